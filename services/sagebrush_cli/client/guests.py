"""Access to a platform as a guest, with errors as sentences."""

from collections.abc import Iterator
from contextlib import contextmanager

from sagebrush_cli.client.api import Api
from sagebrush_cli.errors import exit_with_message


@contextmanager
def access(url: str, token: str, as_json: bool, name: str = "From the terminal", language: str = "en") -> Iterator[Api]:
    """The API as the guest behind ``token``, or as a new one called ``name``; sentences come in ``language``."""
    with exit_with_message(as_json):
        api = Api(url, token, language)
        if not token:
            api.register(name)
        yield api
