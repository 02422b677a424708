"""A real browser that looks at games while programs play them."""
