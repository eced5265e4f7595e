import type { Cell } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import type { KnownSystem } from '../../src/knowledge.js';
import { houseOf } from '../../src/lookup.js';
import { report } from '../../src/report/report.js';
import { eachLine } from '../../src/research/lines.js';
import { view } from '../../src/view/view.js';
import { newState } from '../games.js';

/** House 1 in turn 5, with what it saw at the hub. */
function rowsSeen(seen: Partial<KnownSystem>, section: string): Cell[][] {
  const state = { ...newState(2), turn: 5 };
  const hub = state.systems.find(({ q, r }) => q === 0 && r === 0)?.id ?? 0;
  const { knowledge } = houseOf(state, 1);
  knowledge.systems = [
    {
      systemId: hub,
      turn: 5,
      planetClass: 'eden',
      resources: 'rich',
      owner: 'empire',
      fleets: [],
      planet: null,
      ships: null,
      ...seen,
    },
  ];
  knowledge.books = [
    {
      houseId: 2,
      turn: 3,
      treasury: 99_500,
      gcp: 420_000,
      tax: 55,
      levels: eachLine((line) => (line === 'el' ? 2 : 0)),
      points: eachLine(() => 7),
      colonies: [hub],
    },
  ];
  const blocks = report(view(state, [], 1)).sections.find(({ id }) => id === section)?.blocks ?? [];
  return blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
}

describe('X-66: what spies told', () => {
  test('a planet, with its turn', () => {
    const planet = {
      turn: 4,
      pu: 500_000_000,
      iu: 3,
      ground: {
        GB: { undamaged: 9, crippled: 1 },
        AA: { undamaged: 10, crippled: 0 },
        MD: { undamaged: 0, crippled: 0 },
      },
      shield: 1,
      facilities: { SP: 1, SY: 2 },
      fighters: 20,
      starbases: 1,
      projects: [{ kind: 'ships' as const, code: 'BB' as const, count: 2, turns: 3 }],
    };
    expect(rowsSeen({ planet }, 'intelligence')[0]).toEqual([
      '0,0', 4, '500.000', 3, '10 (1 crippled)', 10, 0, 'SLD1', 20, 1, 1, 2, '2 BB in 3',
    ]); // prettier-ignore
  });

  test('books, with their turn', () => {
    const [row] = rowsSeen({}, 'intelligence');
    expect(row?.slice(0, 5)).toEqual(['House 2', 3, '99.500', '420.000', '55 %']);
    expect(row?.[5]).toMatch(/^EL 2, SL 0, CST 0/);
    expect(row?.[7]).toBe('0,0');
  });

  test('fleets, with levels and loads, but no numbers', () => {
    const squadrons = [
      {
        state: 'crippled' as const,
        ships: [{ code: 'RR' as const, wep: 2, level: 3, load: 0, fighters: [] }],
      },
      {
        state: 'undamaged' as const,
        ships: [{ code: 'CT' as const, wep: 0, level: 0, load: 0, fighters: [] }],
      },
    ];
    const ships = {
      turn: 5,
      fleets: [{ houseId: 2, order: { kind: 'hold' as const, systemId: null }, squadrons }],
    };
    expect(rowsSeen({ ships }, 'intelligence').at(-1)).toEqual([
      '0,0', 5, 'House 2', 'hold', 'RR (WEP 2, CLK 3), crippled; CT',
    ]); // prettier-ignore
  });

  test('fleets that were seen this turn are contacts, others intelligence', () => {
    const fleets = [{ houseId: 2, ships: [{ code: 'DD' as const, count: 2 }, { code: 'SC' as const, count: 1 }] }]; // prettier-ignore
    expect(rowsSeen({ fleets }, 'movement')).toEqual([['0,0', 'House 2', '2 DD, 1 SC']]);
    expect(rowsSeen({ fleets, turn: 2 }, 'movement')).toEqual([]);
    expect(rowsSeen({ fleets, turn: 2 }, 'intelligence').at(-1)).toEqual(['0,0', 2, 'House 2', '2 DD, 1 SC']);
  });
});
