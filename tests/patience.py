"""How long a test waits for something that must come, before it says that it never will.

Long, because the machine may be doing much else: waiting costs nothing when the thing comes.
"""

PATIENCE = 180.0
"""Seconds."""
