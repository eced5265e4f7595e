import type { Outcome } from '@ec/engine';
import { planetsOf, shipsOf } from './board.js';
import { COLOURS, type MultiplanetaryState } from './state.js';

/**
 * Whether the game is over, and who has won. A side without planets has lost, whatever it has under way. When both agree to end the game,
 * the side with more planets wins; with equal planets, the side with more ships, including those under way.
 *
 * @see seed "When a player no longer has control of any planet"; M-05
 */
export function outcome(game: Pick<MultiplanetaryState, 'planets' | 'fleets' | 'isAgreedEnd'>): Outcome {
  const planets = COLOURS.map((colour) => planetsOf(game, colour).length);
  const ships = COLOURS.map((colour) => shipsOf(game, colour));
  if (planets.includes(0)) return over(planets);
  if (!game.isAgreedEnd) return { status: 'running' };
  return over(planets[0] === planets[1] ? ships : planets);
}

/** Over, and won by the seat with more; a draw when both have the same. */
function over([red = 0, blue = 0]: readonly number[]): Outcome {
  if (red === blue) return { status: 'over', winners: [] };
  return { status: 'over', winners: [red > blue ? 1 : 2] };
}

/** Ships count among those who have as many planets: fewer than this, all of a side together. */
const PLANET = 1e9;

/** How far a side has come: its planets, then its ships. */
export function standing(game: Pick<MultiplanetaryState, 'planets' | 'fleets'>, seat: number): number {
  const colour = COLOURS[seat - 1];
  return colour === undefined ? 0 : PLANET * planetsOf(game, colour).length + shipsOf(game, colour);
}
