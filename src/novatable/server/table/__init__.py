"""A table as its log makes it, and who may change it and how: pure, no I/O, no clock."""
