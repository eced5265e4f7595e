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
import { derived } from '@ec/prng';
import { isPopulationCode } from '../lookup.js';
import type { UnitCount } from '../orders/terms.js';
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

/** The cargo of a ship that carries none. */
export const NO_CARGO: readonly UnitCount[] = [];

/** Light years for each level of its engines that a ship can have fuel for: more weighs more than they carry. */
const FARTHEST = 4;
/** Turns for which the crew has food and wages until the ship is loaded. */
const CREW_TURNS = 2;
/** Jumps between orbits on one tank of fuel. */
const ORBIT_JUMPS = 6;
/** Percent beyond the structure and the engines that are needed. */
const MARGIN = 3;

/** Ships by their crew and cargo, and then by the rest of what they are for: every turn asks for the same few. */
const designs = derived((_crew: ShipPurpose['crew']) =>
  derived((_cargo: ShipPurpose['cargo']) => new Map<string, ShipDesign>()),
);

/**
 * The engines, life support, structure and fuel of a ship that carries all of its load at once. It is worked out once for the same lists of
 * crew and cargo.
 */
export function designShip(purpose: ShipPurpose): ShipDesign {
  const { techLevel, airLevel, crew, cargo, lightYears, turns } = purpose;
  const known = designs(crew)(cargo);
  const key = `${techLevel} ${airLevel} ${lightYears} ${turns}`;
  const design = known.get(key) ?? workOut(purpose);
  known.set(key, design);
  return design;
}

function workOut({ techLevel, airLevel, crew, cargo, lightYears, turns }: ShipPurpose): ShipDesign {
  const people = populationOf([...crew, ...cargo]);
  const heads = headCount(people);
  const lifeSupport = Math.ceil(heads / unitCapacity('LFS', airLevel, 'population units')) + 1;
  const air = lifeSupport * airLevel * turns;
  const keep = keepOf(people, turns);
  const crewKeep = keepOf(populationOf(crew), CREW_TURNS);
  const goods = stacksOf([...crew, ...cargo, ...keep]).filter(({ code }) => code !== 'SEN');
  const farthest = Math.min(lightYears, FARTHEST * techLevel);
  const partsOf = (engines: number): Parts => {
    const perLightYear = engines * unitFuel('HEN', techLevel, 'light year').numerator;
    const fuel = units('FUEL', Math.ceil(perLightYear * (farthest + ORBIT_JUMPS / 10)) + air);
    const machines = [
      units('HEN', engines, techLevel),
      units('SPD', 1, 1),
      units('LFS', lifeSupport, airLevel),
      ...crew.filter(({ code }) => code === 'SEN'),
    ];
    const assembled = stacksOf(machines);
    const stored = [...goods, ...stacksOf([fuel])];
    const structure = units('STU', 1 + structuralNeed('ship', people, assembled, stored, MARGIN));
    const mass = 100 * heads + massHundredths([...assembled, ...stored, ...stacksOf([structure])]);
    return { fuel, machines, assembled, structure, mass: mass + Math.ceil((mass * MARGIN) / 100) };
  };
  const engines = enginesFor((count) => {
    const { assembled, mass } = partsOf(count);
    return jumpNeeds(assembled, mass, { kind: 'orbit' }).enginesNeeded;
  });
  const { fuel, machines, structure } = partsOf(engines);
  const hull = [structure, ...machines.filter(({ code }) => code !== 'SEN'), ...crew, ...crewKeep, fuel];
  return { hull, load: [...cargo, ...keep] };
}

/** What a ship with so many engines takes beside people and goods; its mass is that of all, in hundredths of a mass unit, with a margin. */
interface Parts {
  readonly fuel: UnitCount;
  readonly machines: readonly UnitCount[];
  readonly assembled: readonly Stack[];
  readonly structure: UnitCount;
  readonly mass: number;
}

/**
 * The least number of engines that move a ship, whose mass grows with them. More engines need yet more, a share of them that stays nearly the
 * same: so the sum of all that are still to come is known, less a few for what is rounded, and the search begins there.
 *
 * @param neededBy - engines that it takes to move a ship with so many of them
 */
function enginesFor(neededBy: (engines: number) => number): number {
  let [engines, needed] = [1, neededBy(1)];
  while (needed > engines) {
    const [step, next] = [needed - engines, neededBy(needed) - needed - ROUNDED];
    const rest = next <= 0 || next >= step ? 0 : Math.floor((next * step) / (step - next)) - ROUNDED;
    engines = needed + Math.max(0, rest);
    needed = neededBy(engines);
  }
  return engines;
}

/** Engines by which rounding may put a step wrong. */
const ROUNDED = 2;

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
