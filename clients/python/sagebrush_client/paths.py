"""Addresses below ``/v1``."""

from urllib.parse import quote


def path_of(*segments: str) -> str:
    """The path of ``segments``, each of which stays one, whatever somebody wrote into it."""
    return "".join(f"/{quote(segment, safe='')}" for segment in segments)
