"""The gateway: what frontends and bots see. It never holds a state, so it cannot leak a hidden hand."""
