import type { Cell } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import type { Job } from '../../src/colony.js';
import { report } from '../../src/report/report.js';
import type { Ec4xState } from '../../src/state.js';
import { view } from '../../src/view/view.js';
import { firstHouse } from '../games.js';

/** The first House with its home, and where that is. */
function setting() {
  const { state, house, home } = firstHouse();
  const hub = state.systems.find(({ q, r }) => q === 0 && r === 0);
  return { state, house, home, hubId: hub?.id ?? 0, at: `${home.q},${home.r}` };
}

/** Rows of a table of a section of the report of House 1. */
function rowsOf(state: Ec4xState, id: string, caption: string): Cell[][] {
  const blocks = report(view(state, [], 1)).sections.find((section) => section.id === id)?.blocks ?? [];
  return blocks.flatMap((block) => (block.kind === 'table' && block.caption === caption ? block.rows : []));
}

describe('X-66: own colonies', () => {
  test('X-62, X-63: what lowers the product or taxes of a colony is told beside them', () => {
    const { state, home } = setting();
    const states = (): unknown => rowsOf(state, 'colonies', 'People and money')[0]?.at(-1);
    expect(states()).toBe('');
    home.colony.isBlockaded = true;
    expect(states()).toBe('blockaded');
    home.colony.isTaxHalved = true;
    expect(states()).toBe('blockaded, taxes halved');
  });

  test('T16, X-34: the plant of 42 is left less what was started, and never below 0', () => {
    const { state, home } = setting();
    const left = [0, 10, 42, 50].map((started) => {
      home.colony.started = started;
      // after the system, and spaceports and shipyards with their docks
      return rowsOf(state, 'colonies', 'Docks and defences')[0]?.[5];
    });
    expect(left).toEqual([42, 32, 0, 0]);
  });

  test('X-28: settlers under way, with the turns until they arrive', () => {
    const { state, house, home, hubId, at } = setting();
    expect(rowsOf(state, 'colonies', 'Settlers under way')).toEqual([]);
    house.transports = [{ fromId: home.id, toId: hubId, ptu: 10, turns: 3 }];
    expect(rowsOf(state, 'colonies', 'Settlers under way')).toEqual([[at, '0,0', 10, 3]]);
  });
});

describe('X-66: projects', () => {
  test('X-34 to X-37: each with its number, what it makes or repairs, turns, docks and price', () => {
    const { state, house, home, at } = setting();
    const [fleet] = house.fleets;
    const [squadron] = fleet?.squadrons ?? [];
    if (!fleet || !squadron) throw new Error('expected a squadron');
    const jobs: Job[] = [
      { kind: 'ships', code: 'BB', count: 2, wep: 0, level: 0, fleetId: null },
      { kind: 'fighters', count: 3, wep: 1 },
      { kind: 'starbases', count: 1, wep: 2 },
      { kind: 'ground', code: 'GB', count: 4 },
      { kind: 'shield', level: 3 },
      { kind: 'facility', code: 'SY', count: 1 },
      { kind: 'terraforming', planetClass: 'lush' },
      { kind: 'squadronRepair', fleet, squadron },
      { kind: 'starbaseRepair', weps: [0, 1] },
      { kind: 'groundRepair', code: 'AA', count: 5 },
    ];
    home.colony.projects = jobs.map((job, i) => ({
      ...{ id: i + 1, facility: i === 0 ? 'SY' : null, docks: i === 0 ? 6 : 0, turns: 4, paid: 1_250 },
      ...job,
    }));
    const rows = rowsOf(state, 'projects', '');
    expect(rows.map(([, , what]) => what)).toEqual([
      '2 BB',
      '3 FS, WEP 1',
      '1 SB, WEP 2',
      '4 GB',
      'PS, SLD 3',
      '1 SY',
      'terraforming to lush',
      'repair of squadron 1',
      'repair of 2 SB',
      'repair of 5 AA',
    ]);
    expect(rows[0]).toEqual([1, at, '2 BB', 4, 'SY', 6, '1.250']);
    expect(rows[1]).toEqual([2, at, '3 FS, WEP 1', 4, '', 0, '1.250']);
  });
});
