import { createGame } from '@ec/engine';
import { describe, expect, it } from 'vitest';
import { AIMS } from '../src/view/aims.js';
import { ec4x } from '../src/ruleset.js';
import { view } from '../src/view/view.js';

const players = [1, 2, 3].map((id) => ({ id, email: `${id}@example.org`, name: `Player ${id}` }));
const { state: start, journal } = createGame(ec4x, { name: 'Aims', seed: 1, players });
const prestige = [200, 150, 100];
const state = {
  ...start,
  houses: start.houses.map((house, i) => ({ ...house, prestige: prestige[i] ?? 0 })),
};

describe('the aims of an order', () => {
  const seen = view(state, journal, 2);
  const act = (house: number) => ({ kind: 'subvertHouse', action: 'theft', house }) as const;

  it('are the other Houses of most and of least prestige', () => {
    expect([1, 3].map((house) => AIMS.foremost(act(house), seen))).toEqual([1, 0]);
    expect([1, 3].map((house) => AIMS.hindmost(act(house), seen))).toEqual([0, 1]);
    expect(AIMS.foremost({ kind: 'tax', percent: 50 }, seen)).toBe(0);
  });

  it('are the Houses with the next number and the one before, in a circle', () => {
    const last = view(state, journal, 3);
    expect([1, 3].map((house) => AIMS.next(act(house), seen))).toEqual([0, 1]);
    expect([1, 3].map((house) => AIMS.previous(act(house), seen))).toEqual([1, 0]);
    expect([1, 2].map((house) => AIMS.next(act(house), last))).toEqual([1, 0]);
  });

  it('are the system in the middle', () => {
    const move = (q: number) => ({ kind: 'move', fleet: 1, system: { q, r: 0 } }) as const;
    expect([move(0), move(1), act(1)].map((order) => AIMS.hub(order, seen))).toEqual([1, 0, 0]);
  });

  it('are served better by warships than by settlers and Scouts', () => {
    const hub = { q: 0, r: 0 };
    // fleet 1 has warships and an ETAC, the others are Scouts
    const orders = seen.own.fleets.map(({ id }) => ({ kind: 'move', fleet: id, system: hub }) as const);
    expect(orders.map((order) => AIMS.hub(order, seen))).toEqual([1, 1, 1]);
    const [mixed, ...others] = seen.own.fleets;
    const [first, ...rest] = mixed?.squadrons ?? [];
    if (!mixed || !first) throw new RangeError('expected a fleet with warships');
    expect(rest).toHaveLength(1);
    const own = { ...seen.own, fleets: [{ ...mixed, squadrons: [first] }, ...others] };
    expect(orders.map((order) => AIMS.hub(order, { ...seen, own }))).toEqual([2, 1, 1]);
  });

  it('are their systems, too, as far as the House has seen whose they are', () => {
    const foreign = seen.systems.find(({ isHome, colony }) => isHome && !colony);
    if (!foreign) throw new RangeError('expected a home world of another House');
    const { q, r } = foreign;
    const raid = { kind: 'bombard', fleet: 1, system: { q, r } } as const;
    expect(AIMS.foremost(raid, { ...seen, systems: [{ ...foreign, sighting: null }] })).toBe(0);
  });
});
