"""What A New Beginning adds to what can be done."""
