import { playScript } from '@ec/prng/testing';
import type { ItemCode } from '@ec/economy';
import { expect, it } from 'vitest';
import { COMBAT_PARAMETERS, raidLoot, resolveEngagement } from '../src/index.js';
import { column, force, raid } from './forces.js';

const item = (code: ItemCode, techLevel = 0): { code: ItemCode; techLevel: number } => ({ code, techLevel });
const hundred = [{ techLevel: 1, quantity: 100 }];
/** Raiders whose 300 soldiers take 100 transports, and 100 more fly for the loot. */
const raiders = { SLD: 300, 'TPT-1': 200, MTSP: 1000, FUEL: 100, PRO: 1 };

it('E-42: raiders bring home what their transports carry, in proportion to their share of the total factor', () => {
  // 100 × 3 mass units, of which three quarters
  expect(raidLoot(hundred, 300, 400, item('GOLD'))).toBe(225);
  // 225 ÷ 6, 225 ÷ 0.6, 225 ÷ 0.04, 225 ÷ 24
  expect(raidLoot(hundred, 300, 400, item('FOOD'))).toBe(37);
  expect(raidLoot(hundred, 300, 400, item('CNGD'))).toBe(375);
  expect(raidLoot(hundred, 300, 400, item('MTSP'))).toBe(5625);
  expect(raidLoot(hundred, 300, 400, item('MTBT', 2))).toBe(9);
});

it('seed "Transport": each carries 3 × TL mass units on a trip in combat', () => {
  const mixed = [
    { techLevel: 4, quantity: 10 },
    { techLevel: 1, quantity: 20 },
  ];
  expect(raidLoot(mixed, 1, 1, item('GOLD'))).toBe(180);
});

it('E-01: the loot is truncated once', () => {
  // 300 × 1 ÷ 3 ÷ 0.6 = 166.67
  expect(raidLoot(hundred, 1, 3, item('CNGD'))).toBe(166);
});

it('E-42: without transports or factor there is no loot; all of an item that weighs nothing is carried', () => {
  expect(raidLoot([], 300, 400, item('GOLD'))).toBe(0);
  expect(raidLoot(hundred, 0, 400, item('GOLD'))).toBe(0);
  expect(raidLoot(hundred, 1, 1, item('RSCH'))).toBe(Number.MAX_SAFE_INTEGER);
});

it('E-42: no more of an item than there is', () => {
  const engagement = playScript([], (rng) =>
    resolveEngagement(
      [force(1, 'surface', { GOLD: 77, PRO: 1 }), force(2, 'surface', raiders)],
      [raid(2, 1, 'GOLD')],
      COMBAT_PARAMETERS,
      rng,
    ),
  );
  expect(engagement.loot).toEqual([{ forceId: 2, raid: 0, code: 'GOLD', techLevel: 0, quantity: 77 }]);
});

it('E-42: the loot is the named item alone, from storage alone', () => {
  const engagement = playScript([], (rng) =>
    resolveEngagement(
      [force(1, 'surface', { GOLD: 1000, 'EWP-1': 100, 'stored EWP-1': 7 }), force(2, 'surface', raiders)],
      [raid(2, 1, 'EWP-1')],
      COMBAT_PARAMETERS,
      rng,
    ),
  );
  expect(engagement.loot).toEqual([{ forceId: 2, raid: 0, code: 'EWP', techLevel: 1, quantity: 7 }]);
  expect(column(engagement, 1, 'sent')).toEqual({ 'stored EWP-1': 7 });
  expect(column(engagement, 2, 'received')).toEqual({ 'stored EWP-1': 7 });
});

it('E-42, E-10: where two raiders want more of an item than there is, each gets its proportion', () => {
  // each party is half of all, 300 of 600, so that 200 transports carry 300: together 600 of 200; the draw is whom to fire at
  const engagement = playScript([0], (rng) =>
    resolveEngagement(
      [force(1, 'surface', { GOLD: 200 }), force(2, 'surface', raiders), force(3, 'surface', raiders)],
      [raid(3, 1, 'GOLD'), raid(2, 1, 'GOLD')],
      COMBAT_PARAMETERS,
      rng,
    ),
  );
  expect(engagement.loot.map(({ forceId, quantity }) => [forceId, quantity])).toEqual([
    [2, 100],
    [3, 100],
  ]);
});

it('E-42: raiders of one target may be after different items', () => {
  const engagement = playScript([0], (rng) =>
    resolveEngagement(
      [
        force(1, 'surface', { GOLD: 1000, FOOD: 1000 }),
        force(2, 'surface', raiders),
        force(3, 'surface', raiders),
      ],
      [raid(2, 1, 'GOLD'), raid(3, 1, 'FOOD')],
      COMBAT_PARAMETERS,
      rng,
    ),
  );
  // 600 × 1/2 = 300 of gold, 300 ÷ 6 = 50 of food
  expect(engagement.loot.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['GOLD', 300],
    ['FOOD', 50],
  ]);
});

it('E-40, E-42: transports that are shot down bring nothing home', () => {
  // 2,000 weapons of the colony hit 5 %, 100 of 200 transports, and half of the soldiers with them
  const target = force(1, 'surface', { 'EWP-1': 2000, FUEL: 8000, GOLD: 10_000 });
  const engagement = playScript([], (rng) =>
    resolveEngagement([target, force(2, 'surface', raiders)], [raid(2, 1, 'GOLD')], COMBAT_PARAMETERS, rng),
  );
  expect(engagement.rounds[0]?.crossing).toMatchObject({ transports: 100, byBeams: 100 });
  expect(column(engagement, 2, 'lost')).toEqual({ SLD: 150, 'TPT-1': 100 });
  expect(engagement.loot).toMatchObject([{ forceId: 2, quantity: 300 }]);
});

it('E-35: a raid lasts one round, and takes no colony', () => {
  const engagement = playScript([], (rng) =>
    resolveEngagement(
      [force(1, 'surface', { PRO: 1 }), force(2, 'surface', raiders)],
      [raid(2, 1, 'GOLD')],
      COMBAT_PARAMETERS,
      rng,
    ),
  );
  expect(engagement.end).toBe('raided');
  expect(engagement.capture).toBeNull();
  expect(engagement.rounds).toHaveLength(1);
  expect(column(engagement, 2, 'sent')).toEqual({});
});
