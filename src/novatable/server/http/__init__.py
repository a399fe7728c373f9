"""Everything asked for over HTTP, the pages included."""
