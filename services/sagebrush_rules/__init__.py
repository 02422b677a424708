"""The rules service: the only process that meets both the games and the record."""
