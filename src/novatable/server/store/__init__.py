"""The store of the table server: an append-only, hash-chained log per table, and what is looked up by name.

SQLite in one file, or PostgreSQL for several workers: the same code, chosen by the URL.
"""

from novatable.server.store.errors import Conflict, Damaged, Removed, StoreFailure
from novatable.server.store.rows import Kept, Link, Listing, Notice, Person, Row
from novatable.server.store.store import Store

__all__ = [
    "Conflict",
    "Damaged",
    "Kept",
    "Link",
    "Listing",
    "Notice",
    "Person",
    "Removed",
    "Row",
    "Store",
    "StoreFailure",
]
