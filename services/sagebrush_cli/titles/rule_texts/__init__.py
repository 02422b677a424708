"""Where the rules of a title are carried: its rule texts by heading, its rulings, and what cites them in the source.

It reads source files, so it works from a checkout only.
"""
