import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { transferUnits } from '../../src/arithmetic/people.js';
import { newColony } from '../../src/colony.js';
import { board, settlersOf } from '../../src/economy/send-settlers.js';
import { settle } from '../../src/economy/settle.js';
import { rulesWith } from '../games.js';

const rules = rulesWith();

test.prop([fc.integer({ min: 2e6, max: 3000e6 }), fc.integer({ min: 1, max: 2000 })])(
  'section 17: PTU that leave a colony are those that board, to one grid step; 1 PU stays',
  (pu, wanted) => {
    const colony = newColony(1, pu);
    const ptu = Math.min(wanted, settlersOf(colony));
    board(colony, ptu);
    const left = transferUnits(pu) - ptu * 1e6;
    expect(transferUnits(colony.pu)).toBeLessThanOrEqual(left);
    expect(transferUnits(colony.pu + 1)).toBeGreaterThan(left);
    expect(colony.pu).toBeGreaterThanOrEqual(1e6);
  },
);

test.prop([fc.integer({ min: 0, max: 500e6 }), fc.integer({ min: 1, max: 2000 })])(
  'section 17: PTU that land are there, to one grid step, or the planet is full; PU > K never comes of arrival',
  (pu, ptu) => {
    const colony = newColony(1, pu);
    const gained = settle(rules, { planetClass: 'harsh', colony }, ptu);
    expect(colony.pu).toBe(pu + gained);
    expect(colony.pu).toBeLessThanOrEqual(500e6);
    const there = transferUnits(pu) + ptu * 1e6;
    expect(transferUnits(colony.pu)).toBeLessThanOrEqual(there);
    if (colony.pu < 500e6) expect(transferUnits(colony.pu + 1)).toBeGreaterThan(there);
  },
);
