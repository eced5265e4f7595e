import { renameSync } from 'node:fs';
import { createStoredGame, type StoredGame } from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emailsWith, giveRole, rolesOf } from '../../src/accounts/roles.js';
import { followUp } from '../../src/calendar/follow-up.js';
import { keepDraft, lastDraft } from '../../src/hall/drafts.js';
import { nameGame } from '../../src/hall/name-game.js';
import { HALL_PARTS } from '../../src/hall/parts.js';
import { lettersFor, sendLetter } from '../../src/hall/press.js';
import { serveHall } from '../../src/hall/serve-hall.js';
import { signUp, signUpsFor } from '../../src/hall/sign-ups.js';
import { wallClock } from '../../src/live/clock.js';
import { awaySeats, setAway } from '../../src/mail/away.js';
import { isQueued, queueMail } from '../../src/mail/outbox.js';
import { replyAddress, seatOfAddress } from '../../src/mail/reply-address.js';
import { HallDatabase } from '../../src/store/hall-database.js';
import { gamesOf } from '../mail/mail-hall.js';

const NOW = Date.UTC(2026, 0, 5);
const CARA = 'cara@example.org';

let database: HallDatabase;
let warnings: string[];
beforeEach(() => {
  database = new HallDatabase(':memory:', HALL_PARTS);
  warnings = [];
});
afterEach(() => database[Symbol.dispose]());

const warn = (text: string): void => void warnings.push(text);

/** A game of the same name, players and seed as all others, made so many milliseconds after the first. */
function winter(later: number, path = ':memory:'): StoredGame {
  const players = [1, 2].map((id) => ({ id, email: `${id}@example.org`, name: `Player ${id}` }));
  const game = { package: '@ec/goofspiel', name: 'Winter', seed: 7, players };
  return createStoredGame(path, goofspiel, game, { clock: () => NOW + later });
}

/** Writes something of each kind about the game that is called `winter`. */
async function fill(stored: StoredGame, text: string): Promise<void> {
  const game = { id: 'winter', stored };
  const letter = {
    key: text,
    sender: 1,
    recipients: [2],
    isAnonymous: false,
    text,
    delivery: 'now',
  } as const;
  sendLetter({ database, mailbox: null, allowsAnonymous: false }, game, letter, NOW);
  keepDraft(database, { game, seat: 2, turn: 1, text }, NOW);
  signUp(database, { game: 'winter', email: CARA, way: 'asked', words: text, at: NOW });
  setAway(database, { game, seat: 2 }, { words: text, ends: null }, NOW);
  giveRole(database, `${text}@example.org`, { role: 'master', game: 'winter' });
  await followUp(database, { ...game, masters: [] }, { mailbox: null, resolved: () => undefined });
}

/** The same, as it is found. */
function has(stored: StoredGame) {
  return {
    letters: lettersFor(database, { id: 'winter', stored }, 2).map(({ text }) => text),
    draft: lastDraft(database, { game: { id: 'winter', stored }, seat: 2 })?.text,
    signUps: signUpsFor(database, 'winter').map(({ words }) => words),
    away: [...awaySeats(database, { id: 'winter', stored }, NOW).values()].map(({ words }) => words),
    masters: emailsWith(database, { role: 'master', game: 'winter' }),
    followed: database.all('SELECT turn FROM followed_turns WHERE game = ?', 'winter').length,
  };
}

const all = (text: string) => ({
  ...{ letters: [text], draft: text, signUps: [text], away: [text], masters: [`${text}@example.org`] },
  followed: 1,
});
const NOTHING = { letters: [], draft: undefined, signUps: [], away: [], masters: [], followed: 0 };

