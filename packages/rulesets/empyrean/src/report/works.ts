import {
  assaultCraftFuel,
  canFarm,
  factoryNeeds,
  farmNeeds,
  farmOutput,
  formatUnit,
  labourPool,
  mineCapacity,
  mineNeeds,
  openFarmsWithRoom,
  sensorFuel,
  staffGroup,
  type ItemCode,
  type LabourPool,
  type Product,
  type ResourceCode,
  type Stack,
  type UnitNeeds,
} from '@ec/economy';
import { truncatedProduct } from '@ec/prng';
import { orbitOf } from '../view/places.js';
import { productNamed } from './product-named.js';
import type { HoldingView } from '../view/holding-view.js';
import type { TurnView } from '../view/turn-view.js';

/** What farms, mines and factories do in a quarter. */
interface WorkedQuarter {
  /** Fuel that is left at its end. */
  readonly fuel: number;
  /** Whether some of what has hands stood still for want of fuel, or sensors were blind. */
  readonly isShort: boolean;
  /** Food. */
  readonly grown: number;
  /** Fuel. */
  readonly mined: number;
  /** Consumer goods. */
  readonly made: number;
  /** Everything that came into storage but fuel: food, ore and products. */
  readonly brought: readonly Stack[];
}

/** The farms, mines and factories of a ship or colony, its sensors and assault craft. */
export interface Works {
  /** The fuel that they burn and dig in a quarter with fuel enough. */
  readonly full: Pick<WorkedQuarter, 'mined'> & { readonly burnt: number };
  /**
   * One quarter after the other.
   *
   * @param turn - 1 is the next one
   * @param fuel - what life support has left of it
   */
  readonly run: (turn: number, fuel: number) => WorkedQuarter;
}

/** A group of machines that work as far as there are hands and fuel. */
interface Team {
  readonly techLevel: number;
  readonly units: number;
  readonly needs: UnitNeeds;
}

/** A mine group, and the deposit that it digs in. */
interface MineTeam extends Team {
  readonly yieldPercent: number;
  readonly depositNumber: number;
  readonly resource: ResourceCode;
}

/** A factory group that makes something. */
interface FactoryTeam extends Team {
  readonly product: Product;
  /** Units that come out in the turns to come when it works in full, from what is in process; the last figure goes on. */
  readonly batches: readonly number[];
}

/** The works of a ship or colony, with the people and machines that it has now. */
export function worksOf(view: Pick<TurnView, 'surveys'>, holding: HoldingView): Works {
  const { population, assembled } = holding;
  const farms = farmTeams(view, holding);
  const mines = mineTeams(holding);
  const factories = factoryTeams(holding);
  const watch = watchFuel(holding);
  const deposits = depositsLeft(view, holding);
  const crew = (fuel: number): LabourPool => ({ ...labourPool(population, assembled, []), fuel });
  const run = (turn: number, fuel: number, left: Map<number, number>): WorkedQuarter & { burnt: number } => {
    const watched = Math.min(watch, fuel);
    const fields = staffed(farms, crew(fuel - watched));
    const shafts = staffed(mines, fields.left);
    const ore = shafts.teams.map(([mine, working]) => stackOf(mine.resource, 0, dig(mine, working, left)));
    const mined = unitsOf(ore, 'FUEL');
    const halls = staffed(factories, { ...shafts.left, fuel: shafts.left.fuel + mined });
    const grown = fields.teams.reduce(
      (sum, [{ techLevel }, working]) => sum + farmOutput(working, techLevel),
      0,
    );
    const products = halls.teams.map(([team, working]) =>
      stackOf(team.product.code, team.product.techLevel, batchOf(team, working, turn)),
    );
    return {
      fuel: halls.left.fuel,
      isShort: watched < watch || fields.isShort || shafts.isShort || halls.isShort,
      grown,
      mined,
      made: unitsOf(products, 'CNGD'),
      brought: [stackOf('FOOD', 0, grown), ...ore.filter(({ code }) => code !== 'FUEL'), ...products],
      burnt: fuel + mined - halls.left.fuel,
    };
  };
  const { mined, burnt } = run(1, ENOUGH, new Map(deposits));
  return {
    full: { mined, burnt },
    run: (turn, fuel) => run(turn, fuel, deposits),
  };
}

/** More fuel than anything burns. */
const ENOUGH = 1e15;

