import type { OrderResult } from '@ec/engine';
import { MILLION, transferUnits, withoutSettlers } from '../arithmetic/people.js';
import type { Colony } from '../colony.js';
import type { House } from '../house.js';
import { hasColonyAt, type ColonisedSystem } from '../lookup.js';
import { bestPath, laneMapOf, turnsOf } from '../map/paths.js';
import { made, missingMoney, refused } from '../orders/results.js';
import { pu } from '../arithmetic/figures.js';
import type { Ec4xState } from '../state.js';
import { PLANETS } from '../tables/planets.js';
import { affordable, pay } from './purse.js';

/** Transfer units of the 1 PU that stays, in millionths. */
const LEFT_BEHIND = transferUnits(MILLION);

/**
 * Sends settlers from one own colony to another aboard liners of the Guild, as many as asked for, paid and there: 1 PU stays.
 *
 * @param asked - whole transfer units, at least 1 (included)
 * @see seed XY.3; X-28
 */
export function sendSettlers(
  state: Ec4xState,
  house: House,
  from: ColonisedSystem,
  to: ColonisedSystem,
  asked: number,
): OrderResult {
  if (from.id === to.id) return refused('same-colony');
  if (from.colony.isBlockaded || to.colony.isBlockaded) return refused('blockaded');
  const path = bestPath(laneMapOf(state.lanes), from.id, to.id, true);
  if (!path) return refused('no-path');
  const most = Math.min(asked, settlersOf(from.colony));
  const people = peopleOf(from.colony);
  const price = 1000 * PLANETS[to.planetClass].transfer;
  const ptu = affordable(house, price, most);
  if (ptu > 0) {
    pay(house, price * ptu);
    board(from.colony, ptu);
    const isOwn = (id: number): boolean => hasColonyAt(state, house.id, id);
    house.transports.push({ fromId: from.id, toId: to.id, ptu, turns: turnsOf(path, from.id, isOwn) });
  }
  return ptu < most
    ? made(ptu, asked, 'no-money', () => missingMoney(house, price, 'one more'))
    : made(ptu, asked, 'too-few-people', people);
}

/** How many people a colony had before some left, as a refusal says it. */
export function peopleOf({ pu: people }: Pick<Colony, 'pu'>): () => string {
  return () => `${pu(people)} PU lived there`;
}

/**
 * Whole transfer units that may leave a colony: 1 PU stays.
 *
 * @see X-28
 */
export function settlersOf({ pu }: Pick<Colony, 'pu'>): number {
  return Math.max(0, Math.floor((transferUnits(pu) - LEFT_BEHIND) / MILLION));
}

/**
 * Takes settlers from a colony; those who came last go last.
 *
 * @param ptu - whole transfer units, at most {@link settlersOf} the colony
 * @see
 */
export function board(colony: Colony, ptu: number): void {
  colony.pu = withoutSettlers(colony.pu, ptu);
  colony.newcomers = Math.min(colony.newcomers, colony.pu);
}
