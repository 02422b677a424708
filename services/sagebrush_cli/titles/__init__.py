"""Commands about a title, without any platform: its content, its rule texts, random games, balance."""
