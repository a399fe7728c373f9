"""The lab: what many games between computer players show about players, cards and rules."""
