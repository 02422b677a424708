"""What every route works with, made once for the process."""

from dataclasses import dataclass
from functools import partial

from starlette.types import Scope

from sagebrush_gateway.applications.registry import ApplicationRegistry
from sagebrush_gateway.applications.request_quota import RequestQuotas
from sagebrush_gateway.applications.seat_tokens import SeatTokens
from sagebrush_gateway.catalogue import TitleCatalogue
from sagebrush_gateway.engine.prices import EnginePrices
from sagebrush_gateway.engine.room import EngineRoom
from sagebrush_gateway.following.followers import Followers
from sagebrush_gateway.guests.registry import HOUR, GuestRegistry
from sagebrush_gateway.guests.revocations import Revocations
from sagebrush_gateway.guests.tickets import StreamTickets
from sagebrush_gateway.limits.rate_limits import RateLimits
from sagebrush_gateway.limits.shared_buckets import SharedBuckets
from sagebrush_gateway.meters import Meters
from sagebrush_gateway.problems import OVERLOADED, retry_later
from sagebrush_gateway.readiness import ReadinessCheck
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_gateway.store import Store, connect
from sagebrush_gateway.streams.open_streams import OpenStreams
from sagebrush_gateway.tables.computers import DESCRIBED
from sagebrush_gateway.tables.game_creation import GameCreation
from sagebrush_gateway.tables.handing_over import SeatHandover
from sagebrush_gateway.tables.hints import TakenHints
from sagebrush_gateway.tables.lobby import Lobby
from sagebrush_gateway.tables.opening import TableOpening
from sagebrush_gateway.tables.table_store import LobbyTableStore
from sagebrush_gateway.webhooks.deliveries import DeliveryStore, RetryTerms
from sagebrush_gateway.webhooks.subscriptions import SubscriptionStore
from sagebrush_process.clock import HOUR_MS
from sagebrush_process.shares import SharedPlaces
from sagebrush_rpc.client import RulesClient
from sagebrush_rpc.engine import EngineClient

UNREAD_SECONDS = 5
"""After which to ask again for a page, where too many wait for their readers."""
UNREAD_SHARES = 8
"""Of the memory for such pages one caller has one: it takes eight to keep it from everybody else."""


@dataclass(frozen=True, slots=True)
class Gateway:
    """Every part is made once; routes take from here what they need."""

    settings: GatewaySettings
    store: Store
    rules: RulesClient
    engine: EngineClient
    prices: EnginePrices
    engine_room: EngineRoom
    catalogue: TitleCatalogue
    revocations: Revocations
    readiness: ReadinessCheck
    guests: GuestRegistry
    applications: ApplicationRegistry
    seats: SeatTokens
    creation: GameCreation
    tables: LobbyTableStore
    lobby: Lobby
    opening: TableOpening
    hints: TakenHints
    handover: SeatHandover
    shared: SharedBuckets
    limits: RateLimits
    request_quotas: RequestQuotas
    streams: OpenStreams
    unread: SharedPlaces
    """In bytes: pages that wait in memory for their readers."""
    meters: Meters
    followers: Followers
    webhooks: SubscriptionStore
    deliveries: DeliveryStore

    async def close(self) -> None:
        """Closes the connections to the store, the engine and the rules service."""
        await self.rules.close()
        await self.engine.close()
        await self.store.aclose()


def build(settings: GatewaySettings) -> Gateway:
    """A gateway that connects when it is first asked."""
    store = connect(settings.store_url)
    meters = Meters()
    rules = RulesClient(settings.rules_address, settings.gateway_call_seconds)
    engine = EngineClient(settings.engine_address, settings.gateway_ai_call_seconds)
    revocations = Revocations(store)
    tables = LobbyTableStore(store, settings)
    shared = SharedBuckets(store)
    lobby = Lobby(settings, rules, tables)
    applications = ApplicationRegistry(store, revocations)
    tickets = StreamTickets(
        store, "gw:seat-ticket", settings.gateway_ticket_seconds, int(settings.gateway_ticket_reconnect_hours * HOUR)
    )
    seats = SeatTokens(store, applications, revocations, settings.gateway_seat_token_days, tickets)
    hints = TakenHints(store)
    return Gateway(
        settings=settings,
        store=store,
        rules=rules,
        engine=engine,
        prices=EnginePrices(engine, DESCRIBED),
        engine_room=EngineRoom(settings.gateway_ai_thoughts, settings.gateway_ai_files),
        catalogue=TitleCatalogue(rules),
        revocations=revocations,
        guests=GuestRegistry(store, settings, revocations),
        applications=applications,
        seats=seats,
        creation=GameCreation(store, lobby, applications, seats),
        readiness=ReadinessCheck(rules, store),
        tables=tables,
        lobby=lobby,
        opening=TableOpening(store, lobby, settings),
        hints=hints,
        handover=SeatHandover(lobby, seats),
        shared=shared,
        limits=RateLimits(settings, shared),
        request_quotas=RequestQuotas(shared),
        streams=OpenStreams(settings, meters, revocations),
        unread=SharedPlaces(
            settings.gateway_unread_bytes, partial(retry_later, UNREAD_SECONDS, OVERLOADED), UNREAD_SHARES
        ),
        meters=meters,
        followers=Followers(rules, tables),
        webhooks=SubscriptionStore(store),
        deliveries=DeliveryStore(
            store, RetryTerms(int(settings.webhook_retry_hours * HOUR_MS), settings.webhook_retry_seconds)
        ),
    )


def gateway_of(scope: Scope) -> Gateway:
    """The gateway that serves the request of ``scope``."""
    gateway: Gateway = scope["app"].state.gateway
    return gateway
