import { headCount } from '@ec/economy';
import { left } from '../accounts.js';
import { accountsOf, type Draft } from '../draft.js';
import { isSmall } from '../sheet.js';
import type { HoldingView } from '../../view/holding-view.js';

/** Trainees, in percent of the professionals, while there is hardly more work for these than there are; in small colonies, which lack them most. */
const [IN_TRAINING, IN_SMALL] = [40, 70];
/** Idle professionals, in percent of all, from which nobody is trained. */
const PLENTY = 15;

/** Population units for which a main colony has a construction worker. */
const HEADS_PER_WORKER = 600;

/** Drafts construction workers for what a colony that grows has to assemble. */
export function hire(draft: Draft, colony: HoldingView): void {
  const accounts = accountsOf(draft, colony);
  const missing = Math.floor(headCount(colony.population) / HEADS_PER_WORKER) - colony.population.CNW;
  const quantity = Math.min(
    missing,
    accounts.idle.PRO,
    accounts.idle.USK,
    left(accounts, 'PRO'),
    left(accounts, 'USK'),
  );
  if (quantity <= 0) return;
  accounts.idle.PRO -= quantity;
  accounts.idle.USK -= quantity;
  draft.orders.push({ kind: 'draft', actorId: colony.id, units: { code: 'CNW', techLevel: 0, quantity } });
}

/** Trains professionals for the farms, mines and factories to come. */
export function train(draft: Draft, colony: HoldingView): void {
  const accounts = accountsOf(draft, colony);
  const { PRO, TRN } = colony.population;
  if (100 * accounts.idle.PRO > PLENTY * PRO) return;
  const share = isSmall(colony) ? IN_SMALL : IN_TRAINING;
  const wanted = Math.floor((PRO * share) / 100) - TRN;
  const quantity = Math.min(wanted, Math.floor(Math.min(accounts.idle.USK, left(accounts, 'USK')) / 2));
  if (quantity <= 0) return;
  draft.orders.push({
    kind: 'draft',
    actorId: colony.id,
    units: { code: 'TRN', techLevel: 0, quantity },
  });
}
