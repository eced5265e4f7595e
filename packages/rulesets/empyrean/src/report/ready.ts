import { changeStock, quantityOf } from '@ec/economy';
import { derived, derivedLast } from '@ec/prng';
import type { Holding } from '../holding.js';
import { emptyQuarter } from '../holdings/ledger.js';
import type { HoldingView } from '../view/holding-view.js';
import type { TurnView } from '../view/turn-view.js';
import { outlookOf } from './outlook.js';

/** A ship or colony as the limits of an order look at it, its groups among what is assembled. */
export type Ready = Pick<
  Holding,
  'kind' | 'population' | 'stored' | 'assembled' | 'farms' | 'mines' | 'factories' | 'quarter'
>;

/**
 * A ship or colony when orders of the next turn are carried out: life support, farms, mines and factories have had their fuel, and what they
 * bring lies in store.
 *
 * @see E-17 phases 1 and 2, which come before set up, dis-assembly, transfers and assembly
 */
export function readyOf(view: Pick<TurnView, 'surveys'>, holding: HoldingView): Ready {
  return readyIn(view)(holding);
}

/** A report asks for the same ship or colony again and again. */
const readyIn = /* @__PURE__ */ derivedLast((view: Pick<TurnView, 'surveys'>) =>
  derived((holding: HoldingView) => makeReady(view, holding)),
);

function makeReady(view: Pick<TurnView, 'surveys'>, holding: HoldingView): Ready {
  const { kind, population, assembled } = holding;
  const { quarter } = outlookOf(view, holding);
  let stored = changeStock(holding.stored, 'FUEL', quarter.fuel - quantityOf(holding.stored, 'FUEL'));
  stored = changeStock(stored, 'FOOD', quarter.grown);
  for (const { code, techLevel, quantity } of [...quarter.ore, ...quarter.products])
    if (code !== 'FUEL') stored = changeStock(stored, code, quantity, techLevel);
  stored = changeStock(stored, 'METS', -quarter.metallics.used);
  stored = changeStock(stored, 'NMTS', -quarter.nonMetallics.used);
  return {
    kind,
    population,
    stored,
    assembled,
    farms: [],
    mines: [],
    factories: [],
    quarter: emptyQuarter(),
  };
}
