"""Tables in use: changes one after another, computer players, people coming and going."""
