"""The sender: a worker that delivers webhooks to other people's servers, and knows nothing of games."""
