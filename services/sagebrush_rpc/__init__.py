"""The wire: generated stubs and a small typed client."""

from sagebrush_rpc.blocking import BlockingRules
from sagebrush_rpc.client import RulesClient
from sagebrush_rpc.errors import RulesError

__all__ = ["BlockingRules", "RulesClient", "RulesError"]
