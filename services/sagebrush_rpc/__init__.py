"""The wire: generated stubs and a small typed client."""
