import { left } from '../accounts.js';
import { accountsOf, type Draft } from '../draft.js';
import type { HoldingView } from '../../view/turn-view.js';

/** Trainees, in percent of the professionals, while there is hardly more work for these than there are. */
const IN_TRAINING = 40;
/** Idle professionals, in percent of all, from which nobody is trained. */
const PLENTY = 15;

/** Trains professionals for the farms, mines and factories to come. */
export function train(draft: Draft, colony: HoldingView): void {
  const accounts = accountsOf(draft, colony);
  const { PRO, TRN } = colony.population;
  if (100 * accounts.idle.PRO > PLENTY * PRO) return;
  const wanted = Math.floor((PRO * IN_TRAINING) / 100) - TRN;
  const quantity = Math.min(wanted, Math.floor(Math.min(accounts.idle.USK, left(accounts, 'USK')) / 2));
  if (quantity <= 0) return;
  draft.orders.push({
    kind: 'draft',
    actorId: colony.id,
    units: { code: 'TRN', techLevel: 0, quantity },
  });
}
