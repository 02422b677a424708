"""How a bot behaves on a platform: by its stream, by asking for work, or called by webhook."""
