"""``sagebrush fuzz-views``: views of random games, damaged in every way, and what becomes of them."""
