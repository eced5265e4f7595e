import { RESOURCE_CODES } from '@ec/economy';
import { left } from '../accounts.js';
import { accountsOf, assembleFactories, assembleMines, type Draft } from '../draft.js';
import { bestDeposit } from './mine.js';
import type { HoldingView } from '../../view/turn-view.js';

/** Of twenty-two mines of a new colony, those on each resource. */
const MINES = { FUEL: 9, METS: 5, NMTS: 8 } as const;

/** Puts the mines and factories of a new colony to work, once its planet is surveyed. */
export function found(draft: Draft, colony: HoldingView): void {
  const accounts = accountsOf(draft, colony);
  for (const { code, techLevel, quantity } of colony.stored) {
    if (code === 'FCT')
      assembleFactories(
        draft,
        colony,
        { code, techLevel, quantity },
        { kind: 'unit', code: 'CNGD', techLevel: 0 },
      );
    if (code !== 'MIN') continue;
    for (const resource of RESOURCE_CODES) {
      if (resource === 'GOLD') continue;
      const deposit = bestDeposit(draft, colony, resource);
      const share = Math.ceil((quantity * MINES[resource]) / 22);
      const units = { code, techLevel, quantity: Math.min(share, left(accounts, code, techLevel)) } as const;
      if (deposit) assembleMines(draft, colony, units, deposit.number);
    }
  }
}
