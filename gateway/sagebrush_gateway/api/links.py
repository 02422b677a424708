"""Addresses of the page that are sent to people. Secrets stand in the fragment, which browsers send nowhere."""

from starlette.requests import Request

from sagebrush_gateway.gateway import Gateway


def origin_of(gateway: Gateway, request: Request) -> str:
    """Where people reach the platform: as the operator says, or as this request did."""
    return (gateway.settings.gateway_public_url or str(request.base_url)).rstrip("/")


def link_to_seat(origin: str, game: str, token: str) -> str:
    """The table, for who has the token of a seat."""
    return f"{origin}/#/seat/{game}/{token}"


def link_to_offer(origin: str, offer: str) -> str:
    """A seat that is offered."""
    return f"{origin}/#/offer/{offer}"
