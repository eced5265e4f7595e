import { existsSync, rmSync } from 'node:fs';
import { goofspiel } from '@ec/goofspiel';
import { createStoredGame, moveGame, openStoredGame, StoreError, type StoredGame } from '@ec/engine/sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { giveRole, rolesOf } from '../../src/accounts/roles.js';
import { keepDraft, lastDraft } from '../../src/hall/drafts.js';
import { moveHostedGame } from '../../src/hall/move-hosted-game.js';
import { HALL_PARTS } from '../../src/hall/parts.js';
import { lettersFor, sendLetter } from '../../src/hall/press.js';
import { signUp, signUpsFor } from '../../src/hall/sign-ups.js';
import { awaySeats, setAway } from '../../src/mail/away.js';
import { isQueued, queueMail } from '../../src/mail/outbox.js';
import { waitingMails } from '../../src/mail/waiting-mails.js';
import { HALL_FILE, HallDatabase } from '../../src/store/hall-database.js';

const NOW = Date.UTC(2026, 0, 5);
const clock = (): number => NOW;
const warnings: string[] = [];
const warn = (text: string): void => void warnings.push(text);
const CARA = 'cara@example.org';

let folder: TemporaryFolder;
const fileIn = (hall: string): string => folder.of(hall, 'winter.ec');
const open = (hall: string): HallDatabase => new HallDatabase(folder.of(hall, HALL_FILE), HALL_PARTS);
const move = (from = 'north', to = 'south'): Promise<string> =>
  moveHostedGame(fileIn(from), folder.of(to), { clock, warn });

function letter(key: string, text: string) {
  return { key, sender: 1, recipients: [2], isAnonymous: false, text, delivery: 'now' as const };
}

/** Makes a game in the north. */
function make(created: number): StoredGame {
  const players = [1, 2].map((id) => ({ id, email: `${id}@example.org`, name: `Player ${id}` }));
  const game = { package: '@ec/goofspiel', name: 'Winter', seed: 7, players };
  return createStoredGame(fileIn('north'), goofspiel, game, { clock: () => created });
}

/** A hall with a game, and something of each kind that is kept of it. */
beforeEach(() => {
  folder = new TemporaryFolder();
  warnings.length = 0;
  using database = open('north');
  using stored = make(NOW);
  const place = { id: 'winter', stored };
  const room = { database, mailbox: null, allowsAnonymous: false };
  for (const seat of [1, 2]) keepDraft(database, { game: place, seat, turn: 1, text: `fleet ${seat}` }, NOW);
  keepDraft(database, { game: { id: 'summer', stored }, seat: 1, turn: 1, text: 'of another game' }, NOW);
  sendLetter(room, place, letter('a', 'Peace?'), NOW);
  sendLetter(room, place, letter('b', 'Or war?'), NOW + 1);
  signUp(database, { game: 'winter', email: CARA, way: 'asked', words: 'Please.', at: NOW });
  setAway(database, { game: place, seat: 2 }, { words: 'May', ends: null }, NOW);
  giveRole(database, CARA, { role: 'master', game: 'winter' });
  queueMail(database, { key: 'reminder 24h winter 1 5 x', to: CARA, subject: 'Soon', text: '' }, NOW);
});

afterEach(() => folder[Symbol.dispose]());

/** What a hall has of the game. */
function has(hall: string) {
  using database = open(hall);
  using stored = openStoredGame(fileIn(hall), goofspiel, { clock });
  return {
    drafts: [1, 2].map((seat) => lastDraft(database, { game: { id: 'winter', stored }, seat })?.text),
    letters: lettersFor(database, { id: 'winter', stored }, 2).map(({ text }) => text),
    signUps: signUpsFor(database, 'winter').map(({ email, words }) => [email, words]),
    away: [...awaySeats(database, { id: 'winter', stored }, NOW).keys()],
    roles: rolesOf(database, CARA),
    isQueued: ['reminder 24h winter 1 5 x', 'press a 2', 'press b 2'].map((key) => isQueued(database, key)),
    aside: database.get('SELECT count(*) AS number FROM parcels'),
  };
}

const EVERYTHING = {
  drafts: ['fleet 1', 'fleet 2'],
  letters: ['Or war?', 'Peace?'],
  signUps: [[CARA, 'Please.']],
  away: [2],
  roles: [{ role: 'master', game: 'winter' }],
  isQueued: [true, true, true],
  aside: { number: 0 },
};

