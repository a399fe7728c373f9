"""The review of a game that is over: what decided it, what was luck, and what could have been better."""
