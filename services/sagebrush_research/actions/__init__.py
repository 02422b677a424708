"""Numbers of commands: the same in every process and release, by title, edition and variants."""
