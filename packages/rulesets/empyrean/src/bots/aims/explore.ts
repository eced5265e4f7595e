import { left } from '../accounts.js';
import { accountsOf, setUp, transfer, type Draft } from '../draft.js';
import { fuelThereAndBack, rangeOf } from '../jump.js';
import { goTo } from '../go-to.js';
import { squaredLightYears, systemOf } from '../../view/places.js';
import { isOutdated, retire } from './retire.js';
import { bestAir, designShip, NO_CARGO, type ShipDesign } from '../ship-design.js';
import { units } from '../sheet.js';
import type { HoldingView } from '../../view/holding-view.js';

/** A few people with sensors. */
const CREW = [units('PRO', 4), units('USK', 4), units('SLD', 2), units('SEN', 1, 1)];
/** Turns for which a scout carries food and air. */
const TURNS = 24;
/** Jumps as far as its engines reach that a scout makes on one tank of fuel. */
const JUMPS = 4;
/** Least range of a scout in light years: engines of the first level reach one star at most, and are soon outdated. */
const LEAST_RANGE = 2;
/** Soldiers from which a ship is no scout. */
const MARINES = 100;

/** Sends scouts to the nearest stars where nobody has been, one system after the other. */
export function explore(draft: Draft, home: HoldingView, most: number): void {
  const { view } = draft;
  const unknown = new Set(view.chart.filter(({ visited }) => visited === null).map(({ system }) => system));
  const scouts = view.holdings.filter(isScout);
  let busy = 0;
  for (const scout of scouts) {
    const isNew = view.chart.some(
      ({ system, visited }) => system === systemOf(scout.location) && visited === view.turn,
    );
    // sensors see a star in the turn after the ship has come there
    const isHome = scout.location === home.location;
    if (isOutdated(home, scout)) {
      if (isHome) retire(draft, home, scout);
      else goTo(draft, scout, home.location);
      continue;
    }
    if (isHome) refuel(draft, home, scout);
    const isBusy =
      isNew || goOn(draft, home, scout, unknown) || (!isHome && goTo(draft, scout, home.location));
    if (isBusy) busy += 1;
  }
  if (busy < most) build(draft, home, unknown);
}

/** Builds a scout of the best engines there are enough of. */
function build(draft: Draft, home: HoldingView, unknown: ReadonlySet<string>): void {
  const nearest = Math.min(...[...unknown].map((system) => squaredLightYears(home.location, system)));
  const least = Math.max(LEAST_RANGE, Math.min(Math.ceil(Math.sqrt(nearest)), home.techLevel));
  for (let range = home.techLevel; range >= least; range--) {
    const { hull, load } = scoutOf(range, bestAir(home));
    if (
      setUp(draft, home, 'ship', [...hull.filter(({ code }) => code !== 'FOOD' && code !== 'CNGD'), ...load])
    )
      return;
  }
}

/** A scout with engines and life support of these levels. */
function scoutOf(techLevel: number, airLevel: number): ShipDesign {
  const lightYears = techLevel * JUMPS;
  return designShip({ techLevel, airLevel, crew: CREW, cargo: NO_CARGO, lightYears, turns: TURNS });
}

/** Fills the tank and the larder of a scout again that has engines left. */
function refuel(draft: Draft, home: HoldingView, scout: HoldingView): void {
  const range = rangeOf(scout);
  if (range === 0) return;
  const { hull, load } = scoutOf(range, 1);
  for (const unit of [...hull.filter(({ code }) => code === 'FUEL'), ...load]) {
    const missing = unit.quantity - left(accountsOf(draft, scout), unit.code);
    if (missing > unit.quantity / 4) transfer(draft, home, scout, { ...unit, quantity: missing });
  }
}

/** Whether a ship is a scout: it has sensors, and no troops. */
function isScout({ kind, population, assembled, stored }: HoldingView): boolean {
  return (
    kind === 'ship' &&
    population.SLD < MARINES &&
    assembled.some(({ code }) => code === 'SEN') &&
    !stored.some(({ code }) => code === 'MTSP')
  );
}

function goOn(draft: Draft, home: HoldingView, scout: HoldingView, unknown: Set<string>): boolean {
  const accounts = accountsOf(draft, scout);
  const fuel = left(accounts, 'FUEL');
  const next = [...unknown]
    .map((system) => ({ system, distance: squaredLightYears(scout.location, system) }))
    .sort((a, b) => a.distance - b.distance)
    .find(({ system }) => fuelThereAndBack(accounts, system, home.location) <= fuel);
  if (next === undefined || !goTo(draft, scout, `${next.system}/`)) return false;
  unknown.delete(next.system);
  return true;
}
