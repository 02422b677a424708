"""What every route works with, made once for the process."""

from dataclasses import dataclass

from starlette.types import Scope

from sagebrush_gateway.catalogue import Catalogue
from sagebrush_gateway.guests import Guests
from sagebrush_gateway.limits import Limits
from sagebrush_gateway.meters import Meters
from sagebrush_gateway.readiness import Readiness
from sagebrush_gateway.revocations import Revocations
from sagebrush_gateway.settings import Settings
from sagebrush_gateway.store import Store, connect
from sagebrush_gateway.streams import Streams
from sagebrush_gateway.tables import Tables
from sagebrush_rpc.client import RulesClient


@dataclass(frozen=True, slots=True)
class Gateway:
    """The parts of one gateway."""

    settings: Settings
    store: Store
    rules: RulesClient
    catalogue: Catalogue
    revocations: Revocations
    readiness: Readiness
    guests: Guests
    tables: Tables
    limits: Limits
    streams: Streams
    meters: Meters

    async def close(self) -> None:
        """Ends the connections."""
        await self.rules.close()
        await self.store.aclose()


def build(settings: Settings) -> Gateway:
    """A gateway that connects when it is first asked."""
    store = connect(settings.store_url)
    meters = Meters()
    rules = RulesClient(settings.rules_address, settings.gateway_call_seconds)
    revocations = Revocations(store)
    return Gateway(
        settings=settings,
        store=store,
        rules=rules,
        catalogue=Catalogue(rules),
        revocations=revocations,
        guests=Guests(store, settings, revocations),
        readiness=Readiness(rules, store),
        tables=Tables(store, settings),
        limits=Limits(settings),
        streams=Streams(settings, meters, revocations),
        meters=meters,
    )


def gateway_of(scope: Scope) -> Gateway:
    """The gateway that serves the request of ``scope``."""
    gateway: Gateway = scope["app"].state.gateway
    return gateway
