import { left } from '../accounts.js';
import { accountsOf, setUp, transfer, type Draft } from '../draft.js';
import { fuelOfJump, rangeOf } from '../jump.js';
import { goTo } from '../go-to.js';
import { squaredLightYears, systemOf } from '../places.js';
import { designShip, type ShipPurpose } from '../ship-design.js';
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
  for (const scout of scouts) {
    const isNew = view.chart.some(
      ({ system, visited }) => system === systemOf(scout.location) && visited === view.turn,
    );
    // sensors see a star in the turn after the ship has come there
    if (isNew) continue;
    if (scout.location === home.location) refuel(draft, home, scout);
    if (!goOn(draft, scout, unknown) && scout.location !== home.location) goTo(draft, scout, home.location);
  }
  const range = home.techLevel;
  const isInReach = [...unknown].some((system) => squaredLightYears(home.location, system) <= range * range);
  const able = scouts.filter((scout) => rangeOf(scout) >= range).length;
  if (!isInReach || able >= most) return;
  const { hull, load } = designShip(purposeOf(range));
  setUp(draft, home, 'ship', [...hull.filter(({ code }) => code !== 'FOOD'), ...load]);
}

function purposeOf(techLevel: number): ShipPurpose {
  return { techLevel, crew: CREW, cargo: [], lightYears: techLevel * JUMPS, turns: TURNS };
}

/** Fills the tank and the larder again. */
function refuel(draft: Draft, home: HoldingView, scout: HoldingView): void {
  const { hull, load } = designShip(purposeOf(rangeOf(scout)));
  for (const unit of [...hull.filter(({ code }) => code === 'FUEL'), ...load]) {
    const missing = unit.quantity - left(accountsOf(draft, scout), unit.code);
    if (missing > 0) transfer(draft, home, scout, { ...unit, quantity: missing });
  }
}

/** Whether a ship is a scout: it has sensors. */
export function isScout({ kind, assembled }: HoldingView): boolean {
  return kind === 'ship' && assembled.some(({ code }) => code === 'SEN');
}

function goOn(draft: Draft, scout: HoldingView, unknown: Set<string>): boolean {
  const accounts = accountsOf(draft, scout);
  const [next] = [...unknown]
    .filter((system) => (fuelOfJump(accounts, system) ?? Infinity) <= left(accounts, 'FUEL'))
    .toSorted((a, b) => squaredLightYears(scout.location, a) - squaredLightYears(scout.location, b));
  if (next === undefined || !goTo(draft, scout, `${next}/`)) return false;
  unknown.delete(next);
  return true;
}
