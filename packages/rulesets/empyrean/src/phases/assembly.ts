import { canFarm, type ItemCode, quantityOf } from '@ec/economy';
import { carryOut, ordersOf, type EmpyreanTurn, type OrderOf } from './carry-out.js';
import { build, constructionLimit } from '../holdings/construction.js';
import type { EmpyreanPhase } from '../contract.js';
import { addFactories, addFarms, addMines } from '../holdings/groups.js';
import { book, changeUnits } from '../holdings/ledger.js';
import { depositOnPlanet } from '../lookup.js';
import { compositionLimits, convert, HALVES } from '../holdings/people.js';
import { productFault, productOf } from '../holdings/products.js';
import { assemblyRoom } from '../holdings/room.js';
import { refused, type OrderResult } from '@ec/engine';
import { withinLimits } from '../orders/results.js';
import type { Holding } from '../holding.js';
import type { UnitCount } from '../orders/terms.js';

/**
 * Phase 9: stored units are put to work. Farms, mines and factories join the group of their level, deposit or product, or open
 * a new one; spies and construction workers are made of people.
 *
 * @see seed "General Rules", "Farm", "Mine", "Factory"; E-17 phase 9
 */
export const assembly: EmpyreanPhase = {
  name: 'assembly orders',
  run(turn) {
    const orders = ordersOf(turn, 'assemble', 'assemble-factories', 'assemble-mines');
    carryOut(turn, orders, (order, actor) => {
      switch (order.kind) {
        case 'assemble':
          return assemble(order, actor);
        case 'assemble-factories':
          return assembleFactories(order, actor);
        case 'assemble-mines':
          return assembleMines(turn, order, actor);
      }
    });
  },
};

function assemble({ units }: OrderOf<'assemble'>, actor: Holding): OrderResult {
  const { code, techLevel, quantity: asked } = units;
  if (code === 'SPY' || code === 'CNW') {
    const { quantity, result } = withinLimits(asked, compositionLimits(actor, code));
    convert(actor, HALVES[code], [code], quantity);
    return result;
  }
  if (code === 'FRM' && !canFarm(techLevel, actor.kind, actor.orbit))
    return refused('wrong-place', `farms of technology level ${techLevel} do not work here`);
  if (code !== 'FRM') {
    return putToWork(actor, { code, techLevel, quantity: asked }, (quantity) =>
      changeUnits(actor, 'assembled', code, techLevel, quantity, 'assembled'),
    );
  }
  return putToWork(actor, { code, techLevel, quantity: asked }, (quantity) => {
    book(actor, 'assembled', code, techLevel, quantity, 'assembled');
    addFarms(actor, techLevel, quantity);
  });
}

function assembleFactories(
  { units, product: ordered }: OrderOf<'assemble-factories'>,
  actor: Holding,
): OrderResult {
  if (actor.kind === 'ship' || actor.kind === 'trade-station')
    return refused('wrong-place', 'factories work in colonies alone');
  const product = productOf(ordered);
  const fault = productFault(actor, product);
  if (fault) return fault;
  return putToWork(actor, units, (quantity) => {
    const { techLevel } = units;
    book(actor, 'assembled', 'FCT', techLevel, quantity, 'assembled');
    addFactories(actor, { techLevel, units: quantity, product, change: null, pipeline: [0, 0, 0] });
  });
}

function assembleMines(
  { state }: EmpyreanTurn,
  { units, deposit: place }: OrderOf<'assemble-mines'>,
  actor: Holding,
): OrderResult {
  if (actor.kind !== 'open' && actor.kind !== 'enclosed')
    return refused('wrong-place', 'mines work in surface colonies alone');
  const deposit = depositOnPlanet(state, actor.planetId, place);
  if (!deposit) return refused('unknown-deposit', `the planet has no deposit ${place}`);
  return putToWork(actor, units, (quantity) => {
    const { techLevel } = units;
    book(actor, 'assembled', 'MIN', techLevel, quantity, 'assembled');
    addMines(actor, { techLevel, units: quantity, depositId: deposit.id });
  });
}

/** Takes units from storage, as many as there are workers and room for, and puts them to work. */
function putToWork(
  actor: Holding,
  { code, techLevel, quantity: asked }: UnitCount<ItemCode>,
  place: (quantity: number) => void,
): OrderResult {
  const { quantity, result } = withinLimits(asked, [
    { most: quantityOf(actor.stored, code, techLevel), code: 'none-there', reason: 'in storage' },
    constructionLimit(actor, code, techLevel),
    { most: assemblyRoom(actor, code, techLevel), code: 'no-room', reason: 'by the structure' },
  ]);
  if (quantity === 0) return result;
  build(actor, code, techLevel, quantity);
  changeUnits(actor, 'stored', code, techLevel, -quantity, 'assembled');
  place(quantity);
  return result;
}
