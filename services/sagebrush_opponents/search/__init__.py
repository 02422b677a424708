"""The search that all levels and all titles share: a first impression, then a race of the best commands."""
