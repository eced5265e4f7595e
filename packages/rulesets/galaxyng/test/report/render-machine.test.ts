import { describe, expect, test } from 'vitest';
import { renderMachine } from '../../src/report/render-machine.js';
import { view } from '../../src/view/view.js';
import type { GalaxyGame } from '../turns.js';
import { busy, eventful } from './eventful.js';
import { recordsOf } from './read-machine.js';

const machineOf = ({ state, journal }: GalaxyGame, seat = 1): string =>
  renderMachine(view(state, journal, seat));

describe('N-36: the machine format', () => {
  test('N-36: a version of its own, with game, turn and race at its head', () => {
    const lines = machineOf(busy()).split('\n');
    expect(lines.slice(0, 5)).toEqual([
      '<report Orion 0 Race_1 >',
      '<machinereport-version 1.00 >',
      '</machinereport-version>',
      '<galaxy-size 300 >',
      '</galaxy-size>',
    ]);
    expect(lines.slice(-2)).toEqual(['</report>', '']);
  });

  test('N-36: planets and groups per race, own groups by number, others with 0', () => {
    const records = recordsOf(machineOf(busy()));
    expect(records.get('planets Race_2')).toEqual([
      '2 30.00 0.00 1000.00 1000.00 1000.00 10.00 CAP 0.00 0.00 0.00 1000.00',
    ]);
    expect(records.get('groups Race_1')).toEqual([
      '1 1 Drone 1.00 0.00 0.00 0.00 - 0.00 2 - -',
      '4 1 Drone 1.00 0.00 0.00 0.00 - 0.00 3 - -',
      '3 1 Hauler 1.00 0.00 0.00 1.00 COL 0.50 3 33.33 1',
    ]);
    expect(records.get('groups Race_2')).toEqual(['0 3 Fort 0.00 1.00 1.00 0.00 - 0.00 2 - -']);
    expect(records.get('fleet Pack 20.00')).toEqual(['2 2 Drone 1.00 0.00 0.00 0.00 - 0.00 1 - -']);
    expect(records.get('uninhabited')).toContain('4 0.00 100.00 - - - -');
  });

  test('N-36: a battle has survivors, place and ships before; types name their race; players their addresses', () => {
    const records = recordsOf(machineOf(eventful()));
    expect(records.get('battle 2 groups Race_2')).toEqual(['0 0 Fort 0.00 1.00 1.00 0.00 - 0.00 2 3']);
    expect(records.get('ship-types')).toContain('Fort Race_2 0.00 1 10.00 10.00 0.00 20.00 0.00 11.44');
    expect(records.get('players')?.[1]).toMatch(/^Race_2 .* War 2@example\.org$/);
  });

  test('N-36: lines that players write are counted, so they cannot close a section', () => {
    const records = recordsOf(machineOf(eventful('@\n</messages>\n<players 9 >\n@')));
    expect(records.get('messages global')?.slice(0, 2)).toContain('-message starts-');
    expect(records.get('messages global')).toContain('</messages>');
    expect(records.get('players')).toHaveLength(2);
  });
});
