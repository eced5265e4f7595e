import { headCount, SHIP_WAGES, wagesDue } from '@ec/economy';
import { derived } from '@ec/prng';
import { left } from '../accounts.js';
import { accountsOf, transfer, type Draft } from '../draft.js';
import { fuelOfJourney, rangeOf } from '../jump.js';
import { kitLevels, kits, openKit, type Kit } from '../kit.js';
import { designShip, populationOf, type ShipDesign, type ShipPurpose } from '../ship-design.js';
import { isPopulationCode } from '../../lookup.js';
import type { UnitCount } from '../../orders/terms.js';
import { units } from '../sheet.js';
import type { HoldingView } from '../../view/holding-view.js';

/** Those who sail a settlers' ship and stay aboard. */
export const SETTLERS_CREW = [
  units('PRO', 20),
  units('USK', 20),
  units('SLD', 10),
  units('CNW', 30),
  units('TPT', 100, 1),
];
/** Turns that settlers are under way at most, with meals and wages for each. */
export const JOURNEY = 5;
/** Journeys to a planet for which a ship has fuel: there, on to others, and back. */
export const RETURN = 3;
/** Fuel of a new colony at least, for its farms. */
const LEAST_FUEL = 150;
/** Turns for which a crew that waits has food, wages and air. */
const WAITING = 10;
/** People and goods of which a colony takes what is left: unemployables find work on the way. */
const FLEXIBLE: readonly string[] = ['UEM', 'FUEL', 'METS', 'NMTS', 'CNGD'];

/** Takes as many kits aboard as the ship's life support carries people and as there are, with food for the journey. */
export function load(draft: Draft, home: HoldingView, ship: HoldingView, goal: string): void {
  const [stores, hold] = [accountsOf(draft, home), accountsOf(draft, ship)];
  const kit = kitAboard(home, ship);
  const places = (ship.lifeSupport?.capacity ?? 0) - headCount(populationOf(SETTLERS_CREW));
  const range = rangeOf(ship);
  for (let count = Math.floor(places / headCount(populationOf(kit.people))); count > 0; count--) {
    const wanted = cargoOf({
      techLevel: range,
      airLevel: range,
      crew: SETTLERS_CREW,
      cargo: kits(count, kit),
      lightYears: 0,
      turns: JOURNEY,
    });
    const isFull = kitsAboard(draft, home, ship) >= count;
    const missing = wanted
      .filter(({ code }) => !isFull || !isPopulationCode(code))
      .map((unit) => ({ ...unit, quantity: unit.quantity - left(hold, unit.code, unit.techLevel) }))
      .filter(({ quantity }) => quantity > 0);
    if (missing.some((unit) => left(stores, unit.code, unit.techLevel) < unit.quantity)) continue;
    for (const unit of missing) transfer(draft, home, ship, unit);
    const fuel = RETURN * (fuelOfJourney(hold, goal) ?? 0) - left(hold, 'FUEL');
    if (fuel > 0) transfer(draft, home, ship, { code: 'FUEL', techLevel: 0, quantity: fuel });
    return;
  }
}

/** Lets those who wait for a planet go ashore again, and keeps the crew fed, paid and breathing. */
export function moor(draft: Draft, home: HoldingView, ship: HoldingView): void {
  const hold = accountsOf(draft, ship);
  for (const { code, techLevel } of kitAboard(home, ship).people) {
    transfer(draft, ship, home, { code, techLevel, quantity: left(hold, code) - keptOf(code) });
  }
  const crew = populationOf(SETTLERS_CREW);
  const airLevel = ship.assembled.find(({ code }) => code === 'LFS')?.techLevel ?? 1;
  const stores = [
    units('FOOD', Math.ceil(headCount(crew) / 4)),
    units('CNGD', wagesDue(crew, SHIP_WAGES) + 1),
    units('FUEL', Math.ceil(headCount(crew) / airLevel)),
  ];
  for (const { quantity, ...unit } of stores) {
    const there = left(hold, unit.code);
    if (there < 2 * quantity) transfer(draft, home, ship, { ...unit, quantity: WAITING * quantity - there });
  }
}

/** Whole kits that a ship has aboard beside its crew. */
export function kitsAboard(draft: Draft, home: HoldingView, ship: HoldingView): number {
  const hold = accountsOf(draft, ship);
  return Math.min(
    Math.floor(left(hold, 'FUEL') / LEAST_FUEL),
    ...kits(1, kitAboard(home, ship))
      .filter(({ code }) => !FLEXIBLE.includes(code))
      .map(({ code, techLevel, quantity }) =>
        Math.floor((left(hold, code, techLevel) - keptOf(code)) / quantity),
      ),
  );
}

/** Units of a new colony: a kit, with as much of the stores as is left. */
export function colonyUnits(draft: Draft, home: HoldingView, ship: HoldingView): UnitCount[] {
  const hold = accountsOf(draft, ship);
  const kit = kits(1, kitAboard(home, ship));
  const workers = left(hold, 'USK') - keptOf('USK');
  let unemployed = 0;
  return kit
    .map((unit) => {
      if (unit.code === 'USK') return { ...unit, quantity: Math.min(unit.quantity + unemployed, workers) };
      if (!FLEXIBLE.includes(unit.code)) return unit;
      const quantity = Math.min(unit.quantity, left(hold, unit.code));
      if (unit.code === 'UEM') unemployed = unit.quantity - quantity;
      return { ...unit, quantity };
    })
    .filter(({ quantity }) => quantity > 0);
}

function keptOf(code: string): number {
  return SETTLERS_CREW.find((crew) => crew.code === code)?.quantity ?? 0;
}

/** The kit that a ship carries, or at home the one that it would load. */
function kitAboard(home: HoldingView, ship: HoldingView): Kit {
  return openKit(kitLevels(ship.location === home.location ? home : ship, ship));
}

/** All that a ship should have aboard when it leaves, apart from its machines. */
function cargoOf(purpose: ShipPurpose): readonly UnitCount[] {
  return cargoOfDesign(designShip(purpose));
}

const cargoOfDesign = derived(({ hull, load: cargo }: ShipDesign): readonly UnitCount[] => {
  const fuel = hull.filter(({ code }) => code === 'FUEL');
  return merged([...SETTLERS_CREW, ...cargo, ...fuel]);
});

/** The same units with one entry for each kind. */
function merged(all: readonly UnitCount[]): UnitCount[] {
  const kinds = Map.groupBy(all, ({ code, techLevel }) => `${code}-${techLevel}`);
  return [...kinds.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  );
}
