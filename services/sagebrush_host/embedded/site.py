"""The files with which the embedded servers start: their settings and their users."""

from sagebrush_events import acl
from sagebrush_host.embedded.passwords import load_passwords
from sagebrush_host.embedded.programs import configuration
from sagebrush_host.place import Place
from sagebrush_host.plan import Site
from sagebrush_host.settings import HostSettings
from sagebrush_process.files import OWNER_ALONE, replace_file


def prepare_site(place: Place, settings: HostSettings) -> Site:
    """The site of a platform, with the files of its servers written."""
    passwords = load_passwords(place.root / "passwords.json", acl.USERS)
    for server, users in (("record", acl.record(passwords)), ("broker", acl.broker(passwords))):
        replace_file(place.conf(server), configuration(server, place).encode(), OWNER_ALONE)
        replace_file(place.users(server), users.encode(), OWNER_ALONE)
    return Site(place=place, settings=settings, passwords=passwords)
