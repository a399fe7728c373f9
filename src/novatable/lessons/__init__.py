"""Lessons as data: guided first games, exercises and the puzzle of the day (docs/LESSONS.md).

A lesson is a file with texts, a position, steps or goals. The engine plays it; nothing here knows a rule.
"""
