import type { Prng } from '@ec/prng';
import { CARGOES, type Ec4xOrder } from '../orders/orders.js';
import { FACILITY_CODES, GROUND_CODES, LINES, SHIP_CODES, CLASS_CODES, STANCES } from '../types.js';
import { Dice } from './dice.js';
import type { KnownGame } from '../forecast/known-state.js';

/** Most orders of a sheet (included). */
const MOST_ORDERS = 40;
/** One order to capitulate in so many is meant. */
const CAPITULATIONS = 300;

/** Draws for orders of one kind, by makers of which some make other kinds, too; and orders of which so many are kept at most (included). */
const DRAWS_OF_KIND = 60;
const MOST_OF_KIND = 20;

/**
 * Any orders in any order, of which many can be carried out.
 *
 * @param only - kind of all of them; orders that are drawn seldom otherwise are drawn as often as others then
 */
export function drawOrders(view: KnownGame, rng: Prng, only = ''): Ec4xOrder[] {
  const dice = new Dice(view, rng, only);
  if (only === '')
    return Array.from({ length: rng.intN(MOST_ORDERS + 1) }, () => rng.pick(MAKERS).draw(dice));
  const makers = MAKERS.filter(({ kinds }) => kinds.some((kind) => kind === only));
  if (makers.length === 0) return [];
  const drawn: Ec4xOrder[] = [];
  for (let draws = 0; draws < DRAWS_OF_KIND && drawn.length < MOST_OF_KIND; draws++) {
    const order = rng.pick(makers).draw(dice);
    if (order.kind === only) drawn.push(order);
  }
  return drawn;
}

type Kind = Ec4xOrder['kind'];

/** Draws an order of one of some kinds. */
interface Maker {
  readonly kinds: readonly Kind[];
  readonly draw: (dice: Dice) => Ec4xOrder;
}

const makes = (kinds: readonly Kind[], draw: Maker['draw']): Maker => ({ kinds, draw });

const MOVES = ['move', 'patrol', 'guard', 'guardStarbase', 'rendezvous'] as const;
const ATTACKS = ['guardOrBlockade', 'blockade', 'bombard', 'invade', 'blitz'] as const;
const MISSIONS = ['spyPlanet', 'hack', 'spySystem'] as const;

