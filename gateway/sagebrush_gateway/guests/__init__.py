"""Guests, their tokens and tickets, and how every gateway learns that a token has ended."""
