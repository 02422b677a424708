"""What the Law of the Strongest adds to what can be done."""
