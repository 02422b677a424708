"""Access to a platform as a guest, with errors as sentences."""

from collections.abc import Iterator
from contextlib import contextmanager

from sagebrush_cli.errors import exit_with_message
from sagebrush_cli.phrases import use_language
from sagebrush_client import Client


@contextmanager
def access(
    url: str, token: str, as_json: bool, name: str = "From the terminal", language: str = "en"
) -> Iterator[Client]:
    """The platform as the guest behind ``token`` uses it, or a new one called ``name``; sentences in ``language``."""
    use_language(language)
    with exit_with_message(as_json), Client(url, token, language) as api:
        if not token:
            api.register(name)
        yield api
