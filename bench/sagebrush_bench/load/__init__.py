"""The load generator: clients so cheap that they hardly show in what they measure."""
