import { partsOf, WHOLE } from './commitments.js';
import type { Ratio } from '@ec/prng';
import type { EmpyreanOrder } from './orders.js';
import type { TradeTechnologyOrder } from './trading-orders.js';
import type { KnownHolding } from './known-empire.js';
import { type Doubt, doubt } from './doubts.js';

/** Totals that the orders of one sheet ask for, ship by ship and colony by colony. */
export class Totals {
  readonly #spies = new Map<number, number>();
  readonly #weapons = new Map<number, bigint>();
  readonly #troops = new Map<number, bigint>();
  readonly #levels = new Map<number, Set<number>>();

  /** Adds an order; returns a doubt when the total is more than there is, or than is of use. */
  doubtsAfter(order: EmpyreanOrder, actor: KnownHolding | undefined): Doubt[] {
    if (order.kind === 'buy-technology') return this.#bidTwice(order);
    if ('commitment' in order) {
      const { kind, actorId, commitment } = order;
      const weapons =
        kind === 'invade' || kind === 'raid'
          ? []
          : commitmentDoubts(this.#weapons, actorId, commitment, 'weapons');
      const troops = kind === 'bombard' ? [] : commitmentDoubts(this.#troops, actorId, commitment, 'troops');
      return [...weapons, ...troops].slice(0, 1);
    }
    if (!('spies' in order)) return [];
    const total = (this.#spies.get(order.actorId) ?? 0) + order.spies;
    this.#spies.set(order.actorId, total);
    if (!actor || total <= actor.population.SPY) return [];
    const expected = `no more than the ${actor.population.SPY} spies of ${actor.id} in all orders`;
    return [doubt('spies', 'too-many-spies', expected)];
  }

  /** Of two bids for one level both are paid, and one alone is of use. */
  #bidTwice({ actorId, techLevel }: TradeTechnologyOrder): Doubt[] {
    const levels = this.#levels.get(actorId) ?? new Set();
    this.#levels.set(actorId, levels);
    if (levels.has(techLevel))
      return [doubt('techLevel', 'bid-twice', `one bid of ${actorId} for TL-${techLevel}, as each is paid`)];
    levels.add(techLevel);
    return [];
  }
}

function commitmentDoubts(totals: Map<number, bigint>, actorId: number, share: Ratio, what: string): Doubt[] {
  const total = (totals.get(actorId) ?? 0n) + partsOf(share);
  totals.set(actorId, total);
  if (total <= WHOLE) return [];
  return [doubt('commitment', 'over-committed', `no more than 100% of the ${what} in all orders`)];
}
