import { STRUCTURAL_UNITS_PER_MASS_UNIT } from '@ec/economy';
import { left } from '../accounts.js';
import { accountsOf, assemble, type Draft } from '../draft.js';
import type { HoldingView } from '../../view/turn-view.js';

/** Percent of its structure that a colony keeps free for what comes. */
const FREE = 2;

/** Machines that wait in storage for room and hands. */
const WAITING: readonly string[] = ['FCT', 'MIN'];
/** Room that one of them takes beside what it takes in storage, in mass units. */
const MACHINE = 10;

/**
 * Adds structure where a colony is nearly full.
 *
 * @param kept - structural units that stay in storage for ships
 */
export function house(draft: Draft, colony: HoldingView, kept: number): void {
  const accounts = accountsOf(draft, colony);
  const perMassUnit = STRUCTURAL_UNITS_PER_MASS_UNIT[colony.kind];
  const hands = Math.max(0, Math.min(accounts.idle.PRO, accounts.idle.USK / 3));
  const waiting = colony.stored.reduce(
    (sum, { code, quantity }) => (WAITING.includes(code) ? sum + quantity : sum),
    0,
  );
  const machines = MACHINE * Math.min(hands, waiting);
  const wanted = (colony.structure.units * FREE) / 100 + machines * perMassUnit;
  const missing = Math.ceil(wanted - (accounts.room * perMassUnit) / 200);
  const quantity = Math.min(missing, left(accounts, 'STU') - kept);
  if (quantity > 0) assemble(draft, colony, { code: 'STU', techLevel: 0, quantity });
}
