import { describe, expect, test } from 'vitest';
import { check } from '../../src/orders/check.js';
import { parse } from '../../src/orders/language.js';
import { view } from '../../src/view/view.js';
import { newState } from '../games.js';

describe('X-43, X-68: warnings about orders that read well', () => {
  const state = newState(2);
  const known = view(state, [], 1);
  const warnings = (sheet: string) =>
    check(parse(sheet).orders, known).map(({ line, code, severity }) => [line, code, severity]);
  const { q, r } = known.systems[known.own.homeId - 1] ?? { q: 0, r: 0 };

  test('there are none where all can be carried out', () => {
    expect(warnings(`tax 60\nbuild ${q},${r} shipyard DD 2\nfleet 1 hold roe 8`)).toEqual([]);
  });

  test('there is one where money, means or things are missing', () => {
    // 210 XMR pay for 14 units of industry
    expect(warnings(`tax 60\nindustry ${q},${r} 20\nfleet 9 hold\nresearch erp 1`)).toEqual([
      [2, 'no-money', 'warning'],
      [3, 'unknown-fleet', 'warning'],
      [4, 'no-money', 'warning'],
    ]);
  });

  test('they change nothing', () => {
    const before = structuredClone(known);
    warnings(`industry ${q},${r} 20\nfleet 1 move 0,0`);
    expect(known).toEqual(before);
  });
});
