"""Files of games come from a service with a record in memory."""

from tests.rules.conftest import hands as hands
from tests.rules.conftest import record as record
from tests.rules.conftest import rules as rules
