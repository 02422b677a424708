"""The rates that every gateway limits, as the settings have them."""

from sagebrush_gateway.limits.buckets import TokenBuckets
from sagebrush_gateway.limits.limit_policy import rate_policy
from sagebrush_gateway.limits.shared_buckets import SharedBuckets
from sagebrush_gateway.settings import GatewaySettings


class RateLimits:
    """Buckets by seat, caller and address; shared by all gateways."""

    def __init__(self, settings: GatewaySettings, shared: SharedBuckets) -> None:
        def buckets(name: str, rate: float, burst: float) -> TokenBuckets:
            return shared.share(TokenBuckets(rate_policy(name, rate, burst)))

        self.seats = buckets("seat", settings.gateway_seat_rate, settings.gateway_seat_burst)
        self.accounts = buckets("commands", settings.gateway_account_rate, settings.gateway_account_burst)
        self.reads = buckets("reads", settings.gateway_read_rate, settings.gateway_read_burst)
        self.strangers = buckets("address", settings.gateway_stranger_rate, settings.gateway_stranger_burst)
        self.guests = buckets("new-guests", *_per_minute(settings.gateway_guests_per_minute))
        self.tables = buckets("new-tables", *_per_minute(settings.gateway_tables_per_minute))


def _per_minute(count: float) -> tuple[float, float]:
    return count / 60, count
