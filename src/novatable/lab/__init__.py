"""The lab: what many games between computer players tell about players, cards and rules."""