/** How each order is drawn; the more often one stands here, the more often it is drawn. */
const MAKERS: readonly Maker[] = [
  makes(['tax'], (dice) => ({ kind: 'tax', percent: 40 + dice.rng.intN(31) })),
  makes(['research'], research),
  makes(['research'], research),
  makes(['upgrade'], (dice) => ({ kind: 'upgrade', line: dice.rng.pick(LINES) })),
  makes(['upgrade'], (dice) => ({ kind: 'upgrade', line: dice.rng.pick(LINES) })),
  makes(['buildAtShipyard'], buildShips),
  makes(['buildAtShipyard'], buildShips),
  makes(['buildAtShipyard'], buildShips),
  makes(['buildAtSpaceport'], (dice) => ({
    kind: 'buildAtSpaceport',
    system: dice.home(),
    code: dice.rng.pick(SHIP_CODES),
    count: dice.upTo(2),
    ...intoFleet(dice),
  })),
  makes(['buildAtColony'], buildAtColony),
  makes(['buildAtColony'], buildAtColony),
  makes(['cancel'], (dice) => ({ kind: 'cancel', project: dice.project() })),
  makes(['industry'], (dice) => ({ kind: 'industry', system: dice.home(), count: dice.upTo(20) })),
  makes(['works'], (dice) => ({ kind: 'works', system: dice.home(), count: dice.upTo(150) })),
  makes(['docks'], (dice) => ({ kind: 'docks', system: dice.home(), count: dice.upTo(3) })),
  makes(['batteries'], (dice) => ({ kind: 'batteries', system: dice.home(), roe: dice.upTo(10) })),
  makes(['terraform'], (dice) => ({ kind: 'terraform', system: dice.home() })),
  makes(['migrate'], (dice) => ({
    kind: 'migrate',
    from: dice.home(),
    to: dice.home(),
    count: dice.upTo(5),
  })),
  makes(['repairSquadrons'], (dice) => ({ kind: 'repairSquadrons', squadrons: dice.squadrons() })),
  makes(['repairUnits'], (dice) => ({
    kind: 'repairUnits',
    system: dice.home(),
    code: dice.rng.pick(['SB', ...GROUND_CODES]),
    count: dice.upTo(3),
  })),
  makes(['salvageSquadrons', 'salvageUnits'], (dice) =>
    dice.chance(9)
      ? { kind: 'salvageSquadrons', squadrons: dice.squadrons() }
      : { kind: 'salvageUnits', system: dice.home(), code: dice.rng.pick(CLASS_CODES), count: 1 },
  ),
  makes(['load'], load),
  makes(['load'], load),
  makes(['unload'], (dice) => ({
    kind: 'unload',
    fleet: dice.fleet(),
    cargo: dice.rng.pick(CARGOES),
    count: dice.upTo(2),
  })),
  makes(['merge'], (dice) => ({ kind: 'merge', fleet: dice.fleet(), into: dice.fleet() })),
  makes(['addToSquadron'], (dice) => ({
    kind: 'addToSquadron',
    squadron: dice.squadron(),
    ships: dice.ships(),
  })),
  makes(['newSquadron'], (dice) => ({
    kind: 'newSquadron',
    ships: dice.ships(),
    fleet: dice.chance(2) ? 'new' : dice.fleet(),
  })),
  makes(['split'], (dice) => ({ kind: 'split', fleet: dice.fleet(), squadrons: dice.squadrons() })),
  makes(['nameFleet'], (dice) => ({ kind: 'nameFleet', fleet: dice.fleet(), name: `Wing ${dice.upTo(99)}` })),
  makes(['salvage', 'hold', 'home'], (dice) => ({
    kind: dice.rng.pick(dice.chance(5) ? ['salvage'] : ['hold', 'home']),
    fleet: dice.fleet(),
    ...newRoe(dice),
  })),
  makes(MOVES, move),
  makes(MOVES, move),
  makes(MOVES, move),
  makes(ATTACKS, attack),
  makes(ATTACKS, attack),
  makes(MISSIONS, spy),
  makes(['colonize'], (dice) => ({ kind: 'colonize', fleet: dice.fleet(), system: dice.target() })),
  makes(['colonize'], (dice) => ({ kind: 'colonize', fleet: dice.fleet(), system: dice.target() })),
  makes(['join'], (dice) => ({ kind: 'join', fleet: dice.fleet(), into: dice.fleet(), ...newRoe(dice) })),
  makes(['engage'], (dice) => ({ kind: 'engage', fleet: dice.fleet(), roe: dice.rng.intN(11) })),
  makes(['nameSystem'], (dice) => ({
    kind: 'nameSystem',
    system: dice.home(),
    name: `World ${dice.upTo(99)}`,
  })),
  makes(['stance'], (dice) => ({ kind: 'stance', house: dice.house(), stance: dice.rng.pick(STANCES) })),
  makes(['gift'], (dice) => ({ kind: 'gift', house: dice.house(), amount: dice.upTo(20) })),
  makes(['message'], (dice) => ({
    kind: 'message',
    house: dice.chance(2) ? 'all' : dice.house(),
    text: 'Peace?',
  })),
  makes(['buy', 'research'], (dice) =>
    dice.chance(3) ? { kind: 'buy', points: dice.rng.pick(['ebp', 'cip']), count: 1 } : research(dice),
  ),
  makes(['subvertHouse'], (dice) => ({
    kind: 'subvertHouse',
    action: dice.rng.pick(['theft', 'assassinate', 'psyops']),
    house: dice.house(),
  })),
  makes(['subvertSystem'], (dice) => ({
    kind: 'subvertSystem',
    action: dice.rng.pick(['sabotage', 'major', 'cyber', 'economy']),
    system: dice.foreign(),
  })),
  makes(['capitulate'], (dice) => ({
    kind: 'capitulate',
    house: isMeant(dice) ? dice.house() : dice.view.own.id,
  })),
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
  const kind = dice.rng.pick(MOVES);
  return { kind, fleet: dice.fleet(), system: dice.target(), ...newRoe(dice) };
}

function attack(dice: Dice): Ec4xOrder {
  const kind = dice.rng.pick(ATTACKS);
  return { kind, fleet: dice.fleet(), system: dice.foreign(), ...newRoe(dice) };
}

function spy(dice: Dice): Ec4xOrder {
  const kind = dice.rng.pick(MISSIONS);
  return { kind, fleet: dice.fleet(), system: dice.foreign(), ...newRoe(dice) };
}

function newRoe(dice: Dice): { roe?: number } {
  return dice.chance(3) ? { roe: dice.rng.intN(11) } : {};
}

function intoFleet(dice: Dice): { fleet?: number } {
  return dice.chance(4) ? { fleet: dice.fleet() } : {};
}
