/**
 * The economy of Empyrean Challenge as pure functions over exact integers: units, labour, farms, mines, wages, food and
 * growth.
 *
 * @example
 * ```ts
 * import { farmOutput, feed, rate } from '@ec/economy';
 *
 * // 100,000 open farms bring 25 food units each in a quarter
 * const food = farmOutput(100_000, 1);
 * // 9,920,040 population units on full rations eat a quarter of a unit each
 * const meals = feed(9_920_040, rate(1), food);
 * console.log(food, meals.eaten); // 2500000 2480010
 * ```
 *
 * @packageDocumentation
 */
export {
  formatRate,
  parseRate,
  rate,
  scale,
  shareInProportion,
  smallerRate,
  truncatedProduct,
  truncatedSum,
  type Rate,
} from './exact.js';
export {
  canFarm,
  COLONY_KINDS,
  farmNeeds,
  farmOutput,
  OPEN_FARMS_PER_HABITABILITY,
  openFarmsWithRoom,
  type ColonyKind,
} from './farming.js';
export { feed, foodDue, FULL_RATION, STARVATION_THRESHOLD, starvedShare, type Meals } from './food.js';
export {
  births,
  deathsAmong,
  grow,
  GROWTH,
  POPULATION_PER_HABITABILITY,
  standardOfLiving,
  vacancy,
  type Growth,
  type Living,
} from './growth.js';
export { changeStock, quantityOf, sortStacks } from './inventory.js';
export {
  FARM_AND_MINE_LABOUR,
  staffGroup,
  type LabourPool,
  type Staffing,
  type UnitNeeds,
} from './labour.js';
export { factoryOutput, type Product } from './manufacturing.js';
export { mineCapacity, mineNeeds, RESOURCE_CODE, shareDeposit } from './mining.js';
export { headCount, mapPopulation, POPULATION_UNITS, type Population } from './population.js';
export { sensorFuel } from './sensors.js';
export { STRUCTURAL_UNITS_PER_MASS_UNIT, structuralNeed, type Stack } from './structure.js';
export {
  formatUnit,
  GOODS_CODES,
  parseUnit,
  POPULATION_CODES,
  RESOURCE_CODES,
  unitMass,
  unitOf,
  UNITS,
  type GoodsCode,
  type ItemCode,
  type PopulationCode,
  type ResourceCode,
  type UnitCode,
  type UnitRow,
} from './units.js';
export { PAID_CODES, SHIP_WAGES, WAGES, wagesDue, wagesPaid, type PaidCode, type PayRates } from './wages.js';
