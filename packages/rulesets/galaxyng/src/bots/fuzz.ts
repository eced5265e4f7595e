import type { WrittenOrders } from '@ec/orders-parser';
import type { Prng } from '@ec/prng';
import type { GalaxyOrder, GroupRef, MoverRef } from '../orders/orders.js';
import { CARGOES, OPTIONS, ROUTE_KINDS } from '../types.js';
import type { GalaxyView } from '../view/view.js';
import { sheetOf } from './moves.js';

/** Most orders of a sheet (included). */
const MOST_ORDERS = 40;
/** One name in so many is that of something else. */
const ODDLY = 5;
/** One order to quit in so many is meant. */
const QUITS = 300;

/** A player without a plan: any orders in any order, of which about half can be carried out. */
export function fuzz(view: GalaxyView, rng: Prng): WrittenOrders<GalaxyOrder> {
  const orders = Array.from({ length: rng.intN(MOST_ORDERS + 1) }, () => {
    const make = rng.pick(MAKERS);
    return make(new Dice(view, rng));
  });
  return sheetOf(orders);
}

/** Draws what orders are about. */
class Dice {
  readonly #view: GalaxyView;
  readonly rng: Prng;

  constructor(view: GalaxyView, rng: Prng) {
    this.#view = view;
    this.rng = rng;
  }

  chance(den: number): boolean {
    return this.rng.chance(1, den);
  }

  group(): GroupRef {
    const { groups } = this.#view;
    if (groups.length === 0 || this.chance(ODDLY)) return this.chance(2) ? 'MAX' : this.rng.intN(99) + 1;
    return this.rng.pick(groups).number;
  }

  fleet(): string {
    const { fleets } = this.#view.own;
    return fleets.length === 0 || this.chance(ODDLY)
      ? `Fleet_${this.rng.intN(5)}`
      : this.rng.pick(fleets).name;
  }

  mover(): MoverRef {
    return this.chance(3) ? { fleet: this.fleet() } : this.group();
  }

  type(): string {
    const { types } = this.#view.own;
    return types.length === 0 || this.chance(ODDLY) ? `Type_${this.rng.intN(9)}` : this.rng.pick(types).name;
  }

  planet(): string {
    return this.rng.pick(this.#view.planets).name;
  }

  ownPlanet(): string {
    const { ownPlanets } = this.#view;
    return ownPlanets.length === 0 || this.chance(ODDLY) ? this.planet() : this.rng.pick(ownPlanets).name;
  }

  race(): string {
    return this.rng.pick(this.#view.races).name;
  }

  ownRace(): string {
    return this.#view.own.name;
  }

  ships(): { ships?: number } {
    return this.chance(2) ? {} : { ships: this.rng.intN(6) };
  }

  amount(): { amount?: number } {
    return this.chance(2) ? {} : { amount: this.rng.intN(300) / 100 };
  }

  mass(): number {
    return this.chance(3) ? 0 : this.rng.intN(2000) / 100;
  }
}

const MAKERS: readonly ((dice: Dice) => GalaxyOrder)[] = [
  () => ({ kind: 'broadcast', text: 'Hello' }),
  (dice) => ({ kind: 'real-name', name: `Jane Doe ${dice.rng.intN(99)}` }),
  (dice) => ({ kind: 'message', races: [dice.race(), dice.race()], text: 'Peace?' }),
  (dice) => ({ kind: dice.chance(2) ? 'ally' : 'war', race: dice.race() }),
  (dice) => ({ kind: 'break', group: dice.group(), ships: dice.rng.intN(4) }),
  (dice) => ({ kind: 'leave-fleet', group: dice.group() }),
  (dice) => ({ kind: 'name-race', name: `Race_${dice.rng.intN(99)}` }),
  (dice) => ({ kind: 'name-planet', planet: dice.ownPlanet(), name: `World_${dice.rng.intN(99)}` }),
  (dice) => ({ kind: 'rename', old: dice.type(), name: `Type_${dice.rng.intN(99)}` }),
  design,
  design,
  (dice) => ({ kind: 'found-fleet', name: `Fleet_${dice.rng.intN(5)}` }),
  (dice) => ({ kind: 'erase', name: dice.chance(2) ? dice.type() : dice.fleet() }),
  (dice) => ({ kind: 'reveal', race: dice.race() }),
  (dice) => ({ kind: 'upgrade', group: dice.group(), ...dice.ships() }),
  (dice) => ({ kind: 'reverse', mover: dice.mover() }),
  (dice) => ({ kind: 'intercept', mover: dice.mover(), planet: dice.planet() }),
  (dice) => ({ kind: 'join', mover: dice.mover(), fleet: dice.fleet() }),
  (dice) => ({
    kind: 'load',
    group: dice.group(),
    cargo: dice.rng.pick(CARGOES),
    ...dice.ships(),
    ...dice.amount(),
  }),
  (dice) => ({ kind: 'unload', group: dice.group(), ...dice.ships(), ...dice.amount() }),
  (dice) => ({ kind: 'scrap', group: dice.group(), ...dice.ships() }),
  (dice) => ({ kind: 'map', x: dice.rng.intN(50), y: dice.rng.intN(50), extent: dice.rng.intN(99) }),
  (dice) => ({ kind: 'option', option: dice.rng.pick(OPTIONS), ...(dice.chance(2) ? {} : { off: 'NO' }) }),
  produce,
  produce,
  produce,
  (dice) => ({
    kind: 'route',
    planet: dice.ownPlanet(),
    cargo: dice.rng.pick(ROUTE_KINDS),
    ...(dice.chance(4) ? {} : { destination: dice.planet() }),
  }),
  send,
  send,
  (dice) => ({ kind: 'claim', planet: dice.planet() }),
  (dice) => ({ kind: 'quit', race: dice.chance(QUITS) ? dice.ownRace() : 'Nobody' }),
  (dice) => ({ kind: 'password', word: `word${dice.rng.intN(99)}` }),
  (dice) => ({ kind: 'addresses', addresses: `a${dice.rng.intN(99)}@example.org,b@example.org` }),
];

function design(dice: Dice): GalaxyOrder {
  const weapons = dice.mass();
  const attacks = weapons === 0 ? 0 : dice.rng.intN(9) + 1;
  const masses = { drive: dice.mass(), weapons, shields: dice.mass(), cargo: dice.mass() };
  return { kind: 'design', name: `Type_${dice.rng.intN(99)}`, attacks, ...masses };
}

function produce(dice: Dice): GalaxyOrder {
  const product = dice.chance(2) ? dice.type() : dice.rng.pick(['CAP', 'MAT', 'DRIVE', 'CARGO']);
  return { kind: 'produce', planet: dice.ownPlanet(), product };
}

function send(dice: Dice): GalaxyOrder {
  return { kind: 'send', mover: dice.mover(), planet: dice.planet() };
}
