"""The files with which the embedded servers start: their settings and their users."""

from sagebrush_events import acl
from sagebrush_host.embedded.passwords import load_passwords, write_private_file
from sagebrush_host.embedded.programs import configuration
from sagebrush_host.place import Place
from sagebrush_host.plan import Site
from sagebrush_host.settings import HostSettings


def prepare_site(place: Place, settings: HostSettings) -> Site:
    """The site of a platform, with the files of its servers written."""
    passwords = load_passwords(place.root / "passwords.json", acl.USERS)
    for server, users in (("record", acl.record(passwords)), ("broker", acl.broker(passwords))):
        write_private_file(place.conf(server), configuration(server, place))
        write_private_file(place.users(server), users)
    return Site(place=place, settings=settings, passwords=passwords)
