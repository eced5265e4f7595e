import {
  headCount,
  jumpNeeds,
  massHundredths,
  NOBODY,
  SHIP_WAGES,
  structuralNeed,
  unitCapacity,
  unitFuel,
  wagesDue,
  type Population,
  type Stack,
} from '@ec/economy';
import { isPopulationCode } from '../lookup.js';
import type { UnitCount } from '../orders/orders.js';
import { units } from './sheet.js';
import type { HoldingView } from '../view/holding-view.js';

/** What a ship is to carry, and how far. */
export interface ShipPurpose {
  /** Level of its engines. */
  readonly techLevel: number;
  /** Level of its life support. */
  readonly airLevel: number;
  /** People and goods that stay aboard. */
  readonly crew: readonly UnitCount[];
  /** People and goods that it loads afterwards. */
  readonly cargo: readonly UnitCount[];
  /** Light years of all jumps between stars on one tank of fuel; at most four for each level of its engines. */
  readonly lightYears: number;
  /** Turns for which it carries food, wages and air. */
  readonly turns: number;
}

/** A ship as it is set up, and what it then takes aboard. */
export interface ShipDesign {
  /** Units of the set-up order: crew and their goods, engines, life support, structure, and fuel. */
  readonly hull: readonly UnitCount[];
  /** Cargo, and food and wages for everybody. */
  readonly load: readonly UnitCount[];
}

/** Light years for each level of its engines that a ship can have fuel for: more weighs more than they carry. */
const FARTHEST = 4;
/** Turns for which the crew has food and wages until the ship is loaded. */
const CREW_TURNS = 2;
/** Jumps between orbits on one tank of fuel. */
const ORBIT_JUMPS = 6;
/** Percent beyond the structure and the engines that are needed. */
const MARGIN = 3;

/** Works out the engines, life support, structure and fuel of a ship that carries all of its load at once. */
export function designShip({ techLevel, airLevel, crew, cargo, lightYears, turns }: ShipPurpose): ShipDesign {
  const people = populationOf([...crew, ...cargo]);
  const heads = headCount(people);
  const lifeSupport = Math.ceil(heads / unitCapacity('LFS', airLevel, 'population units')) + 1;
  const air = lifeSupport * airLevel * turns;
  const keep = keepOf(people, turns);
  const crewKeep = keepOf(populationOf(crew), CREW_TURNS);
  const goods = stacksOf([...crew, ...cargo, ...keep]);
  const farthest = Math.min(lightYears, FARTHEST * techLevel);
  for (let engines = 1; ;) {
    const perLightYear = engines * unitFuel('HEN', techLevel, 'light year').numerator;
    const fuel = units('FUEL', Math.ceil(perLightYear * (farthest + ORBIT_JUMPS / 10)) + air);
    const machines = [
      units('HEN', engines, techLevel),
      units('SPD', 1, 1),
      units('LFS', lifeSupport, airLevel),
      ...crew.filter(({ code }) => code === 'SEN'),
    ];
    const assembled = stacksOf(machines);
    const stored = [...goods.filter(({ code }) => code !== 'SEN'), ...stacksOf([fuel])];
    const structure = 1 + structuralNeed('ship', people, assembled, stored, MARGIN);
    const mass =
      100 * heads + massHundredths([...assembled, ...stored, ...stacksOf([units('STU', structure)])]);
    const heaviest = mass + Math.ceil((mass * MARGIN) / 100);
    const { enginesNeeded } = jumpNeeds(assembled, heaviest, { kind: 'orbit' });
    if (enginesNeeded > engines) {
      engines = enginesNeeded;
      continue;
    }
    const hull = [
      units('STU', structure),
      ...machines.filter(({ code }) => code !== 'SEN'),
      ...crew,
      ...crewKeep,
      fuel,
    ];
    return { hull, load: [...cargo, ...keep] };
  }
}

/** Food and wages of people aboard for some turns. */
function keepOf(people: Population, turns: number): UnitCount[] {
  const wages = wagesDue(people, SHIP_WAGES);
  return [units('FOOD', Math.ceil(headCount(people) / 4) * turns), units('CNGD', (wages + 1) * turns)];
}

/** Level of the life support in storage that carries most people. */
export function bestAir({ stored }: HoldingView): number {
  const [best] = stored.filter(({ code }) => code === 'LFS').toSorted((a, b) => carried(b) - carried(a));
  return best?.techLevel ?? 1;
}

/** People among units. */
export function populationOf(all: readonly UnitCount[]): Population {
  const people = { ...NOBODY };
  for (const { code, quantity } of all) if (isPopulationCode(code)) people[code] += quantity;
  return people;
}

function carried({ quantity, techLevel }: Stack): number {
  return quantity * techLevel * techLevel;
}

/** Goods among units. */
export function stacksOf(all: readonly UnitCount[]): Stack[] {
  return all.flatMap(({ code, techLevel, quantity }) =>
    isPopulationCode(code) ? [] : [{ code, techLevel, quantity }],
  );
}
