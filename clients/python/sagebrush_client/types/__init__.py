"""What is sent and received: the bodies of the API, and commands, events and views of each title."""
