import { isPopulationCode } from '../lookup.js';
import { parsePlanetLabel } from '@ec/cluster';
import { CONTROL_PEOPLE } from '../parameters.js';
import { type ItemCode } from '@ec/economy';
import type { EmpyreanOrder } from '../orders/orders.js';
import type { UnitCount } from '../orders/terms.js';
import type { Prng } from '@ec/prng';
import type { HoldingView } from '../view/holding-view.js';
import { surveyOf } from '../view/survey-of.js';
import type { TurnView } from '../view/turn-view.js';
import type { Bot } from '@ec/engine';
import { careFor, mainColonies, people, putToWork, sheetOf, stockOf, units } from './sheet.js';

/** By what a group makes: what it makes instead, so that there will be ships. */
const RETOOLED: Readonly<Record<string, ItemCode>> = { 'EWP-1': 'HEN', 'AUT-1': 'LFS', 'MIN-1': 'SPD' };

/** A settlers' ship: its own structure, engines, life support and crew. Its transports and workers build the colony. */
const SHIP: readonly UnitCount[] = [
  units('STU', 260_000),
  units('HEN', 180, 1),
  units('SPD', 2, 1),
  units('LFS', 300, 1),
  units('TPT', 100, 1),
  units('PRO', 60),
  units('USK', 100),
  units('SLD', 20),
  units('CNW', 30),
  units('FOOD', 400),
  units('FUEL', 4_000),
];

/** What every new colony is built of. */
const BUILDING: readonly UnitCount[] = [units('STU', 12_000), units('LFS', 70, 1), units('MIN', 8, 1)];

/** What a colony lives on until the next visit. */
const PROVISIONS: readonly UnitCount[] = [units('FOOD', 300), units('FUEL', 900), units('CNGD', 150)];

/** The part of the cargo and crew that becomes the colony: little enough for its structure to enclose it where nobody can live outside. */
const COLONY: readonly UnitCount[] = [
  ...BUILDING,
  units('USK', 30),
  units('PRO', 15),
  units('SLD', 5),
  units('CNW', 5),
  ...PROVISIONS,
];

/** What the ship carries for an existing colony, and for its own journey. */
const SUPPLIES: readonly UnitCount[] = [units('FOOD', 900), units('FUEL', 5_000), units('CNGD', 500)];

/** What it carries for a new colony. */
const CARGO: readonly UnitCount[] = [...BUILDING, ...SUPPLIES];

/** What a ship keeps aboard for its own way back. */
const RESERVE: Partial<Record<ItemCode, number>> = { FUEL: 2_000, FOOD: 200 };

/** What stays in storage at home for ships and colonies. */
const KEPT = { STU: 300_000, MIN: 1_000 };

/**
 * A peaceful neighbour: it pays and feeds its people, and puts what it makes to work. It settles the other planets of its star one by one,
 * with a ship that it keeps supplied from home.
 */
export const settler: Bot<TurnView, EmpyreanOrder> = (view, rng) => {
  const [home, ...colonies] = mainColonies(view);
  if (!home) return sheetOf(view, []);
  const ships = view.holdings.filter(({ kind }) => kind === 'ship');
  const [ship] = ships;
  return sheetOf(view, [
    ...view.holdings.flatMap(careFor),
    ...retool(home),
    ...putToWork(home, KEPT),
    ...(ship ? sail(view, home, ship, rng) : launch(home)),
    ...colonies.flatMap((colony) => [...work(view, colony), ...claim(view, colony)]),
    ...claim(view, home),
  ]);
};

/** Has weapons factories make the parts of ships. */
function retool({ id: actorId, factories }: HoldingView): EmpyreanOrder[] {
  return factories.flatMap(({ group, product, change }): EmpyreanOrder[] => {
    const code = product === null || change !== null ? undefined : RETOOLED[product];
    if (code !== 'HEN' && code !== 'LFS' && code !== 'SPD') return [];
    return [{ kind: 'build-change', actorId, group, change: { kind: 'unit', code, techLevel: 1 } }];
  });
}

/** Sets up a ship once everything for it is there. */
function launch(home: HoldingView): EmpyreanOrder[] {
  if (![...SHIP, ...CARGO].every((needed) => has(home, needed))) return [];
  return [{ kind: 'set-up', actorId: home.id, foundation: 'ship', units: SHIP }];
}

