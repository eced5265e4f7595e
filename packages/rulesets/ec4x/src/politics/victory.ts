import type { House } from '../house.js';
import { playing } from '../lookup.js';
import type { Ec4xState } from '../state.js';
import type { Work } from '../work.js';

/**
 * Ends the game: for the last House, for one that owns every home world, or, on the last turn or when all agree, for the one of most
 * prestige, then product, then by lot.
 *
 * @see X-65
 */
export function judgeVictory(work: Work): void {
  const { state } = work;
  if (state.winners.length === 0) state.winners = winnersOf(work);
}

function winnersOf({ state, rng }: Work): number[] {
  const left = playing(state);
  if (left.length <= 1) return left.map(({ id }) => id);
  const ruler = left.find((house) => ownsAllHomes(state, house));
  if (ruler) return [ruler.id];
  if (state.turn < state.rules['game.turns'] && !state.isAgreedEnd) return [];
  const prestige = Math.max(...left.map((house) => house.prestige));
  const foremost = left.filter((house) => house.prestige === prestige);
  const gcp = Math.max(...foremost.map((house) => house.gcp));
  return [rng.stream('victory').pick(foremost.filter((house) => house.gcp === gcp)).id];
}

function ownsAllHomes({ systems }: Ec4xState, { id }: House): boolean {
  return systems.every(({ homeOf, colony }) => homeOf === null || colony?.owner === id);
}
