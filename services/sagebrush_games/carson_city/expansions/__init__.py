"""Changes to the rules a table may choose, one package each; the manifest lists them, the base imports none."""
