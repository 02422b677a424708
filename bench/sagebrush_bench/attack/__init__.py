"""Attacks of somebody without a token, as a process of its own: what others feel of them is a figure."""
