"""Games among opponents: matches, how strong each is, and how a title plays. No process, no network."""
