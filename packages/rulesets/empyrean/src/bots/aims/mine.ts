import { type ResourceCode } from '@ec/economy';
import { left } from '../accounts.js';
import { accountsOf, assembleMines, type Draft } from '../draft.js';
import type { DepositView, HoldingView } from '../../view/turn-view.js';

/** Percent of what a colony uses that its mines are to bring in. */
const ENOUGH = 110;
/** Quarters in storage below which mines are moved there, and above which they are moved away. */
const [NEARLY, PLENTY] = [3, 20];

/**
 * Puts mines to work on what runs out first.
 *
 * @param kept - mines that stay in storage
 */
export function mine(draft: Draft, colony: HoldingView, kept: number): void {
  const accounts = accountsOf(draft, colony);
  for (const { code, techLevel } of colony.stored) {
    if (code !== 'MIN') continue;
    const free = Math.min(
      left(accounts, code, techLevel) - kept,
      accounts.idle.PRO,
      Math.floor(accounts.idle.USK / 3),
    );
    if (free <= 0) continue;
    const deposit = bestDeposit(draft, colony, scarcest(colony));
    if (deposit) assembleMines(draft, colony, { code, techLevel, quantity: free }, deposit.number);
  }
}

/** Moves the mines of a resource that there is plenty of to one that is nearly used up. */
export function redeploy(draft: Draft, colony: HoldingView): void {
  const needed = scarcest(colony);
  if (reserve(colony, needed) > NEARLY) return;
  const [plenty] = colony.mines
    .filter(
      ({ resource }) => resource !== needed && resource !== 'GOLD' && reserve(colony, resource) > PLENTY,
    )
    .toSorted((a, b) => a.units - b.units);
  const deposit = plenty && bestDeposit(draft, colony, needed);
  if (!plenty || !deposit) return;
  draft.orders.push({
    kind: 'mining-change',
    actorId: colony.id,
    group: plenty.group,
    deposit: deposit.number,
  });
}

/** The resource that is used up fastest beside what is brought in. */
function scarcest(colony: HoldingView): ResourceCode {
  const codes = (['FUEL', 'METS', 'NMTS'] as const).toSorted(
    (a, b) => reserve(colony, a) - reserve(colony, b),
  );
  return codes[0] ?? 'FUEL';
}

/** Quarters that a stock lasts, or above 100 by how far the mines bring in more than is used. */
function reserve({ ledger, stored }: HoldingView, code: ResourceCode): number {
  const row = ledger.find(({ place, unit }) => place === 'stored' && unit === code);
  const stock = stored.find((known) => known.code === code)?.quantity ?? 0;
  const used = Math.max(1, row?.used ?? 0);
  const produced = row?.produced ?? 0;
  const missing = (used * ENOUGH) / 100 - produced;
  return missing > 0 ? Math.min(stock / missing, 100) : 100 + produced / used;
}

/** The deposit where an own group digs for a resource already, or else the richest one that is known. */
export function bestDeposit(
  { view: { surveys } }: Draft,
  { location, mines }: HoldingView,
  resource: ResourceCode,
): Pick<DepositView, 'number'> | undefined {
  const own = mines.find((group) => group.resource === resource && group.produced > 0);
  if (own) return { number: own.depositNumber };
  const deposits = surveys.find(({ planet }) => planet === location)?.deposits ?? [];
  return deposits
    .filter((known) => known.resource === resource && known.isExact && (known.quantity ?? 0) > 0)
    .toSorted((a, b) => (b.yieldPercent ?? 0) - (a.yieldPercent ?? 0))[0];
}
