"""The documents as a site: pages of the repository, references made from its interfaces, navigation, Markdown twins."""