/** Loads at home, settles the next planet, and comes back. */
function sail(view: TurnView, home: HoldingView, ship: HoldingView, rng: Prng): EmpyreanOrder[] {
  const { id: actorId } = ship;
  const colony = view.holdings.find(({ kind, location }) => kind !== 'ship' && location === ship.location);
  if (ship.location === home.location) {
    const goal = nextPlanet(view, home, rng);
    if (goal === undefined) return [];
    const cargo = [...crew(ship), ...(goal.isSettled ? SUPPLIES : CARGO)];
    return [
      ...cargo.flatMap((load) => topUp(home, ship, load)),
      { kind: 'move', actorId, destination: { kind: 'orbit', orbit: goal.orbit } },
    ];
  }
  const back: EmpyreanOrder = { kind: 'move', actorId, destination: { kind: 'orbit', orbit: orbitOf(home) } };
  if (!colony)
    return [
      { kind: 'survey', actorId },
      { kind: 'set-up', actorId, foundation: 'colony', units: COLONY },
      back,
    ];
  return [...PROVISIONS.flatMap((load) => handOver(ship, colony, load)), back];
}

/** Replacements for the crew that the last colony took. */
function crew(ship: HoldingView): UnitCount[] {
  return SHIP.filter(({ code }) => isPopulationCode(code)).flatMap((unit) => {
    const missing = unit.quantity - (isPopulationCode(unit.code) ? ship.population[unit.code] : 0);
    return missing > 0 ? [{ ...unit, quantity: missing }] : [];
  });
}

function topUp(from: HoldingView, to: HoldingView, load: UnitCount): EmpyreanOrder[] {
  const there = isPopulationCode(load.code) ? 0 : stockOf(to, load.code, load.techLevel);
  const quantity = load.quantity - there;
  if (quantity <= 0) return [];
  return [{ kind: 'transfer', actorId: from.id, units: { ...load, quantity }, receiverId: to.id }];
}

/** Tops up a colony's stock with what the ship can spare. */
function handOver(ship: HoldingView, colony: HoldingView, load: UnitCount): EmpyreanOrder[] {
  if (isPopulationCode(load.code)) return [];
  const quantity = Math.min(
    load.quantity - stockOf(colony, load.code, load.techLevel),
    stockOf(ship, load.code, load.techLevel) - (RESERVE[load.code] ?? 0),
  );
  if (quantity <= 0) return [];
  return [{ kind: 'transfer', actorId: ship.id, units: { ...load, quantity }, receiverId: colony.id }];
}

/**
 * The next orbit of the star to go to: any planet where it has no colony, as it may not be allowed to settle there; or else the colony that
 * has least food.
 */
function nextPlanet(
  view: TurnView,
  home: HoldingView,
  rng: Prng,
): { readonly orbit: number; readonly isSettled: boolean } | undefined {
  const star = starOf(home.location);
  const free = view.planets
    .map(({ planet }) => planet)
    .filter(
      (planet) => starOf(planet) === star && !view.holdings.some(({ location }) => location === planet),
    );
  if (free.length > 0) return { orbit: orbitOf({ location: rng.pick(free) }), isSettled: false };
  const [hungry] = view.holdings
    .filter(
      ({ kind, location }) => kind !== 'ship' && location !== home.location && starOf(location) === star,
    )
    .toSorted((a, b) => stockOf(a, 'FOOD') - stockOf(b, 'FOOD'));
  return hungry && { orbit: orbitOf(hungry), isSettled: true };
}

/** Puts mines to work on the best deposit of fuel that is known, or on the first deposit. */
function work(view: TurnView, colony: HoldingView): EmpyreanOrder[] {
  const { id: actorId, location } = colony;
  const deposits = surveyOf(view, location)?.deposits ?? [];
  const [best = deposits[0]] = deposits
    .filter(({ resource }) => resource === 'FUEL')
    .toSorted((a, b) => (b.yieldPercent ?? 0) - (a.yieldPercent ?? 0));
  const quantity = stockOf(colony, 'MIN', 1);
  if (quantity === 0 || !best) return putToWork(colony);
  return [
    { kind: 'assemble-mines', actorId, units: { code: 'MIN', techLevel: 1, quantity }, deposit: best.number },
  ];
}

/** Claims a planet that nobody controls, where enough people live. */
function claim({ empire, planets, axisSize }: TurnView, colony: HoldingView): EmpyreanOrder[] {
  const { location } = colony;
  if (people(colony) < CONTROL_PEOPLE) return [];
  const isFree = planets.some(({ planet, controller }) => planet === location && controller === null);
  const planet = parsePlanetLabel(location, axisSize);
  return isFree && planet ? [{ kind: 'control', empireId: empire.id, planet }] : [];
}

function has(colony: HoldingView, { code, techLevel, quantity }: UnitCount): boolean {
  return (isPopulationCode(code) ? colony.population[code] : stockOf(colony, code, techLevel)) >= quantity;
}

/** Label of the star of a place such as `05-12-28/2`. */
function starOf(location: string): string {
  return location.slice(0, location.lastIndexOf('/'));
}

/** Orbit of a place such as `05-12-28/2`. */
function orbitOf({ location }: Pick<HoldingView, 'location'>): number {
  return Number(location.slice(location.lastIndexOf('/') + 1));
}
