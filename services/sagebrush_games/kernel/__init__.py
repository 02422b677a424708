"""What every title stands on: messages, chance, actions, the decider, the codec, content, conformance."""
