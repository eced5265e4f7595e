/**
 * Pacts bind for some turns after they end.
 *
 * @see
 */
import type { House } from '../house.js';
import type { Ec4xState } from '../state.js';
import type { Work } from '../work.js';
import { changePrestige } from './prestige.js';
import { relationOf } from './relations.js';

/** Notes that a House has ended its pact with another, by a stance that is not war. Games of version 2 began without a list of ends. */
export function endPact(
  { houses, turn }: Pick<Ec4xState, 'houses' | 'turn'>,
  house: House,
  partnerId: number,
): void {
  house.pactEnds = houses.map(({ id }) => (id === partnerId ? turn : (house.pactEnds[id - 1] ?? null)));
}

/** Forgets the ends of pacts that both Houses have again: to offer one alone frees nobody. */
export function renewPacts(state: Pick<Ec4xState, 'houses'>): void {
  for (const house of state.houses)
    house.pactEnds.forEach((ended, i) => {
      if (ended !== null && relationOf(state, house.id, i + 1) === 'pact') house.pactEnds[i] = null;
    });
}

/**
 * What a hostile act against another House costs, straight from a pact or soon after its end; it is paid for once.
 *
 * @param isStraight - whether the House has gone from the pact to war by it
 */
export function breakPact(
  work: Pick<Work, 'emit' | 'state'>,
  house: House,
  partnerId: number,
  isStraight = false,
): void {
  const { rules } = work.state;
  const isBroken = isStraight || boundUntil(work.state, house, partnerId) !== null;
  if ((house.pactEnds[partnerId - 1] ?? null) !== null) house.pactEnds[partnerId - 1] = null;
  if (isBroken) changePrestige(work, house, 'pact', -rules['pact.break']);
}

/** The last turn in which the pact of a House with another, which has ended, still binds; `null` where none does. */
export function boundUntil(
  { rules, turn }: Pick<Ec4xState, 'rules' | 'turn'>,
  { pactEnds }: Pick<House, 'pactEnds'>,
  partnerId: number,
): number | null {
  const cooling = rules['pact.cooling'];
  const ended = pactEnds[partnerId - 1] ?? null;
  const until = ended === null || cooling === 0 ? null : ended + cooling;
  return until !== null && turn <= until ? until : null;
}
