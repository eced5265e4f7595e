import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { ProximaTurn } from '../../src/contract.js';
import type { ProximaOrder } from '../../src/orders/orders.js';
import { PHASES, playTurn } from '../../src/phases/phases.js';
import type { Place, ProximaState } from '../../src/state.js';
import { skirmish } from '../skirmish.js';

/** A map that is the same under a half-turn. */
const ROWS = ['..=.^...', '.~=^....', '..====..', '..====..', '....^=~.', '...^.=..'];
const WIDTH = 8;
const HEIGHT = 6;
const turned = ({ x, y }: Place): Place => ({ x: WIDTH - 1 - x, y: HEIGHT - 1 - y });
const isOpen = ({ x, y }: Place): boolean => ROWS[y]?.[x] !== '~';

const anywhere = fc.record({ x: fc.nat(WIDTH - 1), y: fc.nat(HEIGHT - 1) });
/** Mostly the middle, so that units meet. */
const tile = fc.oneof(
  { weight: 4, arbitrary: fc.record({ x: fc.constantFrom(3, 4), y: fc.constantFrom(2, 3) }) },
  anywhere,
);
const draft = fc.record({
  mark: fc.constantFrom('g', 'm', 's', 'w', 'b'),
  // Players have the even or the odd columns, so that no enemies share a tile at the start.
  place: tile.filter(isOpen),
  endurance: fc.integer({ min: 1, max: 100 }),
  orders: fc.array(
    fc.oneof(
      tile.map((to) => ({ kind: 'move' as const, tile: to })),
      tile.map((to) => ({ kind: 'fire' as const, tile: to })),
      tile.map((to) => ({ kind: 'build' as const, type: 'DUN00001', tile: to })),
    ),
    { maxLength: 3 },
  ),
});
type Draft = typeof draft extends fc.Arbitrary<infer T> ? T : never;
const drafts = fc.array(draft, { minLength: 2, maxLength: 12 });

const sideOf = ({ x }: Place): number => (x % 2) + 1;
const id = (i: number): string => `UNI${String(i + 1).padStart(5, '0')}`;

/** A game with these units, of two teams, and their orders. */
function gameOf(given: readonly Draft[]): { state: ProximaState; orders: ProximaTurn['orders'] } {
  const state = skirmish({
    rows: ROWS,
    units: given.map(
      ({ mark, place, endurance }, i) =>
        `${i + 1} ${mark} ${'AB'[sideOf(place) - 1]} ${place.x},${place.y} ${endurance}`,
    ),
    rally: { A: ['0,0', '3,2'], B: ['7,5', '4,3'] },
  });
  const orders = given.flatMap(({ orders: own, place }, i) =>
    own.map((order) => placed({ ...order, unit: id(i) }, sideOf(place))),
  );
  return { state, orders };
}

function placed(order: ProximaOrder, seat: number): ProximaTurn['orders'][number] {
  return { order, seat, text: '', span: { start: 0, end: 0 }, line: 1, column: 1 };
}

/** A state apart from the order of its units and the IDs of new ones. */
function essence({ units, sites }: ProximaState, count: number): unknown {
  const known = units.filter(({ id: own }) => own <= id(count - 1));
  const fresh = units
    .filter(({ id: own }) => own > id(count - 1))
    .map(({ player, x, y }) => `${player} ${x},${y}`);
  return { units: known.toSorted((a, b) => (a.id < b.id ? -1 : 1)), fresh: fresh.toSorted(), sites };
}

/** The order of units, and of orders to different units, turned about. */
function reversed(orders: ProximaTurn['orders']): ProximaTurn['orders'] {
  const byUnit = Map.groupBy(orders, ({ order }) => order.unit);
  return [...byUnit.values()].toReversed().flat();
}

test.prop([drafts])('P-03: what happens does not depend on the order of the units', (given) => {
  const { state, orders } = gameOf(given);
  const one = playTurn(state, orders);
  const other = playTurn({ ...state, units: state.units.toReversed() }, reversed(orders));
  expect(essence(other.state, given.length)).toEqual(essence(one.state, given.length));
  expect(other.results).toEqual(one.results);
});

test.prop([drafts])('P-03: a game turned about, with the sides exchanged, goes the same way', (given) => {
  const { state, orders } = gameOf(given);
  const about = given.map((unit) => ({
    ...unit,
    place: turned(unit.place),
    orders: unit.orders.map((order) => ({ ...order, tile: turned(order.tile) })),
  }));
  const other = gameOf(about);
  const swap = (player: string): string => (player === 'PLY00001' ? 'PLY00002' : 'PLY00001');
  const back = ({ units, sites, ...rest }: ProximaState): ProximaState => ({
    ...rest,
    units: units.map((unit) => ({ ...unit, ...turned(unit), player: swap(unit.player) })),
    sites: sites.map((site) => ({ ...site, ...turned(site), player: swap(site.player) })).toReversed(),
  });
  const after = back(playTurn(other.state, other.orders).state);
  expect(essence(after, given.length)).toEqual(essence(playTurn(state, orders).state, given.length));
});

test.prop([drafts])('P-03: a turn leaves the state that it is given as it is', (given) => {
  const { state, orders } = gameOf(given);
  const before = structuredClone(state);
  playTurn(state, orders);
  expect(state).toEqual(before);
});

test.prop([drafts])('P-04 to P-07: laws of all steps', (given) => {
  const { state, orders } = gameOf(given);
  const endurance = new Map(state.units.map((unit) => [unit.id, unit.endurance]));
  let concluded = 0;
  for (const { name, run } of PHASES) {
    run({ state, orders, emit: () => undefined, conclude: () => (concluded += 1) });
    const owners = new Map<string, string>();
    for (const unit of state.units) {
      expect(isOpen(unit)).toBe(true);
      expect(unit.points).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(unit.points) && Number.isInteger(unit.endurance)).toBe(true);
      expect(unit.endurance).toBeGreaterThan(0);
      expect(unit.endurance).toBeLessThanOrEqual(endurance.get(unit.id) ?? 10_000);
      const at = `${unit.x},${unit.y}`;
      if (name === 'fights') expect(owners.get(at) ?? unit.player).toBe(unit.player);
      owners.set(at, unit.player);
    }
  }
  expect(concluded).toBe(orders.length);
});
