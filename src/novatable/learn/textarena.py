"""The games in TextArena: `textarena.make("AfterNova-v0")`, once this module is imported.

Players get prompt, board and answers as `novatable.learn.text` words them. What somebody writes is shown to
nobody else: it may tell their cards. It needs `novatable[textarena]`.
"""

from typing import Any

import msgspec

from novatable.core.game import Game
from novatable.extras import advice
from novatable.learn.codecs import learnable
from novatable.learn.text import ATTEMPTS, TextTable, introduction

try:
    import textarena
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(advice(missing) or str(missing), name=missing.name) from None

MAX_TURNS = 2_000
Kind = textarena.ObservationType


class ArenaEnv(textarena.Env):  # type: ignore[misc]  # TextArena has no types
    """One game. An answer that is malformed or refused can be given again, then the protocol chooses."""

    def __init__(
        self, game: str, max_turns: int = MAX_TURNS, error_allowance: int = ATTEMPTS - 1, **options: Any
    ) -> None:
        """After `max_turns` decisions the game is a draw; `options` are those of `Game.new`."""
        self.game = game
        self.max_turns = max_turns
        self.error_allowance = error_allowance
        self.options = options

    def reset(self, num_players: int, seed: int | None = None) -> None:
        game = Game.new(self.game, players=num_players, seed=seed, **self.options)
        self.table = TextTable(game, self.error_allowance + 1, seed or 0)
        # Without the seed, which would go to the chance that the whole program shares.
        self.state = textarena.FFAMultiPlayerState(
            num_players, None, self.max_turns, error_allowance=self.error_allowance
        )
        self.state.reset(
            game_state={}, player_prompt_function=lambda player_id, **_: introduction(game, player_id)
        )
        self._ask()

    def _ask(self) -> None:
        seat = self.table.asked()
        assert seat is not None
        self.state.manually_set_current_player_id(seat)
        self.state.add_observation(self.table.question(seat), Kind.GAME_BOARD, to_id=seat)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        table, state = self.table, self.state
        seat: int = state.current_player_id
        state.add_observation(action, Kind.PLAYER_ACTION, from_id=seat, to_id=seat)
        forced = table.forced[seat]
        told = table.answer(seat, action)
        if not told.decided:
            state.set_invalid_move(told.message)
            done, info = state.step(rotate_player=False)
            return bool(done), info
        state.game_info[seat]["invalid_move"] |= table.forced[seat] > forced
        state.add_observation(told.message, Kind.GAME_ADMIN, to_id=seat)
        for other in range(state.num_players):
            for event in told.events:
                face = msgspec.json.encode(event.face(other)).decode()
                state.add_observation(face, Kind.GAME_ACTION_DESCRIPTION, to_id=other)
        self._judge()
        done, info = state.step(rotate_player=False)
        if not done:
            self._ask()
        return bool(done), info

    def _judge(self) -> None:
        outcome = self.table.game.outcome()
        if outcome is not None:
            self.state.set_winners(outcome.winners, f"The game is over, with points {list(outcome.scores)}.")
        elif self.state.turn + 1 >= self.max_turns:
            self.state.set_draw(f"The game was cut off after {self.max_turns} decisions.")


for _name in learnable():
    textarena.register(f"{Game.kind(_name).title}-v0", ArenaEnv, game=_name)
