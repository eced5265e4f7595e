import {
  factoryNeeds,
  quantityOf,
  researchForNextLevel,
  staffGroup,
  type LabourPool,
  type Materials,
  type Product,
} from '@ec/economy';
import type { EmpyreanTurn } from './carry-out.js';
import type { EmpyreanPhase } from '../contract.js';
import { factoryQuarter } from '../holdings/factory-quarter.js';
import { changeUnits } from '../holdings/ledger.js';
import { inhabited, seatsOf } from '../lookup.js';
import type { FactoryGroup, Holding } from '../holding.js';

/**
 * Phase 2: the labour and fuel that phase 1 left go to the factory groups, by number. Work in process advances a stage, and new batches
 * begin. A colony with the research points for the next technology level rises to it.
 *
 * @see seed "Factory", "Research"; E-17 phase 2, E-19, E-22, E-23, E-25
 */
export const manufacturing: EmpyreanPhase = {
  name: 'manufacturing production',
  run({ state, emit }) {
    for (const holding of inhabited(state)) {
      if (holding.factories.length > 0) runGroups(holding, emit);
      payForNextLevel(holding, emit);
    }
  },
};

function runGroups(holding: Holding, emit: EmpyreanTurn['emit']): void {
  const { unskilled, professionals, automation } = holding.quarter;
  const start: LabourPool = {
    unskilled,
    professionals,
    automation,
    fuel: quantityOf(holding.stored, 'FUEL'),
  };
  let pool = start;
  const required = { USK: 0, PRO: 0 };
  for (const group of holding.factories) {
    const { product } = group;
    if (!product) continue;
    const needs = factoryNeeds(group.units, group.techLevel);
    required.USK += needs.unskilled * group.units;
    required.PRO += needs.professionals * group.units;
    const { working, left } = staffGroup(group.units, needs, pool);
    changeUnits(holding, 'stored', 'FUEL', 0, left.fuel - pool.fuel, 'used');
    pool = left;
    runGroup(holding, group, product, working, emit);
  }
  holding.factories = holding.factories.filter(({ units, pipeline }) => units > 0 || !isEmpty(pipeline));
  holding.quarter.unskilled = pool.unskilled;
  holding.quarter.professionals = pool.professionals;
  holding.quarter.automation = pool.automation;
  emit({
    kind: 'staffed',
    seats: seatsOf(holding),
    holdingId: holding.id,
    at: 'factories',
    required,
    used: { USK: start.unskilled - pool.unskilled, PRO: start.professionals - pool.professionals },
    fuel: start.fuel - pool.fuel,
  });
}

function runGroup(
  holding: Holding,
  group: FactoryGroup,
  product: Product,
  working: number,
  emit: EmpyreanTurn['emit'],
): void {
  const isChanging = group.change !== null;
  const { then, delivered, started, used } = factoryQuarter(group, product, working, materials(holding));
  group.product = then.product;
  group.change = then.change;
  group.pipeline = [...then.pipeline];
  if (!isChanging) use(holding, used);
  changeUnits(holding, 'stored', product.code, product.techLevel, delivered, 'produced');
  // what follows begins once the last batch is out
  if (isChanging) use(holding, used);
  emit({
    kind: 'manufactured',
    seats: seatsOf(holding),
    holdingId: holding.id,
    group: group.id,
    worked: working,
    product,
    delivered,
    started,
  });
}

function payForNextLevel(holding: Holding, emit: EmpyreanTurn['emit']): void {
  if (holding.kind === 'ship') return;
  const points = researchForNextLevel(holding.techLevel);
  if (points === undefined || quantityOf(holding.stored, 'RSCH') < points) return;
  changeUnits(holding, 'stored', 'RSCH', 0, -points, 'used');
  holding.techLevel += 1;
  const { id: holdingId, techLevel } = holding;
  emit({ kind: 'advanced', seats: seatsOf(holding), holdingId, techLevel, points });
}

function materials({ stored }: Holding): Materials {
  return { metallics: quantityOf(stored, 'METS'), nonMetallics: quantityOf(stored, 'NMTS') };
}

function use(holding: Holding, { metallics, nonMetallics }: Materials): void {
  changeUnits(holding, 'stored', 'METS', 0, -metallics, 'used');
  changeUnits(holding, 'stored', 'NMTS', 0, -nonMetallics, 'used');
}

function isEmpty(pipeline: FactoryGroup['pipeline']): boolean {
  return pipeline.every((units) => units === 0);
}
