"""What an operator sets, watches and repairs."""
