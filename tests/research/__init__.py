"""Numbers of commands and views, and the environments of other people's libraries that stand on them."""
