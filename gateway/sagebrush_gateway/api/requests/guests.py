"""Requests about guests."""

from sagebrush_gateway.api.requests.fields import Name, RequestBody


class GuestRequest(RequestBody):
    """A guest who wants to play."""

    name: Name
