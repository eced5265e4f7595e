/** What nobody sees changes nothing that others see: one example for each place where it once did. */
import { expect, test } from 'vitest';
import { colonize } from '../../src/conflict/colonize.js';
import { findSpies } from '../../src/conflict/find-spies.js';
import { keepBlockades } from '../../src/conflict/keep-blockades.js';
import { moveFleets } from '../../src/conflict/move-fleets.js';
import { systemOf } from '../../src/lookup.js';
import { view } from '../../src/view/view.js';
import { addColony, addForce, arena, eventsOf, relate } from './arena.js';

test('X-62, X-66: a blockade is told to its owner and its blockaders, not to who passes on the way to another', () => {
  const { state, work } = arena();
  addColony(state, 3, 2);
  addForce(state, 1, 3, [['RR']], { level: 7, order: { kind: 'blockade', systemId: 3 } });
  addForce(state, 3, 3, [['CT']], { order: { kind: 'blockade', systemId: 5 } });
  state.turnWork.blockades = [3];
  keepBlockades(work);
  expect(eventsOf(work.events, 'blockaded').map(({ seats }) => seats)).toEqual([[1], [2]]);
});

test('X-42, X-66: a patrol in sight is not made hostile by a Raider that nobody sees', () => {
  const { state, work } = arena();
  for (const system of [1, 2, 3]) addColony(state, system, 1);
  addForce(state, 1, 1, [['SC']], { order: { kind: 'move', systemId: 3 } });
  addForce(state, 2, 2, [['SC']], { order: { kind: 'patrol', systemId: 2 } });
  const raider = addForce(state, 2, 2, [['RR']], { level: 7 });
  raider.isHidden = true;
  moveFleets(work);
  expect(eventsOf(work.events, 'moved')).toMatchObject([{ path: [1, 2, 3], isHalted: false }]);
  // seen, it is a neutral's combat ship at a colony
  raider.isHidden = false;
  addForce(state, 1, 1, [['SC']], { order: { kind: 'move', systemId: 3 } });
  moveFleets(work);
  expect(eventsOf(work.events, 'moved')[1]).toMatchObject({ path: [1, 2], isHalted: true });
});

test('X-44, X-66: of those who would found a colony the strongest in sight does, with what founds it', () => {
  const { state, work } = arena();
  const order = { kind: 'colonize', systemId: 2 } as const;
  addForce(state, 1, 2, [['CT'], ['ET']], { order });
  addForce(state, 2, 2, [['ET']], { order });
  // AS 4 against the Corvette's 1
  addForce(state, 2, 2, [['RR']], { level: 7 }).isHidden = true;
  colonize(work);
  expect(systemOf(state, 2).colony?.owner).toBe(1);

  const open = arena();
  addForce(open.state, 1, 2, [['CT'], ['ET']], { order });
  addForce(open.state, 2, 2, [['RR'], ['ET']], { order, level: 7 }).isHidden = true;
  colonize(open.work);
  expect(systemOf(open.state, 2).colony?.owner).toBe(2);
});

test('X-46, X-66: who looks for a spy has the same dice, whoever else looks for it', () => {
  const foundBy3 = (seed: number, isOtherThere: boolean) => {
    const { state, work } = arena('major', {}, seed);
    addForce(state, 1, 3, [['SC']], { order: { kind: 'spySystem', systemId: 3 }, level: 2 });
    if (isOtherThere) addForce(state, 2, 3, [['SC']], { level: 2 }).isHidden = true;
    addForce(state, 3, 3, [['SC']], { level: 2 });
    findSpies(work);
    return eventsOf(work.events, 'spyFound').some(({ seats }) => seats[0] === 3);
  };
  const seeds = Array.from({ length: 30 }, (_, seed) => seed);
  const alone = seeds.map((seed) => foundBy3(seed, false));
  expect(new Set(alone)).toEqual(new Set([true, false]));
  expect(seeds.map((seed) => foundBy3(seed, true))).toEqual(alone);
});

test('X-47, X-66: nobody is told whether somebody has detected a fleet of theirs', () => {
  const { state } = arena();
  relate(state, 1, 2, 'enemy');
  const raider = addForce(state, 1, 2, [['RR']], { level: 1 });
  const known = [true, false].map((isHidden) => {
    raider.isHidden = isHidden;
    return structuredClone(view(state, [], 1));
  });
  expect(known[0]).toEqual(known[1]);
});
