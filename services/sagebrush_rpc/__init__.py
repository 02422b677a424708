"""The wire: generated stubs and a small typed client."""

import os

os.environ.setdefault("GRPC_VERBOSITY", "ERROR")  # its lines about connections are no JSON and no alarm

from sagebrush_rpc.blocking import BlockingRules
from sagebrush_rpc.client import RulesClient
from sagebrush_rpc.engine import EngineClient
from sagebrush_rpc.errors import EngineError, RulesError

__all__ = ["BlockingRules", "EngineClient", "EngineError", "RulesClient", "RulesError"]
