"""A table as its log makes it, and who may change it how: pure, no I/O, no clock."""
