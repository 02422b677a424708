"""Webhooks in the store: what applications subscribed to, and what has yet to be delivered to them."""
