"""uvicorn with limits on how requests arrive and on clients that read slowly."""
