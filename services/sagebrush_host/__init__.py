"""The host: the whole platform on one machine, embedded servers included, under one supervisor."""
