/**
 * Pacts bind for some turns after they end.
 *
 * @see X-72
 */
import type { House } from '../house.js';
import type { Ec4xState } from '../state.js';
import type { Work } from '../work.js';
import { changePrestige } from './prestige.js';

/** Notes that a House has ended its pact with another, by whatever stance. Games of version 2 began without a list of ends. */
export function endPact(
  { houses, turn }: Pick<Ec4xState, 'houses' | 'turn'>,
  house: House,
  partnerId: number,
): void {
  house.pactEnds = houses.map(({ id }) => (id === partnerId ? turn : (house.pactEnds[id - 1] ?? null)));
}

/** Forgets that a pact has ended, if one has, as there is one again. */
export function renewPact(house: House, partnerId: number): void {
  house.pactEnds = house.pactEnds.map((ended, i) => (i + 1 === partnerId ? null : ended));
}

/** What a hostile act against another House costs, if there was a pact until a short time ago; it is paid for once. */
export function breakPact(work: Pick<Work, 'emit' | 'state'>, house: House, partnerId: number): void {
  const { rules, turn } = work.state;
  const ended = house.pactEnds[partnerId - 1] ?? null;
  renewPact(house, partnerId);
  if (ended === null || turn > ended + rules['pact.cooling']) return;
  changePrestige(work, house, 'pact', -rules['pact.break']);
}
