import { goofspiel } from '@ec/goofspiel';
import { createStoredGame, seatStoredPlayer, storedSeats } from '@ec/engine/sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Accounts } from '../../src/accounts/accounts.js';
import { endInterrupted } from '../../src/hall/end-interrupted.js';
import { gamesOfFolder } from '../../src/hall/game-files.js';
import { HostedGames } from '../../src/hall/hosted-games.js';
import { HALL_PARTS } from '../../src/hall/parts.js';
import { seatPerson, signUp, signUpsFor, signUpsOfPerson } from '../../src/hall/sign-ups.js';
import type { HallEvent } from '../../src/observe/hall-event.js';
import { HALL_FILE, HallDatabase } from '../../src/store/hall-database.js';

const CARA = 'cara@example.org';
const ADDRESS = 'https://games.example.org';
const NOW = Date.UTC(2026, 0, 5);
const SEATING = { game: 'winter', address: ADDRESS, now: NOW };

let folder: TemporaryFolder;
let database: HallDatabase;
let games: HostedGames;

/** Seat 1 is open, and seat 2 is that of Bo. */
beforeEach(() => {
  folder = new TemporaryFolder();
  const players = ['ada@example.org', 'bo@example.org'].map((email, i) => ({
    ...{ id: i + 1, email, name: `Player ${i + 1}` },
  }));
  const game = { package: '@ec/goofspiel', name: 'Winter', seed: 7, players };
  using stored = createStoredGame(folder.of('winter.ec'), goofspiel, game, { clock: () => NOW });
  seatStoredPlayer(stored, 1, null);
  database = new HallDatabase(folder.of(HALL_FILE), HALL_PARTS);
  games = new HostedGames(gamesOfFolder(folder.path), { clock: () => NOW });
});
afterEach(() => {
  games[Symbol.dispose]();
  database[Symbol.dispose]();
  folder[Symbol.dispose]();
});

/** Subjects of the mails to an address. */
function mailsTo(email: string): string[] {
  return database
    .all('SELECT subject FROM outbox WHERE recipient = ?', email)
    .map((row) => String(row['subject']));
}

/** Lets the hall look once for what was interrupted. */
async function look(): Promise<HallEvent[]> {
  const told: HallEvent[] = [];
  const stopping = new AbortController();
  const clock = { now: () => NOW, until: () => Promise.resolve(stopping.abort()) };
  const accounts = new Accounts({ database, address: ADDRESS, host: [], clock });
  const observe = (event: HallEvent): unknown => told.push(event);
  await endInterrupted({ accounts, games, database, address: ADDRESS, clock, observe }, stopping.signal);
  return told;
}

test('somebody who gets a seat is told once, and stands on no list any more', async () => {
  await games.change('winter', (stored) =>
    seatPerson(stored, database, { ...SEATING, email: CARA, seat: 1 }),
  );
  expect(mailsTo(CARA)).toEqual(['Winter: seat 1 is yours']);
  expect(signUpsFor(database, 'winter')).toEqual([]);
  await look();
  expect(mailsTo(CARA)).toHaveLength(1);
});

test('each substitute has a number of their own and is told; who comes back has their number again, and is told again', async () => {
  const given: unknown[] = [];
  for (const [day, email] of [CARA, 'dora@example.org', CARA, 'ada@example.org'].entries())
    await games.change('winter', (stored) => {
      seatPerson(stored, database, { ...SEATING, now: NOW + day, email, seat: 1 });
      given.push([email, storedSeats(stored)[0]?.player?.id, mailsTo(email).length]);
      seatStoredPlayer(stored, 1, null);
    });
  // Ada and Bo began the game as 1 and 2.
  expect(given).toEqual([
    [CARA, 3, 1],
    ['dora@example.org', 4, 1],
    [CARA, 3, 2],
    ['ada@example.org', 1, 1],
  ]);
});

test('a process ends when a seat is given and nobody told yet: the next one tells its player', async () => {
  await expect(
    games.change('winter', (stored) => {
      // The disk is full when the hall's file is to follow.
      using _ = new FailingMails();
      seatPerson(stored, database, { ...SEATING, email: CARA, seat: 1 });
    }),
  ).rejects.toThrow('no mail can be queued');
  expect(await games.use('winter', (stored) => storedSeats(stored)[0]?.player?.email)).toBe(CARA);
  expect(mailsTo(CARA)).toEqual([]);
  expect(await look()).toEqual([]);
  expect(mailsTo(CARA)).toEqual(['Winter: seat 1 is yours']);
  expect(signUpsFor(database, 'winter')).toEqual([]);
});

test('a seat that is taken changes nothing: who was on the list stays there, and nobody else comes on it', async () => {
  signUp(database, { game: 'winter', email: 'dora@example.org', way: 'asked', words: 'Please.', at: NOW });
  for (const email of [CARA, 'dora@example.org'])
    await expect(
      games.change('winter', (stored) => seatPerson(stored, database, { ...SEATING, email, seat: 2 })),
    ).rejects.toMatchObject({ code: 'bad-player' });
  expect(signUpsFor(database, 'winter')).toMatchObject([{ email: 'dora@example.org', words: 'Please.' }]);
  await look();
  expect(mailsTo(CARA)).toEqual([]);
});

test('what somebody has asked for is theirs to read, without a number that says how many others have asked', () => {
  const asked = { game: 'winter', way: 'asked', words: 'Please.', at: NOW } as const;
  for (const email of ['dora@example.org', CARA]) signUp(database, { ...asked, email });
  expect(signUpsOfPerson(database).of(CARA)).toEqual([{ ...asked, email: CARA }]);
});

test('a list of a game that is gone hinders no other', async () => {
  signUp(database, { game: 'autumn', email: CARA, way: 'asked', words: '', at: NOW });
  signUp(database, { game: 'winter', email: 'bo@example.org', way: 'asked', words: '', at: NOW });
  expect(await look()).toEqual([]);
  expect(mailsTo('bo@example.org')).toEqual(['Winter: seat 2 is yours']);
  expect(signUpsFor(database, 'autumn')).toHaveLength(1);
});

/** While it is there, the hall's file takes no mails. */
class FailingMails implements Disposable {
  constructor() {
    database.connection.exec(
      "CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'no mail can be queued'); END",
    );
  }

  [Symbol.dispose](): void {
    database.connection.exec('DROP TRIGGER full');
  }
}
