"""Simulations and measurements over many games."""
