import { STRUCTURAL_UNITS_PER_MASS_UNIT } from '@ec/economy';
import { left } from '../accounts.js';
import { accountsOf, assemble, type Draft } from '../draft.js';
import type { HoldingView } from '../../view/turn-view.js';

/** Percent of its structure that a colony keeps free for what comes. */
const FREE = 2;

/** Adds structure where a colony is nearly full. */
export function house(draft: Draft, colony: HoldingView): void {
  const accounts = accountsOf(draft, colony);
  const perMassUnit = STRUCTURAL_UNITS_PER_MASS_UNIT[colony.kind];
  const missing = Math.ceil((colony.structure.units * FREE) / 100 - (accounts.room * perMassUnit) / 200);
  const quantity = Math.min(missing, left(accounts, 'STU'));
  if (quantity > 0) assemble(draft, colony, { code: 'STU', techLevel: 0, quantity });
}
