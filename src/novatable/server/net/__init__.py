"""WebSockets and their messages, budgets and open connections."""
