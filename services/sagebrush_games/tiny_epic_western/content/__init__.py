"""What is printed in the box, one TOML row per thing, each with its mark and source."""
