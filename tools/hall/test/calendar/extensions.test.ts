import { resolveStoredTurn, setDue, setSeatBots } from '@ec/engine/sqlite';
import { describe, expect, test } from 'vitest';
import { extensionVote, voteForExtension } from '../../src/calendar/extensions.js';
import { KeptTable, TWICE } from './kept-table.js';

const BY_ALL = { ...TWICE, extensions: { votes: '100%', length: '24h', most: 2 } };
const BY_HALF = { ...TWICE, extensions: { votes: '50%', length: '24h', most: 1 } };

function vote(table: KeptTable, seat: number, isFor = true): boolean {
  return voteForExtension(table.database, table.game, { seat, isFor });
}

describe('players who vote for more time', () => {
  test('get it when enough of them want it', () => {
    using table = new KeptTable(BY_ALL);
    expect(extensionVote(table.database, table.game)).toEqual({
      ...{ due: Date.parse('2026-11-30T20:00Z'), players: [1, 2] },
      ...{ seats: [], needed: 2, length: 86_400_000, used: 0, left: 2 },
    });
    expect([vote(table, 1), table.due]).toEqual([false, '2026-11-30T20:00']);
    // a second vote of the same player counts no more
    expect([vote(table, 1), table.due]).toEqual([false, '2026-11-30T20:00']);
    expect(extensionVote(table.database, table.game)?.seats).toEqual([1]);
    expect([vote(table, 2), table.due]).toEqual([true, '2026-12-01T20:00']);
    // and then they can vote for another
    expect(extensionVote(table.database, table.game)).toMatchObject({ seats: [], used: 1, left: 1 });
  });

  test('can take it back', () => {
    using table = new KeptTable(BY_ALL);
    vote(table, 1);
    vote(table, 1, false);
    expect([vote(table, 2), table.due]).toEqual([false, '2026-11-30T20:00']);
  });

  test('get no more of it than the calendar allows in a turn, and as much again in the next', async () => {
    using table = new KeptTable(BY_HALF);
    await table.look();
    expect([vote(table, 2), table.due]).toEqual([true, '2026-12-01T20:00']);
    expect(() => vote(table, 1)).toThrow(
      'expected a game whose players can vote for an extension now, received another',
    );
    table.send(1, 2);
    await table.at('2026-12-01T20:00');
    expect([table.turn, vote(table, 1), table.due]).toEqual([1, true, '2026-12-04T20:00']);
  });

  test('vote anew where the master has set the earlier time once more, which takes the extension back', () => {
    using table = new KeptTable(BY_ALL);
    for (const round of [1, 2, 3]) {
      expect([vote(table, 1), vote(table, 2), table.due]).toEqual([false, true, '2026-12-01T20:00']);
      setDue(table.stored, Date.parse('2026-11-30T20:00Z'));
      expect([round, extensionVote(table.database, table.game)]).toMatchObject([
        round,
        { seats: [], left: 2 },
      ]);
    }
    setDue(table.stored, Date.parse('2026-12-01T20:00Z'));
    expect([vote(table, 1), vote(table, 2), table.due]).toEqual([false, true, '2026-12-02T20:00']);
    expect(extensionVote(table.database, table.game)?.left).toBe(0);
  });

  test('are those who play: no seat of a bot, and none that there is not', () => {
    using table = new KeptTable(BY_ALL);
    setSeatBots(table.stored, new Map([[2, 'random']]));
    expect(() => vote(table, 2)).toThrow('seat: expected one whose player plays, received 2');
    expect(() => vote(table, 3)).toThrow('seat: expected one whose player plays, received 3');
    expect(vote(table, 1)).toBe(true);
  });

  test('cannot where no time is set, it has passed, or the calendar knows no votes', () => {
    using without = new KeptTable();
    expect(extensionVote(without.database, without.game)).toBeUndefined();
    using table = new KeptTable(BY_ALL);
    table.clock.to(Date.parse('2026-11-30T20:00Z'));
    expect(extensionVote(table.database, table.game)).toBeUndefined();
    setDue(table.stored, null);
    expect(extensionVote(table.database, table.game)).toBeUndefined();
  });
});

describe('an extension that was decided just before the process ended', () => {
  /** All have voted, and the process ends before the due time is moved. */
  function decided(): KeptTable {
    const table = new KeptTable(BY_HALF);
    // the vote, the extension, and the votes that were counted
    table.fate.left = 3;
    expect(() => vote(table, 1)).toThrow('');
    table.restart();
    expect(table.due).toBe('2026-11-30T20:00');
    return table;
  }

  test('is made up for, once', async () => {
    using table = decided();
    await table.look();
    expect(table.due).toBe('2026-12-01T20:00');
    setDue(table.stored, Date.parse('2026-11-30T20:00Z'));
    await table.look();
    expect(table.due).toBe('2026-11-30T20:00');
  });

  test('is void where the master has set another time, or resolved the turn', async () => {
    using moved = decided();
    setDue(moved.stored, Date.parse('2026-11-29T12:00Z'));
    await moved.look();
    expect(moved.due).toBe('2026-11-29T12:00');
    using resolved = decided();
    await resolveStoredTurn(resolved.stored, { due: Date.parse('2026-11-30T20:00Z') });
    await resolved.look();
    expect(resolved.due).toBe('2026-11-30T20:00');
  });
});
