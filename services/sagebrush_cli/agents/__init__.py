"""Language models at the table: a server of the Model Context Protocol on the public API."""
