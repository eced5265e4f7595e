import {
  assaultCraftFuel,
  canFarm,
  farmNeeds,
  farmOutput,
  formatUnit,
  labourPool,
  mineCapacity,
  mineNeeds,
  openFarmsWithRoom,
  quantityOf,
  sensorFuel,
  staffGroup,
  type ItemCode,
  type LabourPool,
  type Materials,
  type ResourceCode,
  type Stack,
} from '@ec/economy';
import { orbitOf } from '../view/places.js';
import { factoryTeams, manufacture, type FactoryTeam, type Team } from './factory-teams.js';
import type { HoldingView } from '../view/holding-view.js';
import { surveyOf } from '../view/survey-of.js';
import type { TurnView } from '../view/turn-view.js';

/** What farms, mines and factories do in a quarter. */
export interface WorkedQuarter {
  /** Fuel that is left at its end. */
  readonly fuel: number;
  /** Fuel that they, sensors and assault craft drew. */
  readonly burnt: number;
  /** Whether some of what has hands stood still for want of fuel, or sensors were blind. */
  readonly isShort: boolean;
  /** Food. */
  readonly grown: number;
  /** Fuel. */
  readonly mined: number;
  /** Consumer goods. */
  readonly made: number;
  /** Points. */
  readonly researched: number;
  readonly metallics: MaterialQuarter;
  readonly nonMetallics: MaterialQuarter;
  /** What mines brought, fuel among it. */
  readonly ore: readonly Stack[];
  /** What factories brought. */
  readonly products: readonly Stack[];
}

/** A quarter of a material. */
interface MaterialQuarter {
  readonly mined: number;
  /** What factories would have begun with, had nothing been missing. */
  readonly asked: number;
  readonly used: number;
  /** Whether a group of factories found less of it than it asked for. */
  readonly isShort: boolean;
}

/** The farms, mines and factories of a ship or colony, its sensors and assault craft. */
export interface Works {
  /** The next quarter as it would be with fuel enough. */
  readonly fuelled: () => WorkedQuarter;
  /**
   * One quarter after the other, from the next one on.
   *
   * @param fuel - what life support has left of it
   */
  readonly run: (fuel: number) => WorkedQuarter;
}

/** A mine group, and the deposit that it digs in. */
interface MineTeam extends Team {
  readonly yieldPercent: number;
  readonly depositNumber: number;
  readonly resource: ResourceCode;
}

/** What a quarter leaves to the next one. */
interface Course {
  /** What is left of the deposits that are known exactly, by number. */
  readonly deposits: Map<number, number>;
  readonly factories: readonly FactoryTeam[];
  readonly materials: Materials;
}

/** The works of a ship or colony, with the people and machines that it has now. */
export function worksOf(view: Pick<TurnView, 'surveys'>, holding: HoldingView): Works {
  const { population, assembled } = holding;
  const watch = watchFuel(holding);
  if (holding.farms.length + holding.mines.length + holding.factories.length === 0) return watchAlone(watch);
  const farms = farmTeams(view, holding);
  const mines = mineTeams(holding);
  const crew = labourPool(population, assembled, []);
  const run = (
    fuel: number,
    { deposits, factories, materials }: Course,
  ): { readonly quarter: WorkedQuarter; readonly next: Course } => {
    const watched = Math.min(watch, fuel);
    const fields = staffed(farms, { ...crew, fuel: fuel - watched });
    const shafts = staffed(mines, fields.left);
    const left = new Map(deposits);
    const ore = mines.map((mine, i) => stackOf(mine.resource, 0, dig(mine, shafts.working[i] ?? 0, left)));
    const mined = unitsOf(ore, 'FUEL');
    const busy = factories.filter(({ product }) => product !== null);
    const halls = staffed(busy, { ...shafts.left, fuel: shafts.left.fuel + mined });
    const grown = farms.reduce(
      (sum, { techLevel }, i) => sum + farmOutput(fields.working[i] ?? 0, techLevel),
      0,
    );
    const metallics = unitsOf(ore, 'METS');
    const nonMetallics = unitsOf(ore, 'NMTS');
    const made = manufacture(factories, halls.working, {
      metallics: materials.metallics + metallics,
      nonMetallics: materials.nonMetallics + nonMetallics,
    });
    const { asked, used, short, products } = made;
    return {
      quarter: {
        fuel: halls.left.fuel,
        burnt: fuel + mined - halls.left.fuel,
        isShort: watched < watch || fields.isShort || shafts.isShort || halls.isShort,
        grown,
        mined,
        made: unitsOf(products, 'CNGD'),
        researched: unitsOf(products, 'RSCH'),
        metallics: {
          mined: metallics,
          asked: asked.metallics,
          used: used.metallics,
          isShort: short.metallics,
        },
        nonMetallics: {
          mined: nonMetallics,
          asked: asked.nonMetallics,
          used: used.nonMetallics,
          isShort: short.nonMetallics,
        },
        ore,
        products,
      },
      next: { deposits: left, factories: made.factories, materials: made.left },
    };
  };
  const start = courseOf(view, holding);
  let course = start;
  return {
    fuelled: () => run(ENOUGH, start).quarter,
    run: (fuel) => {
      const { quarter, next } = run(fuel, course);
      course = next;
      return quarter;
    },
  };
}

