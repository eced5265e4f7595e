import { headCount } from '@ec/economy';
import { left } from '../accounts.js';
import { accountsOf, setUp, type Draft } from '../draft.js';
import { goTo } from '../go-to.js';
import { fuelThereAndBack, rangeOf } from '../jump.js';
import { kitLevels, kits, openKit } from '../kit.js';
import { squaredLightYears } from '../../view/places.js';
import { bestAir, designShip } from '../ship-design.js';
import { colonyUnits, JOURNEY, kitsAboard, load, RETURN, SETTLERS_CREW, moor } from './cargo.js';
import { isOutdated, retire } from './retire.js';
import type { HoldingView } from '../../view/holding-view.js';
import type { TurnView } from '../../view/turn-view.js';

/** How an empire settles. */
export interface Settling {
  /** Colonies that one ship founds on a journey. */
  readonly kits: number;
  /** Ships that are at it at the same time. */
  readonly ships: number;
}

/** Founds colonies on every planet where people can live, with ships that come back for more. */
export function settle(draft: Draft, home: HoldingView, settling: Settling): void {
  const goals = goalsOf(draft.view);
  const ships = draft.view.holdings
    .filter((ship) => isSettler(ship) && rangeOf(ship) > 0)
    .map((ship) => ({ ship, distance: nearest(ship.location, goals)?.distance ?? Infinity }))
    .toSorted((a, b) => a.distance - b.distance);
  const busy = ships.filter(({ ship }) => sail(draft, home, ship, goals)).length;
  if (busy < settling.ships && goals.size > 0) build(draft, home, settling, goals);
}

/** Builds a ship for the nearest planet that no other is on its way to, of the best parts there are enough of. */
function build(
  draft: Draft,
  home: HoldingView,
  { kits: perShip }: Settling,
  goals: ReadonlySet<string>,
): void {
  const distance = Math.sqrt(nearest(home.location, goals)?.distance ?? Infinity);
  const airLevel = bestAir(home);
  const cargo = kits(perShip, openKit(kitLevels(home)));
  const least = Math.max(1, Math.min(distance, home.techLevel));
  for (let techLevel = home.techLevel; techLevel >= least; techLevel--) {
    const lightYears = distance === 0 ? 0 : Math.max(techLevel, distance) * RETURN;
    const crew = SETTLERS_CREW;
    const { hull } = designShip({ techLevel, airLevel, crew, cargo, lightYears, turns: JOURNEY });
    if (setUp(draft, home, 'ship', hull)) return;
  }
}

/** Whether a ship founds colonies: it has the workers for it. */
function isSettler({ kind, population }: HoldingView): boolean {
  return kind === 'ship' && population.CNW > 0;
}

/** Planets to settle: those seen where people may be able to live and nobody is known to. */
function goalsOf({ planets, holdings, sightings }: TurnView): Set<string> {
  const taken = new Set([
    ...holdings.filter(({ kind }) => kind !== 'ship').map(({ location }) => location),
    ...sightings
      .filter(({ kind, isAbandoned }) => kind !== 'ship' && !isAbandoned)
      .map(({ location }) => location),
  ]);
  return new Set(
    planets
      .filter(
        ({ planet, type, habitability, controller }) =>
          type === 'terrestrial' && habitability !== 0 && controller === null && !taken.has(planet),
      )
      .map(({ planet }) => planet),
  );
}

/** Gives a ship its orders; returns whether it is of use. */
function sail(draft: Draft, home: HoldingView, ship: HoldingView, goals: Set<string>): boolean {
  const isHome = ship.location === home.location;
  const goal = nextGoal(draft, home, ship, goals);
  if (isHome && goal !== undefined) load(draft, home, ship, goal);
  let aboard = kitsAboard(draft, home, ship);
  if (isHome && goal === undefined && isOutdated(home, ship)) retire(draft, home, ship);
  else if (isHome && (goal === undefined || aboard === 0)) moor(draft, home, ship);
  const isThere = goals.delete(ship.location) && aboard > 0;
  if (isThere) {
    if (setUp(draft, ship, 'open', colonyUnits(draft, home, ship))) aboard -= 1;
    draft.orders.push({ kind: 'survey', actorId: ship.id });
  }
  if (aboard > 0 && (isHome || hasFood(draft, ship, home)) && goOn(draft, home, ship, goals)) return true;
  return isThere || (!isHome && goTo(draft, ship, home.location));
}

/** Whether people aboard have food for one jump more than it takes to come home. */
function hasFood(draft: Draft, ship: HoldingView, home: HoldingView): boolean {
  const way = Math.sqrt(squaredLightYears(ship.location, home.location));
  const turns = MARGIN + Math.ceil(way / Math.max(1, rangeOf(ship)));
  return 4 * left(accountsOf(draft, ship), 'FOOD') >= turns * headCount(ship.population);
}

/** Turns for which settlers have more food than it takes to come home. */
const MARGIN = 1;

/** Sends a ship to the next planet. */
function goOn(draft: Draft, home: HoldingView, ship: HoldingView, goals: Set<string>): boolean {
  const next = nextGoal(draft, home, ship, goals);
  if (next === undefined || !goTo(draft, ship, next)) return false;
  goals.delete(next);
  return true;
}

/** The nearest planet to settle that a ship can reach with the fuel it has, or at home with what it has room for. */
function nextGoal(
  draft: Draft,
  home: HoldingView,
  ship: HoldingView,
  goals: ReadonlySet<string>,
): string | undefined {
  const found = nearest(ship.location, goals);
  if (!found) return undefined;
  const accounts = accountsOf(draft, ship);
  const isHome = ship.location === home.location;
  const tank = left(accounts, 'FUEL') + (isHome ? Math.floor(accounts.room / FUEL_ROOM) : 0);
  return fuelThereAndBack(accounts, found.goal, home.location) <= tank ? found.goal : undefined;
}

/** Room of a unit of fuel in storage, as the accounts count it. */
const FUEL_ROOM = 100;

/** The nearest of some planets, and the square of its distance. */
function nearest(from: string, goals: Iterable<string>): { goal: string; distance: number } | undefined {
  let found: { goal: string; distance: number } | undefined;
  for (const goal of goals) {
    const distance = squaredLightYears(from, goal);
    if (!found || distance < found.distance) found = { goal, distance };
  }
  return found;
}
