"""Tiny titles that exercise every corner of the kernel and the services."""
