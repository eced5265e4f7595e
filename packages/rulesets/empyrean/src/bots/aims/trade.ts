import { ratio, type Ratio } from '@ec/prng';
import type { ItemCode } from '@ec/economy';
import { left } from '../accounts.js';
import { accountsOf, type Draft } from '../draft.js';
import { stockOf } from '../sheet.js';
import type { HoldingView } from '../../view/holding-view.js';

/** What an empire sells and buys at the market of its home world. */
export interface Trading {
  /** Quarters of use in storage beyond which goods are sold, and below which they are bought. */
  readonly quarters: readonly [most: number, least: number];
  /** Gold asked for the own technology level, or `null` when it is not for sale. */
  readonly level: number | null;
}

/** Gold asked for one unit; twice as much is bid. */
const ASKED = [
  ['FUEL', ratio(1, 100)],
  ['METS', ratio(1, 100)],
  ['NMTS', ratio(1, 100)],
  ['FOOD', ratio(1, 50)],
  ['CNGD', ratio(1, 50)],
] as const satisfies readonly (readonly [ItemCode, Ratio])[];

/** Sells what there is too much of, and buys what runs short, as far as the gold goes. */
export function trade(draft: Draft, home: HoldingView, { quarters: [most, least], level }: Trading): void {
  const { view, orders } = draft;
  if (home.location !== view.empire.homeWorld || home.vital === null) return;
  const isAlone = !view.sightings.some(
    ({ kind, location, turn, isAbandoned }) =>
      kind !== 'ship' && location === home.location && turn === view.turn && !isAbandoned,
  );
  if (isAlone) return;
  const accounts = accountsOf(draft, home);
  const actorId = home.id;
  let gold = stockOf(home, 'GOLD');
  for (const [code, asked] of ASKED) {
    const item = { code, techLevel: 0 } as const;
    const used = home.ledger.find(({ place, unit }) => place === 'stored' && unit === code)?.used ?? 0;
    const spare = Math.min(left(accounts, code), stockOf(home, code) - most * used);
    const missing = least * used - stockOf(home, code);
    const price = ratio(2 * asked.numerator, asked.denominator);
    const paid = Math.min(missing, Math.floor((gold * price.denominator) / price.numerator));
    if (spare > 0 && used > 0) orders.push({ kind: 'sell', actorId, quantity: spare, item, price: asked });
    else if (paid > 0) {
      orders.push({ kind: 'buy', actorId, quantity: paid, item, price });
      gold -= Math.ceil((paid * price.numerator) / price.denominator);
    }
  }
  if (level !== null && home.techLevel > 1)
    orders.push({ kind: 'sell-technology', actorId, techLevel: home.techLevel, price: ratio(level) });
}
