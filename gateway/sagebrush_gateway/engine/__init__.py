"""The engine as the gateway knows it: what it is, what a request costs, how it can fail."""
