"""What can keep a platform from starting; each error carries a sentence for the person at the terminal."""


class HostError(Exception):
    """A reason that the platform cannot start or go on."""


class AlreadyRunning(HostError):
    """Another supervisor, or processes that it left, uses the same data."""


class NoServer(HostError):
    """Neither the PATH nor the environment holds a Redis or Valkey 7 or later."""


class NoManifest(HostError):
    """The files of a server lie in the data directory without the list by which it finds them."""


class NeverReady(HostError):
    """A process did not become ready."""


class DiskFull(HostError):
    """Nothing can be saved in the data directory."""


class PortTaken(HostError):
    """The gateway's address is in use or not an address of this machine."""
