"""Makes the types of the clients from the schemas that a platform serves: `make clients`."""
