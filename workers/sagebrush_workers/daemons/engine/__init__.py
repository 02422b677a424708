"""The engine's door: takes requests over gRPC, lets workers think in fair turns, and passes their answers on."""
