"""The process behind webhooks: it records what happens in games that are subscribed to, and hands it to the senders."""
