/**
 * Pacts bind for some turns after they end.
 *
 * @see X-72
 */
import type { House } from '../house.js';
import type { Work } from '../work.js';
import { changePrestige } from './prestige.js';

/** Notes that a House has ended its pact with another, by whatever stance. */
export function endPact({ state }: Pick<Work, 'state'>, house: House, partnerId: number): void {
  house.pactEnds[partnerId - 1] = state.turn;
}

/** Forgets that a pact has ended, as there is one again. */
export function renewPact(house: House, partnerId: number): void {
  house.pactEnds[partnerId - 1] = null;
}

/** What a hostile act against another House costs, if there was a pact until a short time ago; it is paid for once. */
export function breakPact(work: Pick<Work, 'emit' | 'state'>, house: House, partnerId: number): void {
  const { rules, turn } = work.state;
  const ended = house.pactEnds[partnerId - 1] ?? null;
  house.pactEnds[partnerId - 1] = null;
  if (ended === null || turn > ended + rules['pact.cooling']) return;
  changePrestige(work, house, 'pact', -rules['pact.break']);
}
