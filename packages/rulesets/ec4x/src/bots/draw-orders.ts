import type { Prng } from '@ec/prng';
import { CARGOES, type Ec4xOrder } from '../orders/orders.js';
import { FACILITY_CODES, GROUND_CODES, LINES, SHIP_CODES, CLASS_CODES, STANCES } from '../types.js';
import { Dice } from './dice.js';
import type { KnownGame } from '../forecast/known-state.js';

/** Most orders of a sheet (included). */
const MOST_ORDERS = 40;
/** One order to capitulate in so many is meant. */
const CAPITULATIONS = 300;

/** Draws for orders of one kind, of which most are of other kinds. */
const DRAWS_OF_KIND = 100;

/**
 * Any orders in any order, of which many can be carried out.
 *
 * @param only - kind of all of them; orders that are drawn seldom otherwise are drawn as often as others then
 */
export function drawOrders(view: KnownGame, rng: Prng, only = ''): Ec4xOrder[] {
  const dice = new Dice(view, rng, only);
  const count = only === '' ? rng.intN(MOST_ORDERS + 1) : DRAWS_OF_KIND;
  const drawn = Array.from({ length: count }, () => rng.pick(MAKERS)(dice));
  return only === '' ? drawn : drawn.filter(({ kind }) => kind === only).slice(0, MOST_ORDERS);
}

type Maker = (dice: Dice) => Ec4xOrder;

/** How each order is drawn; the more often one stands here, the more often it is drawn. */
const MAKERS: readonly Maker[] = [
  (dice) => ({ kind: 'tax', percent: 40 + dice.rng.intN(31) }),
  research,
  research,
  (dice) => ({ kind: 'upgrade', line: dice.rng.pick(LINES) }),
  (dice) => ({ kind: 'upgrade', line: dice.rng.pick(LINES) }),
  buildShips,
  buildShips,
  buildShips,
  (dice) => ({
    kind: 'buildAtSpaceport',
    system: dice.home(),
    code: dice.rng.pick(SHIP_CODES),
    count: dice.upTo(2),
    ...intoFleet(dice),
  }),
  buildAtColony,
  buildAtColony,
  (dice) => ({ kind: 'cancel', project: dice.project() }),
  (dice) => ({ kind: 'industry', system: dice.home(), count: dice.upTo(20) }),
  (dice) => ({ kind: 'works', system: dice.home(), count: dice.upTo(150) }),
  (dice) => ({ kind: 'docks', system: dice.home(), count: dice.upTo(3) }),
  (dice) => ({ kind: 'batteries', system: dice.home(), roe: dice.upTo(10) }),
  (dice) => ({ kind: 'terraform', system: dice.home() }),
  (dice) => ({ kind: 'migrate', from: dice.home(), to: dice.home(), count: dice.upTo(5) }),
  (dice) => ({ kind: 'repairSquadrons', squadrons: dice.squadrons() }),
  (dice) => ({
    kind: 'repairUnits',
    system: dice.home(),
    code: dice.rng.pick(['SB', ...GROUND_CODES]),
    count: dice.upTo(3),
  }),
  (dice) =>
    dice.chance(9)
      ? { kind: 'salvageSquadrons', squadrons: dice.squadrons() }
      : { kind: 'salvageUnits', system: dice.home(), code: dice.rng.pick(CLASS_CODES), count: 1 },
  load,
  load,
  (dice) => ({
    kind: 'unload',
    fleet: dice.fleet(),
    cargo: dice.rng.pick(CARGOES),
    count: dice.upTo(2),
  }),
  (dice) => ({ kind: 'merge', fleet: dice.fleet(), into: dice.fleet() }),
  (dice) => ({ kind: 'addToSquadron', squadron: dice.squadron(), ships: dice.ships() }),
  (dice) => ({ kind: 'newSquadron', ships: dice.ships(), fleet: dice.chance(2) ? 'new' : dice.fleet() }),
  (dice) => ({ kind: 'split', fleet: dice.fleet(), squadrons: dice.squadrons() }),
  (dice) => ({ kind: 'nameFleet', fleet: dice.fleet(), name: `Wing ${dice.upTo(99)}` }),
  (dice) => ({
    kind: dice.rng.pick(dice.chance(5) ? ['salvage'] : ['hold', 'home']),
    fleet: dice.fleet(),
    ...newRoe(dice),
  }),
  move,
  move,
  move,
  attack,
  attack,
  spy,
  (dice) => ({ kind: 'colonize', fleet: dice.fleet(), system: dice.target() }),
  (dice) => ({ kind: 'colonize', fleet: dice.fleet(), system: dice.target() }),
  (dice) => ({ kind: 'join', fleet: dice.fleet(), into: dice.fleet(), ...newRoe(dice) }),
  (dice) => ({ kind: 'engage', fleet: dice.fleet(), roe: dice.rng.intN(11) }),
  (dice) => ({ kind: 'nameSystem', system: dice.home(), name: `World ${dice.upTo(99)}` }),
  (dice) => ({ kind: 'stance', house: dice.house(), stance: dice.rng.pick(STANCES) }),
  (dice) => ({ kind: 'gift', house: dice.house(), amount: dice.upTo(20) }),
  (dice) => ({ kind: 'message', house: dice.chance(2) ? 'all' : dice.house(), text: 'Peace?' }),
  (dice) =>
    dice.chance(3) ? { kind: 'buy', points: dice.rng.pick(['ebp', 'cip']), count: 1 } : research(dice),
  (dice) => ({
    kind: 'subvertHouse',
    action: dice.rng.pick(['theft', 'assassinate', 'psyops']),
    house: dice.house(),
  }),
  (dice) => ({
    kind: 'subvertSystem',
    action: dice.rng.pick(['sabotage', 'major', 'cyber', 'economy']),
    system: dice.foreign(),
  }),
  (dice) => ({ kind: 'capitulate', house: isMeant(dice) ? dice.house() : dice.view.own.id }),
];

