"""Sierra West: two pioneers on two paths, a mountain of cards, four modes for one to four seats."""
