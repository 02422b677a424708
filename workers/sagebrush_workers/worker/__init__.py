"""The worker: one process that takes turns from the queue and moves for the seats whose view it is given."""
