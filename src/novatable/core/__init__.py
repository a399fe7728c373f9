"""What both games share: the contract of a game, chance, the record, options, errors."""
