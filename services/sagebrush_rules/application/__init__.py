"""What the service does: commands, creation, reading, export. It imports the cache and knows no gRPC server."""
