import { headCount } from '@ec/economy';
import { left } from '../accounts.js';
import { accountsOf, setUp, transfer, type Draft } from '../draft.js';
import { goTo } from '../go-to.js';
import { fuelOfJump, rangeOf } from '../jump.js';
import { kits, OPEN_KIT } from '../kit.js';
import { squaredLightYears } from '../places.js';
import { bestAir, designShip, populationOf, type ShipPurpose } from '../ship-design.js';
import type { UnitCount } from '../../orders/orders.js';
import { units } from '../sheet.js';
import type { HoldingView, TurnView } from '../../view/turn-view.js';

/** How an empire settles. */
export interface Settling {
  /** Colonies that one ship founds on a journey. */
  readonly kits: number;
  /** Ships that are at it at the same time. */
  readonly ships: number;
}

/** Those who sail a settlers' ship and stay aboard. */
const CREW = [units('PRO', 15), units('USK', 10), units('SLD', 10), units('CNW', 15), units('TPT', 100, 1)];
/** Goods of which a colony takes what is left. */
const FLEXIBLE: readonly string[] = ['FUEL', 'METS', 'NMTS', 'CNGD'];
const KIT_HEADS = headCount(populationOf(OPEN_KIT.people));
/** Turns that settlers are under way at most, with meals for each. */
const TURNS = 4;
/** Fuel for a journey there and back. */
const RETURN = 2;

/** Founds colonies on every planet where people can live, with ships that come back for more. */
export function settle(draft: Draft, home: HoldingView, settling: Settling): void {
  const ships = draft.view.holdings.filter(isSettler);
  const goals = goalsOf(draft.view);
  const busy = ships.filter((ship) => sail(draft, home, ship, goals)).length;
  if (busy < settling.ships) build(draft, home, settling, goals);
}

/** Builds a ship for the nearest planet that no other is on its way to, of the best parts there are enough of. */
function build(
  draft: Draft,
  home: HoldingView,
  { kits: perShip }: Settling,
  goals: ReadonlySet<string>,
): void {
  const distances = [...goals].map((goal) => Math.sqrt(squaredLightYears(home.location, goal)));
  const nearest = Math.min(...distances);
  const airLevel = bestAir(home);
  for (let techLevel = home.techLevel; techLevel >= Math.max(1, nearest); techLevel--) {
    const lightYears = nearest === 0 ? 0 : techLevel * RETURN;
    const cargo = kits(perShip, OPEN_KIT);
    const { hull } = designShip({ techLevel, airLevel, crew: CREW, cargo, lightYears, turns: TURNS });
    if (setUp(draft, home, 'ship', hull)) return;
  }
}

/** Whether a ship founds colonies: it has the workers for it, and no sensors. */
function isSettler({ kind, population, assembled }: HoldingView): boolean {
  return kind === 'ship' && population.CNW > 0 && !assembled.some(({ code }) => code === 'SEN');
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
  const goal = nextGoal(draft, ship, goals);
  if (isHome && goal !== undefined) load(draft, home, ship, goal);
  else if (isHome) unload(draft, home, ship);
  let aboard = kitsAboard(draft, ship);
  const isThere = goals.delete(ship.location) && aboard > 0;
  if (isThere) {
    if (setUp(draft, ship, 'open', colonyUnits(draft, ship))) aboard -= 1;
    draft.orders.push({ kind: 'survey', actorId: ship.id });
  }
  if (aboard > 0 && goOn(draft, ship, goals)) return true;
  return isThere || (!isHome && goTo(draft, ship, home.location));
}

/** Sends a ship to the next planet. */
function goOn(draft: Draft, ship: HoldingView, goals: Set<string>): boolean {
  const next = nextGoal(draft, ship, goals);
  if (next === undefined || !goTo(draft, ship, next)) return false;
  goals.delete(next);
  return true;
}

/** The nearest planet to settle that a ship can reach. */
function nextGoal(draft: Draft, ship: HoldingView, goals: ReadonlySet<string>): string | undefined {
  return [...goals]
    .filter((goal) => fuelOfJump(accountsOf(draft, ship), goal) !== undefined)
    .toSorted((a, b) => squaredLightYears(ship.location, a) - squaredLightYears(ship.location, b))[0];
}

/** Takes as many kits aboard as the ship's life support carries people and as there are, with food for the journey. */
function load(draft: Draft, home: HoldingView, ship: HoldingView, goal: string): void {
  const [stores, hold] = [accountsOf(draft, home), accountsOf(draft, ship)];
  const places = (ship.lifeSupport?.capacity ?? 0) - headCount(populationOf(CREW));
  const range = rangeOf(ship);
  for (let count = Math.floor(places / KIT_HEADS); count > 0; count--) {
    const cargo = kits(count, OPEN_KIT);
    const wanted = cargoOf({
      techLevel: range,
      airLevel: range,
      crew: CREW,
      cargo,
      lightYears: 0,
      turns: TURNS,
    });
    const missing = wanted
      .map((unit) => ({ ...unit, quantity: unit.quantity - left(hold, unit.code, unit.techLevel) }))
      .filter(({ quantity }) => quantity > 0);
    if (missing.some((unit) => left(stores, unit.code, unit.techLevel) < unit.quantity)) continue;
    for (const unit of missing) transfer(draft, home, ship, unit);
    const fuel = RETURN * (fuelOfJump(hold, goal) ?? 0) - left(hold, 'FUEL');
    if (fuel > 0) transfer(draft, home, ship, { code: 'FUEL', techLevel: 0, quantity: fuel });
    return;
  }
}

/** Lets those who wait for a planet go ashore again. */
function unload(draft: Draft, home: HoldingView, ship: HoldingView): void {
  const hold = accountsOf(draft, ship);
  for (const { code, techLevel } of OPEN_KIT.people) {
    const kept = CREW.find((crew) => crew.code === code)?.quantity ?? 0;
    transfer(draft, ship, home, { code, techLevel, quantity: left(hold, code) - kept });
  }
}

/** All that a ship should have aboard when it leaves, apart from its machines. */
function cargoOf(purpose: ShipPurpose): UnitCount[] {
  const { hull, load: cargo } = designShip(purpose);
  const fuel = hull.filter(({ code }) => code === 'FUEL');
  return merged([...CREW, ...cargo, ...fuel]);
}

/** The same units with one entry for each kind. */
function merged(all: readonly UnitCount[]): UnitCount[] {
  const kinds = Map.groupBy(all, ({ code, techLevel }) => `${code}-${techLevel}`);
  return [...kinds.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  );
}

/** Whole kits that a ship has aboard beside its crew. */
function kitsAboard(draft: Draft, ship: HoldingView): number {
  const hold = accountsOf(draft, ship);
  const kept = new Map(CREW.map(({ code, quantity }) => [code, quantity]));
  return Math.min(
    ...kits(1, OPEN_KIT)
      .filter(({ code }) => !FLEXIBLE.includes(code))
      .map(({ code, techLevel, quantity }) =>
        Math.floor((left(hold, code, techLevel) - (kept.get(code) ?? 0)) / quantity),
      ),
  );
}

/** Units of a new colony: a kit, with as much of the stores as is left. */
function colonyUnits(draft: Draft, ship: HoldingView): UnitCount[] {
  const hold = accountsOf(draft, ship);
  return kits(1, OPEN_KIT)
    .map((unit) =>
      FLEXIBLE.includes(unit.code)
        ? { ...unit, quantity: Math.min(unit.quantity, left(hold, unit.code)) }
        : unit,
    )
    .filter(({ quantity }) => quantity > 0);
}
