"""The public API, against a real rules service with the toy title and a real store."""
