"""What the embedded servers find when they start: their settings, their users, and nobody else's passwords."""

from sagebrush_events import acl
from sagebrush_host import passwords
from sagebrush_host.place import Place
from sagebrush_host.plan import Site
from sagebrush_host.servers import configuration
from sagebrush_host.settings import Settings


def prepared(place: Place, settings: Settings) -> Site:
    """The site of a platform, with the files of its servers written."""
    keys = passwords.kept(place.root / "passwords.json", acl.USERS)
    for server, users in (("record", acl.record(keys)), ("broker", acl.broker(keys))):
        passwords.private(place.conf(server), configuration(server, place))
        passwords.private(place.users(server), users)
    return Site(place=place, settings=settings, passwords=keys)
