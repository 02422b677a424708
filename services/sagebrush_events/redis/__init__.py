"""The record on Redis or Valkey 7 and later, one server or a cluster."""
