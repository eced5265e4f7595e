import { RESOURCE_CODES } from '@ec/economy';
import { left } from '../accounts.js';
import { accountsOf, assembleFactories, assembleMines, type Draft } from '../draft.js';
import { bestDeposit } from './mine.js';
import type { HoldingView } from '../../view/holding-view.js';

/** The first mines of a new colony, by resource. */
const MINES = { FUEL: 5, METS: 4, NMTS: 9 } as const;
/** Its first factories, which make consumer goods. */
const FACTORIES = 18;

/** Puts the first mines and factories of a new colony to work, once its planet is surveyed. */
export function found(draft: Draft, colony: HoldingView): void {
  const accounts = accountsOf(draft, colony);
  const goods = { kind: 'unit', code: 'CNGD', techLevel: 0 } as const;
  for (const { code, techLevel, quantity } of colony.stored) {
    if (code === 'FCT' && colony.factories.length === 0)
      assembleFactories(
        draft,
        colony,
        { code, techLevel, quantity: Math.min(quantity, Math.ceil(FACTORIES / techLevel)) },
        goods,
      );
    if (code !== 'MIN') continue;
    for (const resource of RESOURCE_CODES) {
      if (resource === 'GOLD' || colony.mines.some((group) => group.resource === resource)) continue;
      const deposit = bestDeposit(draft, colony, resource);
      const wanted = Math.min(Math.ceil(MINES[resource] / techLevel), left(accounts, code, techLevel));
      if (deposit) assembleMines(draft, colony, { code, techLevel, quantity: wanted }, deposit.number);
    }
  }
}
