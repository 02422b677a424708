"""The figures: what the platform must reach, each measured beside its bound, with the machine it ran on."""
