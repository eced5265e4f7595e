/** What becomes of fleets in dock, without pay, and of those without a combat ship. */
import { expect, test } from 'vitest';
import { FIRST } from '../src/editions.js';
import { look } from '../src/conflict/look.js';
import { muster } from '../src/conflict/muster.js';
import { houseOf, systemOf } from '../src/lookup.js';
import { knownState } from '../src/forecast/known-state.js';
import { view } from '../src/view/view.js';
import { addColony, addForce, arena, relate } from './conflict/arena.js';
import { play } from './turns.js';

const docks = { facilities: { SP: 1, SY: 1 } };

/** House 1 with a shipyard in system 1, and money. */
function shipyard() {
  const { state } = arena();
  addColony(state, 1, 1, docks);
  const house = houseOf(state, 1);
  house.treasury = 1_000_000;
  const { q, r } = systemOf(state, 2);
  return { state, house, next: `${q},${r}` };
}

test('X-43, X-53: a fleet without a combat ship has rule 0, whatever was ordered, and keeps nobody in a fight', () => {
  const { state, house } = shipyard();
  const fleets = [
    addForce(state, 1, 2, [['CT']], { roe: 3 }),
    addForce(state, 1, 2, [['ET']], { roe: 6 }),
    addForce(state, 1, 2, [['SC']], { roe: 10 }),
  ];
  const forces = { house, fleets, carriers: [], base: null, withStarbases: false, withTransports: false };
  expect(muster(state.rules, forces).force.fleets.map(({ roe }) => roe)).toEqual([3, 0, 0]);
});

test('X-27, X-37: a fleet without pay takes no orders either when a repair is cancelled', () => {
  const { state, next } = shipyard();
  addForce(state, 1, 1, [['BB']], { state: 'crippled' }).isBarred = true;
  expect(play(state, [`repair 1\ncancel 1\nfleet 1 move ${next}`]).codes).toEqual(['done', 'done', 'barred']);
});

test('X-27, X-65: nor when its House capitulates', () => {
  const { state, next } = shipyard();
  Object.assign(state.rules, FIRST);
  addForce(state, 2, 1, [['BB']]).isBarred = true;
  expect(play(state, [`fleet 1 move ${next}`, 'capitulate 1']).codes).toEqual(['barred', 'done']);
});

test('X-37, X-39: what is in dock follows its fleet into another, and the number of the fleet is not given again', () => {
  const { state, house } = shipyard();
  addForce(state, 1, 1, [['BB'], ['DD']], { state: 'crippled' });
  addForce(state, 1, 1, [['DD']]);
  expect(play(state, ['repair 1\nmerge 1 2\ncancel 1']).codes).toEqual(['done', 'done', 'done']);
  expect(house.fleets.map(({ id, squadrons }) => [id, squadrons.map((one) => one.id)])).toEqual([
    [2, [1, 2, 3]],
  ]);
});

test('X-40, X-65: a House that is out is nobody’s partner any more', () => {
  const { state } = shipyard();
  relate(state, 1, 2, 'pact');
  addColony(state, 3, 2);
  addForce(state, 1, 2, [['DD']]);
  const { q, r } = systemOf(state, 3);
  look({ ...state, turn: 0 }, houseOf(state, 1), systemOf(state, 3));
  expect(play(state, [`fleet 1 bombard ${q},${r}`]).codes).toEqual(['pact']);
  houseOf(state, 2).status = 'disgraced';
  expect(play(state, [`fleet 1 bombard ${q},${r}`]).codes).toEqual(['done']);
});

test('X-65, X-66: fleets that were seen of a House that is out are known to be gone', () => {
  const { state } = shipyard();
  addForce(state, 1, 2, [['SC']]);
  addForce(state, 2, 2, [['SC']]);
  look(state, houseOf(state, 1), systemOf(state, 2));
  const fleetsOf2 = () => knownState(view(state, [], 1)).houses[1]?.fleets.length;
  expect(fleetsOf2()).toBe(1);
  houseOf(state, 2).status = 'disgraced';
  expect(fleetsOf2()).toBe(0);
});
