import { describe, expect, test } from 'vitest';
import { firstHouse } from '../games.js';
import { play } from '../turns.js';

describe('X-21: orders on money and colonies', () => {
  test('X-67: of several taxes the last counts', () => {
    const { state, house } = firstHouse();
    expect(play(state, ['tax 40\ntax 45\ntax 60']).codes).toEqual(['replaced', 'replaced', 'done']);
    expect(house.tax).toBe(60);
  });

  test('X-21: in the order written, each with the money that the last left', () => {
    const { state, house, home } = firstHouse();
    const at = `${home.q},${home.r}`;
    const { codes } = play(state, [
      `industry ${at} 10\nbuild ${at} shipyard CL 8\nbuild ${at} colony GB 5\nresearch erp 1`,
    ]);
    // 210 XMR: 150 for industry, 10 docks take 5 CL for 25, batteries 20, then 15 are left, and a point costs 10 + 6.3
    expect(codes).toEqual(['done', 'needs-docks', 'done', 'no-money']);
    expect(house.treasury).toBe(15_000);
    expect(house.ledger).toMatchObject({ opening: 210_000, spending: 195_000 });
    expect(home.colony.projects.map(({ kind }) => kind)).toEqual(['ships', 'ground']);
  });

  test('X-67: what is not there is refused', () => {
    const { state, home } = firstHouse();
    const at = `${home.q},${home.r}`;
    const { codes } = play(state, [
      [
        'industry 9,9 1',
        'industry 0,0 1',
        `build ${at} shipyard DD 1 fleet 9`,
        'cancel 7',
        'load 9 PTU 1',
        'repair 99',
        'name 0,0 "Hub"',
      ].join('\n'),
    ]);
    expect(codes).toEqual([
      'unknown-system',
      'not-your-colony',
      'unknown-fleet',
      'unknown-project',
      'unknown-fleet',
      'unknown-squadron',
      'not-your-colony',
    ]);
  });

  test('X-31, X-63: levels and acts of espionage wait; a second act is refused, and one without points', () => {
    const { state, house } = firstHouse();
    state.turn = 1;
    house.ebp = 3;
    const { codes } = play(state, ['upgrade el\nsubvert theft 2\nsubvert psyops 2\nsubvert psyops 2']);
    expect(codes).toEqual(['waits', 'no-points', 'waits', 'one-act']);
    expect(state.turnWork).toMatchObject({
      upgrades: [{ order: 0, houseId: 1, line: 'el' }],
      subversions: [{ order: 2, houseId: 1, kind: 'psyops', targetId: 2 }],
    });
  });

  test('X-67: a colony is named', () => {
    const { state, home } = firstHouse();
    expect(play(state, [`name ${home.q},${home.r} "Arrakis"`]).codes).toEqual(['done']);
    expect(home.colony.name).toBe('Arrakis');
  });
});