/** Sensors and assault craft alone, as on most ships. */
function watchAlone(watch: number): Works {
  const run = (fuel: number): WorkedQuarter => {
    const burnt = Math.min(watch, fuel);
    return { ...NOTHING, fuel: fuel - burnt, burnt, isShort: burnt < watch };
  };
  return { fuelled: () => run(ENOUGH), run };
}

const NO_MATERIAL: MaterialQuarter = { mined: 0, asked: 0, used: 0, isShort: false };

const NOTHING = {
  grown: 0,
  mined: 0,
  made: 0,
  researched: 0,
  metallics: NO_MATERIAL,
  nonMetallics: NO_MATERIAL,
  ore: [],
  products: [],
} as const;

/** More fuel than anything burns. */
const ENOUGH = 1e15;

/** How many of each group work, when they begin one group after the other; whether one had hands for more than it had fuel for. */
function staffed(
  groups: readonly Team[],
  pool: LabourPool,
): { readonly working: readonly number[]; readonly left: LabourPool; readonly isShort: boolean } {
  let left = pool;
  let isShort = false;
  const working = groups.map(({ units, needs }) => {
    const group = staffGroup(units, needs, left);
    isShort ||=
      group.working < units && group.working < staffGroup(units, needs, { ...left, fuel: ENOUGH }).working;
    left = group.left;
    return group.working;
  });
  return { working, left, isShort };
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

/**
 * Farms that can grow something there; in a colony whose farms have had a quarter, as many as worked then, and those that were assembled since, where
 * none stood idle.
 */
function farmTeams(
  view: Pick<TurnView, 'surveys'>,
  { kind, location, farms, labour, ledger }: HoldingView,
): Team[] {
  const habitability = surveyOf(view, location)?.habitability ?? null;
  return farms.map(({ techLevel, units, worked }) => {
    const row = ledger.find(
      ({ place, unit }) => place === 'assembled' && unit === formatUnit('FRM', techLevel),
    );
    const added = Math.max(0, row?.assembled ?? 0) + (row?.received ?? 0);
    const isIdle = labour !== null && worked < units - added;
    const grown = isIdle ? Math.min(units, worked) : units;
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

/** What there is before the next quarter. */
function courseOf(view: Pick<TurnView, 'surveys'>, holding: HoldingView): Course {
  return {
    deposits: depositsLeft(view, holding),
    factories: factoryTeams(holding),
    materials: {
      metallics: quantityOf(holding.stored, 'METS'),
      nonMetallics: quantityOf(holding.stored, 'NMTS'),
    },
  };
}

/** What is left of the deposits that it digs in, by number, where that is known exactly. */
function depositsLeft(
  view: Pick<TurnView, 'surveys'>,
  { location, mines }: HoldingView,
): Map<number, number> {
  const deposits = surveyOf(view, location)?.deposits ?? [];
  return new Map(
    mines.flatMap(({ depositNumber }) => {
      const deposit = deposits.find(({ number }) => number === depositNumber);
      return deposit?.isExact ? [[depositNumber, deposit.quantity ?? 0] as const] : [];
    }),
  );
}

/** Fuel of sensors and assault craft. */
function watchFuel({ assembled, stored }: HoldingView): number {
  const sensors = assembled.reduce(
    (sum, { code, techLevel, quantity }) => sum + (code === 'SEN' ? sensorFuel(quantity, techLevel) : 0),
    0,
  );
  return stored.reduce(
    (sum, { code, quantity }) => sum + (code === 'ASC' ? assaultCraftFuel(quantity) : 0),
    sensors,
  );
}
