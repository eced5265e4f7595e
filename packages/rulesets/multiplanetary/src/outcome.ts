import type { Outcome } from '@ec/engine';
import { planetsOf } from './planets.js';
import { COLOURS, type Board, type Colour, type MultiplanetaryState } from './types.js';

/**
 * Whether the game is over, and for whom: a side without planets has lost, whatever it has under way. Where both agree to end the game, the
 * side with more planets wins, and of equals the one with more ships, those under way included.
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

/** Over, and won by the seat with more; by nobody where both have the same. */
function over([red = 0, blue = 0]: readonly number[]): Outcome {
  if (red === blue) return { status: 'over', winners: [] };
  return { status: 'over', winners: [red > blue ? 1 : 2] };
}

/** Ships of a side, on planets and under way. */
export function shipsOf({ planets, fleets }: Pick<Board, 'planets' | 'fleets'>, colour: Colour): number {
  const own = [...planets, ...fleets].filter(({ owner }) => owner === colour);
  return own.reduce((sum, { ships }) => sum + ships, 0);
}
