import { headCount, STRUCTURAL_UNITS_PER_MASS_UNIT } from '@ec/economy';
import { BIRTHS, left } from '../accounts.js';
import { accountsOf, assemble, type Draft } from '../draft.js';
import { farmsAhead } from './feed.js';
import type { HoldingView } from '../../view/holding-view.js';

/** Percent of its structure that a colony keeps free for what comes. */
const FREE = 2;

/** Machines that wait in storage for room and hands. */
const WAITING: readonly string[] = ['FCT', 'MIN', 'FRM'];
/** Room that one of them takes beside what it takes in storage, in mass units. */
const MACHINE = 10;
/** Quarters for which room is kept for those who are born and for what they eat. */
const AHEAD = 2;

/**
 * Adds structure where a colony is nearly full: for farms and people at any rate, for other machines as far as there is some to spare.
 *
 * @param kept - structural units that stay in storage for ships
 */
export function house(draft: Draft, colony: HoldingView, kept: number): void {
  const accounts = accountsOf(draft, colony);
  const perMassUnit = STRUCTURAL_UNITS_PER_MASS_UNIT[colony.kind];
  const hands = Math.max(0, Math.min(accounts.idle.PRO, accounts.idle.USK / 3));
  const waiting = (codes: readonly string[]): number =>
    colony.stored.reduce((sum, { code, quantity }) => (codes.includes(code) ? sum + quantity : sum), 0);
  const births = (AHEAD * headCount(colony.population)) / BIRTHS;
  const farms = MACHINE * Math.min(waiting(['FRM']), farmsAhead(colony));
  const machines = MACHINE * Math.min(hands, waiting(WAITING));
  const free = (accounts.room * perMassUnit) / 200;
  const least = (births + farms) * perMassUnit;
  const most = (colony.structure.units * FREE) / 100 + machines * perMassUnit;
  const there = left(accounts, 'STU');
  const quantity = Math.min(
    there,
    Math.max(Math.ceil(least - free), Math.min(Math.ceil(most - free), there - kept)),
  );
  if (quantity > 0) assemble(draft, colony, { code: 'STU', techLevel: 0, quantity });
}
