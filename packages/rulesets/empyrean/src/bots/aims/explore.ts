import { left, type Accounts } from '../accounts.js';
import { accountsOf, setUp, transfer, type Draft } from '../draft.js';
import { fuelOfJump, rangeOf } from '../jump.js';
import { goTo } from '../go-to.js';
import { squaredLightYears, systemOf } from '../places.js';
import { bestAir, designShip, type ShipPurpose } from '../ship-design.js';
import { units } from '../sheet.js';
import type { HoldingView } from '../../view/turn-view.js';

/** A few people with sensors. */
const CREW = [units('PRO', 4), units('USK', 4), units('SLD', 2), units('SEN', 1, 1)];
/** Turns for which a scout carries food and air. */
const TURNS = 24;
/** Jumps as far as its engines reach that a scout makes on one tank of fuel. */
const JUMPS = 3;

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
    if (isHome) refuel(draft, home, scout);
    const isBusy =
      isNew || goOn(draft, home, scout, unknown) || (!isHome && goHome(draft, scout, home.location));
    if (isBusy) busy += 1;
  }
  if (busy < most) build(draft, home, unknown);
}

/** Builds a scout of the best engines there are enough of. */
function build(draft: Draft, home: HoldingView, unknown: ReadonlySet<string>): void {
  const nearest = Math.min(...[...unknown].map((system) => squaredLightYears(home.location, system)));
  for (let range = home.techLevel; range > 0 && range * range >= nearest; range--) {
    const { hull, load } = designShip(purposeOf(range, bestAir(home)));
    if (setUp(draft, home, 'ship', [...hull.filter(({ code }) => code !== 'FOOD'), ...load])) return;
  }
}

function purposeOf(techLevel: number, airLevel: number): ShipPurpose {
  return { techLevel, airLevel, crew: CREW, cargo: [], lightYears: techLevel * JUMPS, turns: TURNS };
}

/** Fills the tank and the larder again. */
function refuel(draft: Draft, home: HoldingView, scout: HoldingView): void {
  const { hull, load } = designShip(purposeOf(rangeOf(scout), 1));
  for (const unit of [...hull.filter(({ code }) => code === 'FUEL'), ...load]) {
    const missing = unit.quantity - left(accountsOf(draft, scout), unit.code);
    if (missing > 0) transfer(draft, home, scout, { ...unit, quantity: missing });
  }
}

/** Whether a ship is a scout: it has sensors. */
function isScout({ kind, assembled }: HoldingView): boolean {
  return kind === 'ship' && assembled.some(({ code }) => code === 'SEN');
}

function goOn(draft: Draft, home: HoldingView, scout: HoldingView, unknown: Set<string>): boolean {
  const accounts = accountsOf(draft, scout);
  const [next] = [...unknown]
    .filter((system) => fuelThereAndBack(accounts, system, home.location) <= left(accounts, 'FUEL'))
    .toSorted((a, b) => squaredLightYears(scout.location, a) - squaredLightYears(scout.location, b));
  if (next === undefined || !goTo(draft, scout, `${next}/`)) return false;
  unknown.delete(next);
  return true;
}

/** Sends a scout home, by the systems on the way where it is too far for one jump. */
function goHome(draft: Draft, scout: HoldingView, home: string): boolean {
  if (goTo(draft, scout, home)) return true;
  const [next] = draft.view.chart
    .map(({ system }) => system)
    .filter((system) => squaredLightYears(system, home) < squaredLightYears(scout.location, home))
    .filter((system) => fuelOfJump(accountsOf(draft, scout), system) !== undefined)
    .toSorted((a, b) => squaredLightYears(a, home) - squaredLightYears(b, home));
  return next !== undefined && goTo(draft, scout, `${next}/`);
}

/** Fuel for a jump, and from there back home in jumps of the same kind. */
function fuelThereAndBack(accounts: Accounts, system: string, home: string): number {
  const fuel = fuelOfJump(accounts, system);
  if (fuel === undefined) return Infinity;
  const there = Math.sqrt(squaredLightYears(accounts.of.location, system));
  return fuel * (1 + Math.sqrt(squaredLightYears(system, home)) / Math.max(1, there));
}
