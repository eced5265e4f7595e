import {
  EMPYREAN_PHASES,
  empyreanLanguage,
  Mistake,
  type Diagnostic,
  type EmpyreanOrder,
  type PlacedOrder,
} from '@ec/orders-parser';
import type { EmpyreanPhase } from './contract.js';
import { assembly } from './phases/assembly.js';
import { buildChange } from './phases/build-change.js';
import { disassembly } from './phases/disassembly.js';
import { draftOrders } from './phases/draft.js';
import { manufacturing } from './phases/manufacturing.js';
import { market } from './phases/market.js';
import { miningAndFarming } from './phases/mining-and-farming.js';
import { miningChange } from './phases/mining-change.js';
import { payAndRation } from './phases/pay-and-ration.js';
import { populationIncreases } from './phases/population-increases.js';
import { rebelIncreases } from './phases/rebel-increases.js';
import { setUpOrders } from './phases/set-up-orders.js';
import { transfers } from './phases/transfers.js';

/** Phases that are played, in rulebook order. */
const PLAYED: readonly EmpyreanPhase[] = [
  miningAndFarming,
  manufacturing,
  setUpOrders,
  disassembly,
  buildChange,
  miningChange,
  transfers,
  assembly,
  market,
  draftOrders,
  payAndRation,
  rebelIncreases,
  populationIncreases,
];

/** Names of the phases that this version plays; the orders of the others are refused. */
export const PLAYED_PHASES: readonly string[] = PLAYED.map(({ name }) => name);

/**
 * The turn sequence in rulebook order, all 21 phases.
 *
 * @see seed "Turn Sequence"; E-17
 */
export const PHASES: readonly EmpyreanPhase[] = EMPYREAN_PHASES.map(
  (name) => PLAYED.find((phase) => phase.name === name) ?? refusing(name),
);

/** Warnings about orders of phases that this version does not play. */
export function unplayedOrders(orders: readonly PlacedOrder<EmpyreanOrder>[]): Diagnostic[] {
  return orders.flatMap((placed) => {
    const name = EMPYREAN_PHASES[empyreanLanguage.phaseOf(placed.order) - 1] ?? '';
    if (PLAYED_PHASES.includes(name)) return [];
    const mistake = new Mistake(
      'phase-not-played',
      `an order of a phase that is played, which "${name}" is not yet`,
    );
    return [empyreanLanguage.diagnose('warning', placed, 'kind', mistake)];
  });
}

/** A phase that this version does not play: its orders are refused, so that nobody counts on them. */
function refusing(name: (typeof EMPYREAN_PHASES)[number]): EmpyreanPhase {
  const number = EMPYREAN_PHASES.indexOf(name) + 1;
  return {
    name,
    run({ orders, settle }) {
      for (const placed of orders) {
        if (empyreanLanguage.phaseOf(placed.order) !== number) continue;
        const reason = `phase ${number}, ${name}, is not played in this version`;
        settle(placed, { status: 'refused', code: 'phase-not-played', reason });
      }
    },
  };
}
