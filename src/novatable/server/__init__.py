"""The table server: the only asynchronous code."""