describe('what a hall keeps of a game', () => {
  test('is not that of another game in a file of the same name, and comes back with the former file', async () => {
    using former = winter(0);
    using other = winter(1);
    nameGame(database, 'winter', former, warn);
    await fill(former, 'peace');
    expect(has(former)).toEqual(all('peace'));
    nameGame(database, 'winter', former, warn);
    expect(warnings).toEqual([]);

    nameGame(database, 'winter', other, warn);
    expect(warnings).toEqual([
      'warning: winter: another game has this name now; what the hall keeps of the former one (6 rows) is put aside, and comes back with its file',
    ]);
    expect(has(other)).toEqual(NOTHING);
    await fill(other, 'war');
    expect(has(other)).toEqual(all('war'));

    nameGame(database, 'winter', former, warn);
    expect(has(former)).toEqual(all('peace'));
    nameGame(database, 'winter', other, warn);
    expect(has(other)).toEqual(all('war'));
    expect(warnings.length).toBe(3);
  });

  test('keeps no mail from the players of the other game because one of its name was sent', () => {
    using former = winter(0);
    using other = winter(1);
    const seated = { key: 'seated winter 1 1', to: CARA, subject: 'Seat 1 is yours', text: '' };
    nameGame(database, 'winter', former, warn);
    expect([queueMail(database, seated, NOW), queueMail(database, seated, NOW)]).toEqual([true, false]);
    nameGame(database, 'winter', other, warn);
    expect([queueMail(database, seated, NOW), queueMail(database, seated, NOW)]).toEqual([true, false]);
    nameGame(database, 'winter', former, warn);
    expect(queueMail(database, seated, NOW)).toBe(false);
  });

  test('takes no answer to a report of a former game of its name', async () => {
    using former = winter(0);
    using other = winter(1);
    const seatIn = async (stored: StoredGame, address: string) =>
      (await seatOfAddress(database, gamesOf({ id: 'winter', stored }), address))?.seat;
    const place = { game: { id: 'winter', stored: former }, seat: 2, turn: 1 };
    const address = replyAddress(database, 'orders@hall.example.org', place) ?? '';
    expect([await seatIn(former, address), await seatIn(other, address)]).toEqual([2, undefined]);
  });

  test('does not touch the names of mails about games in whose names, turns, seats or readers its name is a word', () => {
    using former = winter(0);
    using other = winter(1);
    const about = (game: string) => [
      `report ${game} 4 1 0123456789ab ${CARA}`,
      `invited ${game} ${CARA} 1`,
      `reminder 24h ${game} 4.1000 2000 1 ${CARA}`,
      `answer ${game} 1 0123`,
      `press mail ${game} 1 0123 2`,
    ];
    for (const name of ['4', '1', '1 4', 'my', 'mail', 'winter'])
      for (const neighbour of ['summer', 'my summer', 'summer 1', 'press', '24h']) {
        using hall = new HallDatabase(':memory:', HALL_PARTS);
        nameGame(hall, name, former, warn);
        for (const key of [...about(name), ...about(neighbour)])
          queueMail(hall, { key, to: CARA, subject: '', text: '' }, NOW);
        nameGame(hall, name, other, warn);
        const isThere = (key: string): boolean => isQueued(hall, key);
        expect([name, neighbour, about(neighbour).filter(isThere)]).toEqual([
          name,
          neighbour,
          about(neighbour),
        ]);
        expect(about(name).filter(isThere)).toEqual([]);
      }
  });

  test('is that of the game alone, in whichever order files are put in the place of one another', () => {
    using games = new DisposableStack();
    const stored = [0, 1, 2].map((later) => games.use(winter(later)));
    const step = fc.record({
      name: fc.constantFrom('winter', 'winter 1', '1'),
      game: fc.nat({ max: 2 }),
      text: fc.option(fc.string(), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        using hall = new HallDatabase(':memory:', HALL_PARTS);
        const expected = new Map<string, string>();
        for (const { name, game, text } of steps) {
          const file = stored[game] ?? expect.fail();
          nameGame(hall, name, file, warn);
          const place = { game: { id: name, stored: file }, seat: 1, turn: 1 };
          expect(lastDraft(hall, place)?.text).toBe(expected.get(`${name}/${game}`));
          if (text === undefined) continue;
          keepDraft(hall, { ...place, text }, NOW);
          expected.set(`${name}/${game}`, text);
        }
      }),
    );
  });
});

test('in a hall that is served, the master of a game has no desk in another one that was put in its place', async () => {
  using folder = new TemporaryFolder();
  winter(0, folder.of('winter.ec'))[Symbol.dispose]();
  const lines: string[] = [];
  const options = { clock: wallClock, port: 0, write: (line: string) => void lines.push(line) };
  await using served = await serveHall(folder.path, options);
  const hall = served.hall.database;
  const open = async (): Promise<void> => {
    expect((await fetch(`${served.address}/games/winter/status`)).status).toBe(200);
  };
  await open();
  giveRole(hall, CARA, { role: 'master', game: 'winter' });
  await open();
  expect(rolesOf(hall, CARA)).toEqual([{ role: 'master', game: 'winter' }]);

  winter(1, folder.of('new.tmp'))[Symbol.dispose]();
  renameSync(folder.of('winter.ec'), folder.of('winter.old'));
  renameSync(folder.of('new.tmp'), folder.of('winter.ec'));
  await open();
  expect(rolesOf(hall, CARA)).toEqual([{ role: 'master', game: 'winter/1' }]);
  expect(lines.join('\n')).toContain('winter: another game has this name now');
});
