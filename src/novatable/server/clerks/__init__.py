"""Longer work, in separate processes."""
