import { headCount } from '@ec/economy';
import { ratio } from '@ec/prng';
import { left } from '../accounts.js';
import { accountsOf, setUp, transfer, type Draft } from '../draft.js';
import { goTo } from '../go-to.js';
import { fuelThereAndBack } from '../jump.js';
import { orbitOf, squaredLightYears, starOf } from '../../view/places.js';
import { isOutdated, retire } from './retire.js';
import { bestAir, designShip, NO_CARGO } from '../ship-design.js';
import { units } from '../sheet.js';
import type { HoldingView } from '../../view/holding-view.js';
import type { SightingView } from '../../view/map-view.js';

/** Soldiers of a troopship, each with an assault craft. */
const SOLDIERS = 1_500;
/** Soldiers that land on one colony: enough to take it and to hold it. */
const LANDING = 250;
/** Sailors and soldiers of a troopship, with their supplies and craft. */
const CREW = [
  units('PRO', 10),
  units('USK', 10),
  units('MTSP', 6 * SOLDIERS),
  units('SEN', 1, 1),
  units('SLD', SOLDIERS),
  units('ASC', SOLDIERS, 1),
];
/** Order of magnitude of the mass of colonies that a landing can take: those beyond are home worlds. */
const SMALL = 5;
/** Turns for which it has food, wages and air. */
const TURNS = 10;
/** Jumps as far as its engines reach on one tank of fuel. */
const JUMPS = 4;
/** Turns after which nobody relies on a sighting any longer. */
const STALE = 24;

/** Sends troopships to colonies of others that scouts and settlers have seen, and builds more of them. */
export function marines(draft: Draft, home: HoldingView, most: number): void {
  const targets = targetsOf(draft);
  const ships = draft.view.holdings.filter(isTroopship);
  let busy = 0;
  for (const ship of ships) {
    const isHome = ship.location === home.location;
    if (isHome && isOutdated(home, ship)) retire(draft, home, ship);
    else if (campaign(draft, home, ship, targets)) busy += 1;
  }
  if (busy < most && targets.length > 0) build(draft, home);
}

/** Whether a ship carries troops: it has assault craft, or has had them. */
function isTroopship({ kind, stored, population }: HoldingView): boolean {
  return (
    kind === 'ship' && population.CNW === 0 && stored.some(({ code }) => code === 'ASC' || code === 'MTSP')
  );
}

/** Colonies of others, the latest seen first, where nobody is on the way yet. */
function targetsOf({ view }: Draft): SightingView[] {
  const held = new Set(view.holdings.map(({ location }) => location));
  return view.sightings.filter(
    ({ kind, isAbandoned, turn, location }) =>
      kind !== 'ship' && !isAbandoned && (view.turn - turn < STALE || held.has(location)),
  );
}

/** Lands troops where a ship has come, and sends it on; returns whether it is of use. */
function campaign(draft: Draft, home: HoldingView, ship: HoldingView, targets: SightingView[]): boolean {
  if (ship.location === home.location) refit(draft, home, ship);
  const accounts = accountsOf(draft, ship);
  const here = targets.find(({ location }) => location === ship.location && isSmall(draft, location));
  const soldiers = Math.min(left(accounts, 'SLD'), left(accounts, 'ASC', craftLevel(ship)));
  if (here && soldiers >= LANDING) {
    targets.splice(targets.indexOf(here), 1);
    const percent = Math.min(100, Math.ceil((100 * LANDING) / ship.population.SLD));
    draft.orders.push({
      kind: 'invade',
      actorId: ship.id,
      targetId: here.id,
      commitment: ratio(percent, 100),
    });
    return sailOn(draft, home, ship, targets, soldiers - LANDING) || true;
  }
  return sailOn(draft, home, ship, targets, soldiers);
}

function sailOn(
  draft: Draft,
  home: HoldingView,
  ship: HoldingView,
  targets: SightingView[],
  soldiers: number,
): boolean {
  const accounts = accountsOf(draft, ship);
  const food = (4 * left(accounts, 'FOOD')) / Math.max(1, headCount(ship.population));
  if (soldiers >= LANDING && food > 2) {
    const next = targets
      .filter(
        ({ location }) =>
          location !== ship.location &&
          fuelThereAndBack(accounts, location, home.location) <= left(accounts, 'FUEL'),
      )
      .toSorted((a, b) => distance(ship, a) - distance(ship, b))[0];
    if (next && goTo(draft, ship, next.location)) {
      targets.splice(targets.indexOf(next), 1);
      return true;
    }
  }
  return ship.location !== home.location && goTo(draft, ship, home.location);
}

function distance(ship: HoldingView, { location }: SightingView): number {
  return squaredLightYears(ship.location, location) + (starOf(ship.location) === starOf(location) ? -1 : 0);
}

/** Whether sensors see no more than small colonies in an orbit. */
function isSmall({ view: { sensors } }: Draft, location: string): boolean {
  const orbits = sensors.find(({ star }) => star === starOf(location))?.orbits;
  const seen = orbits?.find(({ orbit }) => orbit === orbitOf(location));
  return seen !== undefined && (seen.colonyMass ?? 0) <= SMALL;
}

/** Level of the assault craft aboard. */
function craftLevel({ stored }: HoldingView): number {
  return stored.find(({ code }) => code === 'ASC')?.techLevel ?? 1;
}

/** Takes soldiers, craft, food and fuel aboard again. */
function refit(draft: Draft, home: HoldingView, ship: HoldingView): void {
  const techLevel = ship.assembled.find(({ code }) => code === 'HEN')?.techLevel ?? 1;
  const airLevel = ship.assembled.find(({ code }) => code === 'LFS')?.techLevel ?? 1;
  const hold = accountsOf(draft, ship);
  for (const unit of unitsOfShip(techLevel, airLevel)) {
    if (
      unit.code === 'STU' ||
      unit.code === 'HEN' ||
      unit.code === 'SPD' ||
      unit.code === 'LFS' ||
      unit.code === 'SEN'
    )
      continue;
    const missing = unit.quantity - left(hold, unit.code, unit.techLevel);
    if (missing > unit.quantity / 4) transfer(draft, home, ship, { ...unit, quantity: missing });
  }
}

/** Builds a troopship of the best engines there are enough of. */
function build(draft: Draft, home: HoldingView): void {
  const airLevel = bestAir(home);
  const least = Math.max(2, home.techLevel - 1);
  for (let techLevel = home.techLevel; techLevel >= least; techLevel--)
    if (setUp(draft, home, 'ship', unitsOfShip(techLevel, airLevel))) return;
}

function unitsOfShip(techLevel: number, airLevel: number): ReturnType<typeof designShip>['hull'] {
  const { hull, load } = designShip({
    techLevel,
    airLevel,
    crew: CREW,
    cargo: NO_CARGO,
    lightYears: techLevel * JUMPS,
    turns: TURNS,
  });
  return [...hull.filter(({ code }) => code !== 'FOOD' && code !== 'CNGD'), ...load];
}
