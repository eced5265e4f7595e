import type { GameStatus, StoredGame } from '@ec/engine/sqlite';
import type { Pace } from '../live/schedule.js';

/** The clock of a game. Times are milliseconds since 1970. */
interface Times {
  readonly now: number;
  /** When the next turn is; `null` when no time is set. */
  readonly next: number | null;
  /** How fast it is played on the clock; `null` where it is not. */
  readonly pace: Pace | null;
}

/** What everybody may know of a game, for programs. Who has ordered is left out, as no player learns that elsewhere. */
export function publicStatus(
  { meta }: StoredGame,
  { turn, outcome, seats }: Pick<GameStatus, 'turn' | 'outcome' | 'seats'>,
  { now, next, pace }: Times,
) {
  const isOver = outcome.status === 'over';
  return {
    game: meta.name,
    ruleset: meta.ruleset,
    turn: turn.turn,
    phase: isOver ? 'over' : turn.turn === 0 ? 'planning' : 'running',
    now,
    next: isOver ? null : next,
    tick: pace?.tick ?? null,
    seats: seats.map(({ seat, name }) => ({ seat, name })),
    winners: isOver ? outcome.winners : null,
  };
}
