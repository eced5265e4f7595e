import type { Prng } from '@ec/prng';
import { galaxyWinner, leader, valuesWon } from './score.js';
import type { BySide, Position, Side } from './state.js';
import { drawWar, fightRound, positionOf } from './war.js';

/** A way to play: the size of the fleet to send, or 0 to let time run out. */
export type Strategy = (position: Position, side: Side, rng: Prng) => number;

/** How a game ended. */
export interface GameResult {
  /** `null` for a draw. */
  readonly winner: Side | null;
  /** Strategic value that each side won in the last war. */
  readonly values: BySide<number>;
  /** Who took each galaxy of that war, in the order of the bouts. */
  readonly galaxies: readonly (Side | null)[];
  /** Wars that were equal and played again. */
  readonly replays: number;
}

/**
 * Plays a whole game by the same rules as the phases, without orders, journal and reports: for simulations.
 *
 * The draws of the galaxies and those of each strategy come from separate streams.
 *
 * @param replays - equal wars that are played again, 0 (included) or more
 * @see G-01 to G-05
 */
export function playGame(strategies: BySide<Strategy>, rng: Prng, replays = 100): GameResult {
  const [draws, first, second] = [rng.numbered(0), rng.numbered(1), rng.numbered(2)];
  for (let replay = 0; ; replay++) {
    const war = drawWar(draws);
    for (let position = positionOf(war); position; position = positionOf(war))
      fightRound(war, [strategies[0](position, 0, first), strategies[1](position, 1, second)]);
    const values = valuesWon(war);
    const winner = leader(values);
    if (winner === null && replay < replays) continue;
    const galaxies = war.galaxies.map((_, bout) => galaxyWinner(war, bout));
    return { winner, values, galaxies, replays: replay };
  }
}