describe('a game that is moved to another hall', () => {
  test('takes along drafts, letters, sign-ups, who is away and masters; there and back it is all there once', async () => {
    expect(await move()).toBe(fileIn('south'));
    expect(has('south')).toEqual(EVERYTHING);
    using north = open('north');
    expect(north.all('SELECT game, text FROM drafts')).toEqual([{ game: 'summer', text: 'of another game' }]);
    await move('south', 'north');
    expect(has('north')).toEqual(EVERYTHING);
  });

  test('leaves mails that wait to the hall that has queued them, and the other one sends none of them', async () => {
    await move();
    using north = open('north');
    using south = open('south');
    expect(
      waitingMails(north)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(['press a 2', 'press b 2', 'reminder 24h winter 1 5 x']);
    expect(waitingMails(south)).toEqual([]);
  });

  test.each([
    ['before anything was taken', 'north', 'parcels', 'INSERT'],
    ['when all was put aside', 'south', 'arrived_parcels', 'INSERT'],
    ['in the middle of what arrives', 'south', 'press', 'INSERT'],
    ['when all had arrived', 'north', 'parcels', 'DELETE'],
  ])('can be moved on when that was cut off %s', async (_, hall, table, change) => {
    using database = open(hall);
    database.connection.exec(
      `CREATE TRIGGER stop BEFORE ${change} ON ${table} BEGIN SELECT RAISE(ABORT, 'stopped'); END`,
    );
    await expect(move()).rejects.toThrow('stopped');
    expect(existsSync(fileIn('north'))).toBe(true);
    expect(() => openStoredGame(fileIn('north'), goofspiel, { clock })).toThrow(StoreError);
    // meanwhile the game is played on in the other hall
    using south = open('south');
    {
      using stored = openStoredGame(fileIn('south'), goofspiel, { clock });
      keepDraft(south, { game: { id: 'winter', stored }, seat: 1, turn: 1, text: 'fleet 7' }, NOW + 9);
    }
    database.connection.exec('DROP TRIGGER stop');
    await move();
    expect(has('south')).toEqual({ ...EVERYTHING, drafts: ['fleet 7', 'fleet 2'] });
    expect(existsSync(fileIn('north'))).toBe(false);
  });

  test('what was taken out of the other hall since does not come back', async () => {
    using north = open('north');
    north.connection.exec(
      `CREATE TRIGGER stop BEFORE DELETE ON parcels BEGIN SELECT RAISE(ABORT, 'stopped'); END`,
    );
    await expect(move()).rejects.toThrow('stopped');
    using south = open('south');
    south.change('DELETE FROM sign_ups');
    north.connection.exec('DROP TRIGGER stop');
    await move();
    expect(has('south')).toEqual({ ...EVERYTHING, signUps: [] });
  });

  test('takes along nothing of a former game of its name, and finds nothing of one where it comes to', async () => {
    await move();
    rmSync(fileIn('south'));
    make(NOW + 1)[Symbol.dispose]();
    await move();
    expect(has('south')).toMatchObject({
      drafts: [undefined, undefined],
      letters: [],
      roles: [{ role: 'master', game: 'winter/1' }],
    });
    expect(warnings).toEqual([expect.stringMatching(/^warning: winter: another game .* \(7 rows\)/)]);

    await move('south', 'north');
    {
      using database = open('north');
      giveRole(database, CARA, { role: 'player', game: 'winter' });
    }
    rmSync(fileIn('north'));
    make(NOW + 2)[Symbol.dispose]();
    await move('north', 'west');
    expect(has('west').roles).toEqual([]);
    using north = open('north');
    expect(rolesOf(north, CARA)).toEqual([{ role: 'player', game: 'winter/1' }]);
    expect(warnings.length).toBe(2);
  });

  test('takes no letter any more where it was', async () => {
    using stored = openStoredGame(fileIn('north'), goofspiel, { clock });
    using database = open('north');
    await move();
    const room = { database, mailbox: null, allowsAnonymous: false };
    expect(() => sendLetter(room, { id: 'winter', stored }, letter('c', 'Late'), NOW)).toThrow(
      'the game is being moved: try again, or run "ec move" again if that was interrupted',
    );
    expect(has('south')).toEqual(EVERYTHING);
  });

  test('is moved alone where its folder has no hall', async () => {
    await moveGame(fileIn('north'), folder.of('files'), { clock });
    await moveHostedGame(fileIn('files'), folder.of('more'), { clock, warn });
    expect(existsSync(folder.of('more', HALL_FILE))).toBe(false);
  });

  test('stays where it was when the file of a hall is none', async () => {
    await moveGame(fileIn('north'), folder.of('files'), { clock });
    await moveGame(fileIn('files'), folder.of('north'), { clock });
    createStoredGame(
      folder.of('files', HALL_FILE),
      goofspiel,
      {
        package: '@ec/goofspiel',
        name: 'x',
        seed: 7,
        players: [
          { id: 1, email: 'a@b.example', name: 'A' },
          { id: 2, email: 'b@b.example', name: 'B' },
        ],
      },
      { clock },
    )[Symbol.dispose]();
    await expect(move('north', 'files')).rejects.toThrow('expected the file of a hall');
    expect(has('north')).toEqual(EVERYTHING);
  });
});
