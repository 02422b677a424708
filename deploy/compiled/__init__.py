"""A compiled build of the games and the opponents: the same sources, translated to C by mypyc. See docs/compiled.md."""
