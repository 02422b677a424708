"""The routes of `/v1` with their requests, responses and description."""
