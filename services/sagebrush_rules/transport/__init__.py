"""The wire: methods of the service, limits on calls, and the stream of commands. It imports the application."""
