"""The embedded Redis or Valkey servers: which program, which settings, which users."""