function isMeant(dice: Dice): boolean {
  return dice.only === 'capitulate' || dice.chance(CAPITULATIONS);
}

function research(dice: Dice): Ec4xOrder {
  return { kind: 'research', line: dice.rng.pick(LINES), points: dice.upTo(30) };
}

function buildShips(dice: Dice): Ec4xOrder {
  return {
    kind: 'buildAtShipyard',
    system: dice.home(),
    code: dice.rng.pick([...SHIP_CODES, 'SB'] as const),
    count: dice.upTo(5),
    ...(dice.chance(5) ? { weapons: dice.rng.intN(4) } : {}),
    ...intoFleet(dice),
  };
}

function buildAtColony(dice: Dice): Ec4xOrder {
  return {
    kind: 'buildAtColony',
    system: dice.home(),
    code: dice.rng.pick([...GROUND_CODES, 'FS', 'PS', ...FACILITY_CODES] as const),
    count: dice.upTo(3),
  };
}

function load(dice: Dice): Ec4xOrder {
  return { kind: 'load', fleet: dice.fleet(), cargo: dice.rng.pick(CARGOES), count: dice.upTo(3) };
}

function move(dice: Dice): Ec4xOrder {
  const kind = dice.rng.pick(['move', 'patrol', 'guard', 'guardStarbase', 'rendezvous'] as const);
  return { kind, fleet: dice.fleet(), system: dice.target(), ...newRoe(dice) };
}

function attack(dice: Dice): Ec4xOrder {
  const kind = dice.rng.pick(['guardOrBlockade', 'blockade', 'bombard', 'invade', 'blitz'] as const);
  return { kind, fleet: dice.fleet(), system: dice.foreign(), ...newRoe(dice) };
}

function spy(dice: Dice): Ec4xOrder {
  const kind = dice.rng.pick(['spyPlanet', 'hack', 'spySystem'] as const);
  return { kind, fleet: dice.fleet(), system: dice.foreign(), ...newRoe(dice) };
}

function newRoe(dice: Dice): { roe?: number } {
  return dice.chance(3) ? { roe: dice.rng.intN(11) } : {};
}

function intoFleet(dice: Dice): { fleet?: number } {
  return dice.chance(4) ? { fleet: dice.fleet() } : {};
}
