"""`python -m sagebrush_gateway.moderation guest|table …`: the operator ends a guest, or closes a table.

Anybody who can read the password of the gateway's store can run it. No route of the API does the same. It logs what
is asked before it does anything, and then each thing that it has done.
"""
