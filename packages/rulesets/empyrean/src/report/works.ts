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
  type LabourPool,
  type UnitNeeds,
} from '@ec/economy';
import { truncatedProduct } from '@ec/prng';
import { orbitOf } from '../view/places.js';
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
}

/** The farms, mines and factories of a ship or colony, its sensors and assault craft. */
export interface Works {
  /** What they burn, bring and make in a quarter with fuel enough, once work in process is what a full quarter begins. */
  readonly full: Pick<WorkedQuarter, 'grown' | 'mined' | 'made'> & { readonly burnt: number };
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
  readonly isFuel: boolean;
}

/** A factory group that makes something. */
interface FactoryTeam extends Team {
  /** Consumer goods of the turns to come when it works in full, from what is in process; the last figure goes on. */
  readonly goods: readonly number[];
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
    const mined = shafts.teams.reduce((sum, [mine, working]) => sum + dig(mine, working, left), 0);
    const halls = staffed(factories, { ...shafts.left, fuel: shafts.left.fuel + mined });
    return {
      fuel: halls.left.fuel,
      isShort: watched < watch || fields.isShort || shafts.isShort || halls.isShort,
      grown: fields.teams.reduce((sum, [{ techLevel }, working]) => sum + farmOutput(working, techLevel), 0),
      mined,
      made: halls.teams.reduce((sum, [team, working]) => sum + goodsOf(team, working, turn), 0),
      burnt: fuel + mined - halls.left.fuel,
    };
  };
  const { grown, mined, made, burnt } = run(Infinity, ENOUGH, new Map(deposits));
  return {
    full: { grown, mined, made, burnt },
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

/** Takes what mines dig from what is left of their deposit, where that is known; returns how much of it is fuel. */
function dig(
  { techLevel, yieldPercent, depositNumber, isFuel }: MineTeam,
  working: number,
  deposits: Map<number, number>,
): number {
  const left = deposits.get(depositNumber);
  const dug = Math.min(mineCapacity(working, techLevel, yieldPercent), left ?? Number.MAX_SAFE_INTEGER);
  if (left !== undefined) deposits.set(depositNumber, left - dug);
  return isFuel ? dug : 0;
}

function goodsOf({ goods, units }: FactoryTeam, working: number, turn: number): number {
  const whole = goods[Math.min(turn, goods.length) - 1] ?? 0;
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
    isFuel: resource === 'FUEL',
  }));
}

function factoryTeams({ factories, vital }: HoldingView): FactoryTeam[] {
  return factories
    .filter(({ product }) => product !== null)
    .map(({ techLevel, units, product, pipeline: [quarter, half, threeQuarters], started }) => ({
      techLevel,
      units,
      needs: factoryNeeds(units, techLevel),
      goods: product === 'CNGD' ? [threeQuarters, half, quarter, vital === null ? quarter : started] : [],
    }));
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