/** Sends groups to work one after the other; whether one of them had hands for more than it had fuel for. */
function staffed<Kind extends Team>(
  groups: readonly Kind[],
  pool: LabourPool,
): { teams: (readonly [Kind, number])[]; left: LabourPool; isShort: boolean } {
  let left = pool;
  let isShort = false;
  const teams = groups.map((team) => {
    const { working, left: next } = staffGroup(team.units, team.needs, left);
    isShort ||=
      working < team.units && working < staffGroup(team.units, team.needs, { ...left, fuel: ENOUGH }).working;
    left = next;
    return [team, working] as const;
  });
  return { teams, left, isShort };
}

/** Takes what mines dig from what is left of their deposit, where that is known. */
function dig(
  { techLevel, yieldPercent, depositNumber }: MineTeam,
  working: number,
  deposits: Map<number, number>,
): number {
  const left = deposits.get(depositNumber);
  const dug = Math.min(mineCapacity(working, techLevel, yieldPercent), left ?? Number.MAX_SAFE_INTEGER);
  if (left !== undefined) deposits.set(depositNumber, left - dug);
  return dug;
}

function stackOf(code: ItemCode, techLevel: number, quantity: number): Stack {
  return { code, techLevel, quantity };
}

function unitsOf(stacks: readonly Stack[], code: ItemCode): number {
  return stacks.reduce((sum, stack) => sum + (stack.code === code ? stack.quantity : 0), 0);
}

function batchOf({ batches, units }: FactoryTeam, working: number, turn: number): number {
  const whole = batches[Math.min(turn, batches.length) - 1] ?? 0;
  return working === units ? whole : truncatedProduct([whole, working], [units]);
}

/** Farms that can grow something there; in a colony that has had a quarter, as many as worked then, and those that were assembled since. */
function farmTeams(
  { surveys }: Pick<TurnView, 'surveys'>,
  { kind, location, farms, vital, ledger }: HoldingView,
): Team[] {
  const habitability = surveys.find(({ planet }) => planet === location)?.habitability ?? null;
  return farms.map(({ techLevel, units, worked }) => {
    const row = ledger.find(
      ({ place, unit }) => place === 'assembled' && unit === formatUnit('FRM', techLevel),
    );
    const added = Math.max(0, row?.assembled ?? 0) + (row?.received ?? 0);
    const grown = vital === null ? units : Math.min(units, worked + added);
    const [placed = 0] =
      techLevel === 1 && habitability !== null ? openFarmsWithRoom(habitability, [grown]) : [grown];
    return {
      techLevel,
      units: canFarm(techLevel, kind, orbitOf(location)) ? placed : 0,
      needs: farmNeeds(techLevel),
    };
  });
}

function mineTeams({ mines }: HoldingView): MineTeam[] {
  return mines.map(({ techLevel, units, yieldPercent, depositNumber, resource }) => ({
    techLevel,
    units,
    needs: mineNeeds(techLevel),
    yieldPercent,
    depositNumber,
    resource,
  }));
}

function factoryTeams({ factories, vital }: HoldingView): FactoryTeam[] {
  return factories.flatMap(
    ({ techLevel, units, product: name, pipeline: [quarter, half, threeQuarters], started, change }) => {
      const product = name === null ? undefined : productNamed(name);
      if (!product) return [];
      // a group that is to change begins no more of it
      const next = change !== null ? 0 : vital === null ? quarter : started;
      const batches = [threeQuarters, half, quarter, next];
      return [{ techLevel, units, needs: factoryNeeds(units, techLevel), product, batches }];
    },
  );
}

/** What is left of the deposits that it digs in, by number, where that is known exactly. */
function depositsLeft(
  { surveys }: Pick<TurnView, 'surveys'>,
  { location, mines }: HoldingView,
): Map<number, number> {
  const deposits = surveys.find(({ planet }) => planet === location)?.deposits ?? [];
  return new Map(
    mines.flatMap(({ depositNumber }) => {
      const deposit = deposits.find(({ number }) => number === depositNumber);
      return deposit?.isExact ? [[depositNumber, deposit.quantity ?? 0] as const] : [];
    }),
  );
}

/** Fuel of sensors and assault craft. */
function watchFuel({ assembled, stored }: HoldingView): number {
  return [
    ...assembled.map(({ code, techLevel, quantity }) =>
      code === 'SEN' ? sensorFuel(quantity, techLevel) : 0,
    ),
    ...stored.map(({ code, quantity }) => (code === 'ASC' ? assaultCraftFuel(quantity) : 0)),
  ].reduce((sum, fuel) => sum + fuel, 0);
}
