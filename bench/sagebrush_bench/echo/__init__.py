"""The bound of the service figures: the plainest FastAPI service with a gRPC service behind it.

It checks a body with pydantic, makes one unary call with the messages of our own wire, and answers. No rule, no store.
"""
