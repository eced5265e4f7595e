import type { Prng } from '@ec/prng';
import { boutRounds, worthsWon } from '../score.js';
import { BOUT_ROUNDS, VALUES, type Position, type Side } from '../state.js';
import { evenShare } from './share.js';
import { solveStage } from './stage.js';

/**
 * Plays each bout as a game of its own, in equilibrium: an opponent who also keeps to an even share of their fleets does no better on average
 * than the value of that game, which is 0 when both have the same fleets.
 *
 * The bout is exact, except for the rounding of doubles: it covers all orders of the worths and all choices of both sides. Everything
 * beyond it is left out: that a fleet kept may be worth more in a later bout, that galaxies differ in value, and that an opponent may spend
 * more or less than an even share. In the last bout only the score is left out: an equal bout counts as half a win, even where
 * it decides the war.
 */
export function playEquilibrium(position: Position, side: Side, rng: Prng): number {
  const { worths, rounds } = position;
  const other: Side = side === 0 ? 1 : 0;
  const won = worthsWon(worths, boutRounds(rounds, Math.floor(rounds.length / BOUT_ROUNDS)));
  const { chances } = solveStage({
    hands: [evenShare(position, side), evenShare(position, other)],
    worth: worths.at(-1) ?? 0,
    toCome: VALUES.filter((worth) => !worths.includes(worth)),
    lead: won[side] - won[other],
  });
  let drawn = rng.uniform();
  const size = chances.findIndex((chance) => (drawn -= chance) < 0);
  return 1 + (size < 0 ? chances.findLastIndex((chance) => chance > 0) : size);
}
