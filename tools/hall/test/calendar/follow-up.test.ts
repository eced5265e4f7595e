import {
  currentTurn,
  openStoredGame,
  resolveStoredTurn,
  setDue,
  submitOrders,
  undoTurn,
  type StoredGame,
} from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { failureOf, noteFailure } from '../../src/calendar/failures.js';
import { followUp } from '../../src/calendar/follow-up.js';
import { CALENDAR } from '../../src/calendar/calendar-tables.js';
import { HALL_PARTS } from '../../src/hall/parts.js';
import { HALL_FILE, HallDatabase } from '../../src/store/hall-database.js';
import { KeptTable } from './kept-table.js';

const MINUTE = 60_000;
/** When turns are due that nobody resolves by the calendar here. */
const LATER = Date.parse('2027-01-01T20:00Z');

/** Resolves a turn a minute later, with the orders of one seat alone. */
async function resolve(table: KeptTable, seat: number): Promise<StoredGame> {
  const { stored } = table.game;
  table.clock.pass(MINUTE);
  submitOrders(stored, { seat, text: `fleet ${currentTurn(stored).turn + 1}`, origin: 'player' });
  await resolveStoredTurn(stored, { maxSilent: 2, due: LATER });
  await table.look();
  return stored;
}

/** A game after turn 1, and a copy of its file as it was then. */
class CopiedGame implements Disposable {
  readonly table = new KeptTable();
  readonly #folder = new TemporaryFolder();
  #copy: StoredGame | undefined;

  static async afterTurn1(): Promise<CopiedGame> {
    const made = new CopiedGame();
    await made.table.look();
    const stored = await resolve(made.table, 1);
    await stored.database.backup(made.#folder.of('copy.ec'));
    return made;
  }

  /** Puts the copy in the place of the game, for a host with a clock. */
  putBack(clock = this.table.clock.now): StoredGame {
    this.#copy = openStoredGame(this.#folder.of('copy.ec'), goofspiel, { clock });
    this.table.game = { ...this.table.game, stored: this.#copy };
    return this.#copy;
  }

  [Symbol.dispose](): void {
    this.#copy?.[Symbol.dispose]();
    this.table[Symbol.dispose]();
    this.#folder[Symbol.dispose]();
  }
}

const missed = (player: string, turn: number): string =>
  `${player}@example.org: Duel: turn ${turn} was resolved without your orders`;

describe('a game whose file was put back as it was after turn 1', () => {
  test('is followed up on from turn 2 again', async () => {
    using games = await CopiedGame.afterTurn1();
    const { table } = games;
    await resolve(table, 1);
    await resolve(table, 1);
    expect(table.told).toEqual([1, 2, 3]);
    expect(table.mail).toEqual([missed('bo', 1), missed('bo', 2), missed('bo', 3)]);

    games.putBack();
    await table.look();
    expect(table.told).toEqual([1, 2, 3]);
    await resolve(table, 2);
    await resolve(table, 1);
    expect(table.told).toEqual([1, 2, 3, 2, 3]);
    expect(table.mail.slice(3)).toEqual([missed('ada', 2), missed('bo', 3)]);
  });

  test('tells of a turn that is undone once more, after a copy with it was put back', async () => {
    using games = await CopiedGame.afterTurn1();
    const { table } = games;
    const undo = async (game: StoredGame): Promise<void> => {
      table.clock.pass(MINUTE);
      submitOrders(game, { seat: 2, text: 'fleet 2', origin: 'player' });
      undoTurn(game);
      await table.look();
    };
    const dropped = () =>
      table.mail.filter((mail) => mail.startsWith('bo') && mail.includes('no longer count'));
    await undo(table.game.stored);
    expect(dropped()).toHaveLength(1);
    const copy = games.putBack();
    await table.look();
    expect(dropped()).toHaveLength(1);
    await undo(copy);
    expect(dropped()).toHaveLength(2);
  });

  test('is followed up on when its turns were resolved before anybody looked, and under a clock that was wrong', async () => {
    using games = await CopiedGame.afterTurn1();
    const { table } = games;
    const right = table.clock.now();
    table.clock.pass(365 * 24 * 60 * MINUTE);
    await resolve(table, 1);
    const copy = games.putBack(() => right + MINUTE);
    await resolveStoredTurn(copy, { maxSilent: 2, due: LATER });
    await resolveStoredTurn(copy, { maxSilent: 2, due: LATER });
    await table.look();
    expect(table.told).toEqual([1, 2, 2, 3]);
  });

  test('does not wait for its master because a turn failed that it has no more', async () => {
    using games = await CopiedGame.afterTurn1();
    const { table } = games;
    const { stored } = table.game;
    await resolve(table, 1);
    noteFailure(table.database, table.game, currentTurn(stored), new Error('no rule for this'));
    expect(failureOf(table.database, 'duel', currentTurn(stored))?.message).toBe('no rule for this');

    const copy = games.putBack();
    await resolve(table, 1);
    setDue(copy, LATER);
    expect(currentTurn(copy)).toMatchObject({ id: currentTurn(stored).id, due: LATER });
    expect(failureOf(table.database, 'duel', currentTurn(copy))).toBeUndefined();
  });
});

test('what players are told about a turn is answered as a reminder is: their seat is known, and the turn for which orders are asked', async () => {
  using table = new KeptTable();
  await table.look();
  const stored = await resolve(table, 1);
  await resolve(table, 1);
  submitOrders(stored, { seat: 1, text: 'fleet 3', origin: 'player' });
  undoTurn(stored);
  await table.look();
  const asked = table.database
    .all("SELECT key, headers FROM outbox WHERE key GLOB 'missed *' OR key GLOB 'dropped *' ORDER BY id")
    .map(({ key, headers }) => {
      const { 'Reply-To': reply = '' } = JSON.parse(String(headers)) as Record<string, string>;
      return [String(key).split(' ', 1)[0], reply.replace(/[0-9a-f]{24}@/, '…@')];
    });
  expect(asked).toEqual([
    ['missed', 'orders+duel.2.2.…@example.org'],
    ['missed', 'orders+duel.2.3.…@example.org'],
    ['dropped', 'orders+duel.1.3.…@example.org'],
  ]);
});

test('a hall from when only the last turn was noted goes on from there', async () => {
  using folder = new TemporaryFolder();
  using table = new KeptTable();
  await table.look();
  const stored = await resolve(table, 1);
  await resolve(table, 1);
  {
    using old = new HallDatabase(folder.of(HALL_FILE), [
      { ...CALENDAR, migrations: CALENDAR.migrations.slice(0, 1) },
    ]);
    old.change('INSERT INTO followed VALUES (?, ?)', 'duel', currentTurn(stored).id - 1);
  }
  using database = new HallDatabase(folder.of(HALL_FILE), HALL_PARTS);
  const told: number[] = [];
  const tell = () =>
    followUp(database, table.game, { mailbox: null, resolved: (_, { turn }) => void told.push(turn) });
  await tell();
  await tell();
  expect(told).toEqual([2]);
});
