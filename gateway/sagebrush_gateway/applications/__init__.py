"""Applications: programs of other platforms, registered by the operator, with scopes and quotas."""
