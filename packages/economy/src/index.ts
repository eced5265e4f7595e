/**
 * The economy of Empyrean Challenge as pure functions over exact integers: units, labour, farms, mines, wages, food and
 * growth.
 *
 * @example
 * ```ts
 * import { farmOutput, feed } from '@ec/economy';
 * import { ratio } from '@ec/prng';
 *
 * // 100,000 open farms bring 25 food units each in a quarter
 * const food = farmOutput(100_000, 1);
 * // 9,920,040 population units on full rations eat a quarter of a unit each
 * const meals = feed(9_920_040, ratio(1), food);
 * console.log(food, meals.eaten); // 2500000 2480010
 * ```
 *
 * @packageDocumentation
 */
export { assaultCraftFuel } from './assault-craft.js';
export {
  canFarm,
  COLONY_KINDS,
  farmNeeds,
  farmOutput,
  OPEN_FARMS_PER_HABITABILITY,
  openFarmsWithRoom,
  type ColonyKind,
} from './farming.js';
export {
  feed,
  foodDue,
  foodNeeded,
  FULL_RATION,
  STARVATION_THRESHOLD,
  starvedShare,
  starvesOn,
  type Meals,
} from './food.js';
export {
  births,
  deathsAmong,
  deathsIn,
  grow,
  GROWTH,
  POPULATION_PER_HABITABILITY,
  spareLifeSupport,
  standardOfLiving,
  vacancy,
  type Growth,
} from './growth.js';
export { CONSTRUCTION_MASS, DISASSEMBLY_LOSS_PERCENT, disassemblyLoss } from './construction.js';
export {
  TRADE_STATION_MINIMUM,
  unmetNeeds,
  type Founding,
  type FoundingNeed,
  type UnmetNeed,
} from './founding.js';
export { QUARTERS_A_YEAR } from './quarters-a-year.js';
export { changeStock, quantityOf, sortStacks, type Stack } from './inventory.js';
export {
  FARM_AND_MINE_LABOUR,
  labourPool,
  staffGroup,
  type LabourPool,
  type Staffing,
  type UnitNeeds,
} from './labour.js';
export {
  hardshipOf,
  providedIn,
  type Hardship,
  type Living,
  type Provided,
  type Provision,
} from './living.js';
export { lifeSupportCapacity, runLifeSupport, type LifeSupport } from './life-support.js';
export {
  FACTORY_LABOUR,
  factoryNeeds,
  factoryOutput,
  materialsOf,
  runFactories,
  type FactoryQuarter,
  type Materials,
  type Pipeline,
  type Product,
} from './manufacturing.js';
export {
  afterCommission,
  COMMISSION_PERCENT,
  comparePrices,
  matchBook,
  type Bid,
  type Offer,
  type Trade,
} from './market.js';
export { mineCapacity, mineNeeds, RESOURCE_CODE, shareDeposit } from './mining.js';
export { headCount, mapPopulation, NOBODY, POPULATION_UNITS, type Population } from './population.js';
export {
  crowding,
  grievancesOf,
  rebelChange,
  unrestOf,
  UNREST_WEIGHTS,
  type Grievances,
  type UnrestWeights,
} from './rebels.js';
export { shareInProportion } from './share-in-proportion.js';
export { MAX_TECH_LEVEL, researchForNextLevel, TECH_LEVELS } from './research.js';
export { jumpFuel, jumpNeeds, type Jump, type JumpNeeds } from './hyper-jump.js';
export { fuelledSensors, magnitude, sensorFuel } from './sensors.js';
export {
  HOLDING_KINDS,
  massHundredths,
  STRUCTURAL_UNITS_PER_MASS_UNIT,
  structuralNeed,
  structuralRoom,
  structuralUnits,
  type HoldingKind,
} from './structure.js';
export {
  TRANSFER_MASS_PER_FUEL,
  transferCapacity,
  transferFuel,
  TRANSPORTS_PER_PROFESSIONAL,
} from './transport.js';
export type { Capacity, CapacityKind, FuelOccasion, FuelUse, LevelFigure } from './unit-figures.js';
export {
  formatUnit,
  GOODS_CODES,
  parseUnit,
  POPULATION_CODES,
  RESOURCE_CODES,
  unitCapacity,
  unitCost,
  unitFuel,
  unitMass,
  unitOf,
  UNITS,
  type GoodsCode,
  type ItemCode,
  type PopulationCode,
  type ResourceCode,
  type UnitCode,
  type UnitCost,
  type UnitRow,
} from './units.js';
export {
  PAID_CODES,
  payeesIn,
  SHIP_WAGES,
  WAGES,
  wagesDue,
  wagesNeeded,
  wagesOf,
  wagesPaid,
  type PaidCode,
  type Payees,
  type PayRates,
} from './wages.js';
