import type { Cell } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import { report } from '../../src/report/report.js';
import type { Ec4xState } from '../../src/state.js';
import { view } from '../../src/view/view.js';
import { firstHouse } from '../games.js';

/** Rows of the table of fleets of House 1. */
function fleetRows(state: Ec4xState): Cell[][] {
  const blocks = report(view(state, [], 1)).sections.find(({ id }) => id === 'fleets')?.blocks ?? [];
  return blocks.flatMap((block) => (block.kind === 'table' && block.caption === 'Fleets' ? block.rows : []));
}

describe('X-66: own fleets', () => {
  test('X-43: name, place, order and rule each have a column; AS 10 and DS 13 + 3', () => {
    const { state, house, home } = firstHouse();
    const hub = state.systems.find(({ q, r }) => q === 0 && r === 0);
    const [fleet, scouts] = house.fleets;
    Object.assign(fleet ?? {}, {
      ...{ name: 'Home Guard', roe: 8 },
      order: { kind: 'blockade', systemId: hub?.id, fleetId: null },
    });
    Object.assign(scouts ?? {}, { order: { kind: 'join', systemId: null, fleetId: 1 } });
    const at = `${home.q},${home.r}`;
    expect(fleetRows(state)).toEqual([
      [1, 'Home Guard', at, 'blockade 0,0', 8, 10, 16, ''],
      [2, '', at, 'join 1', 0, 0, 1, ''],
      [3, '', at, 'hold', 0, 0, 1, ''],
    ]);
  });

  test('X-27: those whose maintenance was not paid take no orders', () => {
    const { state, house } = firstHouse();
    const [, scouts] = house.fleets;
    if (scouts) scouts.isBarred = true;
    expect(fleetRows(state).map((row) => row.at(-1))).toEqual([
      '',
      'takes no orders: maintenance was not paid',
      '',
    ]);
  });
});
