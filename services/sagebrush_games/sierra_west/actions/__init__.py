"""What a seat can do: one module each with message, candidates, refusal, events and sentence."""
