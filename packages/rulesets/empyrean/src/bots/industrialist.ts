import type { EmpyreanOrder } from '../orders/orders.js';
import type { HoldingView } from '../view/holding-view.js';
import type { TurnView } from '../view/turn-view.js';
import type { Bot } from '@ec/engine';
import { careFor, mainColonies, putToWork, sheetOf, stockOf } from './sheet.js';

/** Turn from which weapons are no longer made. */
const PEACE = 2;

type BuildChange = Extract<EmpyreanOrder, { readonly kind: 'build-change' }>['change'];

/**
 * A builder: it turns weapons factories over to research and factories, and builds mines or, when food runs short, farms. It puts them to
 * work as they come out, and trains professionals.
 */
export const industrialist: Bot<TurnView, EmpyreanOrder> = (view) =>
  sheetOf(view, [
    ...view.holdings.flatMap(careFor),
    ...mainColonies(view).flatMap((colony) => [
      ...(view.turn >= PEACE ? retool(colony) : []),
      ...putToWork(colony),
      ...train(colony),
    ]),
  ]);

function retool(colony: HoldingView): EmpyreanOrder[] {
  return colony.factories.flatMap(({ group, product, change }): EmpyreanOrder[] => {
    const next = change === null ? changeOf(colony, product) : undefined;
    return next ? [{ kind: 'build-change', actorId: colony.id, group, change: next }] : [];
  });
}

/** What a group should make instead of a product, if anything. */
function changeOf(colony: HoldingView, product: string | null): BuildChange | undefined {
  const food = stockOf(colony, 'FOOD');
  const meals = colony.vital?.foodDue ?? 0;
  if (product === 'EWP-1') return { kind: 'research' };
  if (product === 'MTSP') return { kind: 'unit', code: 'FCT', techLevel: 1 };
  if (product === 'MIN-1' && food < meals) return { kind: 'unit', code: 'FRM', techLevel: 1 };
  if (product === 'FRM-1' && food > 2 * meals) return { kind: 'unit', code: 'MIN', techLevel: 1 };
  return undefined;
}

/** Trains idle hands while there are hardly more professionals than there is work for. */
function train({ id: actorId, population: { USK, PRO }, labour }: HoldingView): EmpyreanOrder[] {
  if (!labour || PRO > 1.2 * labour.required.PRO) return [];
  const quantity = USK - labour.used.USK;
  return quantity > 0 ? [{ kind: 'draft', actorId, units: { code: 'TRN', techLevel: 0, quantity } }] : [];
}
