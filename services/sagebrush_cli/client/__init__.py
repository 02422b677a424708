"""A platform as a guest uses it: the public API, tables, promises of fair dice, and the turns of this guest."""
