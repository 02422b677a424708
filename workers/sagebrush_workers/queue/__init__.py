"""The queue of turns: messages that are written without Celery, and a Celery that takes no others."""
