import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { goofspiel } from '@ec/goofspiel';
import {
  createStoredGame,
  gameMessages,
  seatStoredPlayer,
  setSeatTokens,
  storedSeats,
  verifyGame,
} from '@ec/engine/sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Accounts } from '../../src/accounts/accounts.js';
import { changeEmail, emailLinkOf, finishChanges } from '../../src/accounts/change-email.js';
import { openChanges } from '../../src/accounts/email-changes.js';
import { gamesOfFolder } from '../../src/hall/game-files.js';
import { HostedGames } from '../../src/hall/hosted-games.js';
import { moveSeats, type SeatMoving } from '../../src/hall/move-seats.js';
import { HALL_PARTS } from '../../src/hall/parts.js';
import { signUp, signUpsFor, signUpsOfPerson } from '../../src/hall/sign-ups.js';
import { queueMail } from '../../src/mail/outbox.js';
import { replyAddress } from '../../src/mail/reply-address.js';
import { HALL_FILE, HallDatabase } from '../../src/store/hall-database.js';

const ADA = 'ada@example.org';
const NEW = 'ada@new.example';
const ADDRESS = 'https://games.example.org';
const MAILBOX = 'orders@example.org';
/** Ada has a seat in two games of three, and waits for one in the third. */
const GAMES = ['autumn', 'spring', 'winter'];
const NOW = Date.UTC(2026, 0, 5);

/** The hall's file, in which a change is made only while steps are left. */
class StoppingDatabase extends HallDatabase {
  /** Called before each change. */
  step: (() => void) | undefined;

  override change(...change: Parameters<HallDatabase['change']>): number {
    this.step?.();
    return super.change(...change);
  }
}

/** A hall as a process has it open, which ends after so many changes. */
class Process implements Disposable {
  readonly database: StoppingDatabase;
  readonly games: HostedGames;
  readonly accounts: Accounts;
  readonly faults: unknown[] = [];
  left = Infinity;

  constructor(folder: string) {
    const step = (): void => {
      if ((this.left -= 1) < 0) throw new Error('the process has ended');
    };
    this.database = new StoppingDatabase(join(folder, HALL_FILE), HALL_PARTS);
    this.database.step = step;
    const games = new HostedGames(gamesOfFolder(folder), { clock: () => NOW });
    this.games = games;
    const stopping: SeatMoving['games'] = {
      get ids() {
        return games.ids;
      },
      use: (id, use) => games.use(id, use),
      change: (id, change) =>
        games.change(id, (stored) => {
          step();
          return change(stored);
        }),
    };
    this.accounts = new Accounts({
      ...{ database: this.database, address: ADDRESS, host: [] },
      clock: { now: () => NOW, until: () => Promise.resolve() },
      belongings: [signUpsOfPerson(this.database)],
      seats: moveSeats({
        ...{ games: stopping, database: this.database, mailbox: MAILBOX },
        failed: (_, error) => this.faults.push(error),
      }),
    });
  }

  [Symbol.dispose](): void {
    this.games[Symbol.dispose]();
    this.database[Symbol.dispose]();
  }
}

/** The code that a mail to an address holds. */
function codeTo(database: HallDatabase, email: string): string {
  const mail = database.get('SELECT body FROM outbox WHERE recipient = ? ORDER BY id DESC', email);
  return /#([\w-]{43})/.exec(String(mail?.['body']))?.[1] ?? '';
}

let made: TemporaryFolder;
let cookie = '';
let code = '';

const requestOf = (): Request => new Request(ADDRESS, { headers: { cookie } });

/** Presses the button, where the link can still be used. */
async function press(accounts: Accounts): Promise<string | undefined> {
  const person = accounts.personOf(requestOf());
  const link = person && emailLinkOf(accounts, person, code);
  return person && link && changeEmail(accounts, requestOf(), person, link);
}

/** Does something with a copy of the hall, which is gone then. */
async function withCopy<T>(use: (folder: string) => Promise<T>): Promise<T> {
  using folder = new TemporaryFolder();
  cpSync(made.path, folder.path, { recursive: true });
  return await use(folder.path);
}

/** Addresses of the person, and of the seats that were theirs. */
async function addressesIn({ accounts, games }: Process): Promise<(string | undefined)[]> {
  const seats = [];
  for (const id of ['autumn', 'winter'])
    seats.push(await games.use(id, (stored) => storedSeats(stored)[0]?.player?.email));
  return [accounts.personOf(requestOf())?.email, ...seats];
}

beforeAll(async () => {
  made = new TemporaryFolder();
  for (const name of GAMES) {
    const players = [ADA, 'bo@example.org'].map((email, i) => ({
      id: i + 1,
      email,
      name: `Player ${i + 1}`,
    }));
    const game = { package: '@ec/goofspiel', name, seed: 7, players };
    using stored = createStoredGame(made.of(`${name}.ec`), goofspiel, game, { clock: () => NOW });
    setSeatTokens(stored, new Map([[1, 'scrypt:1'], [2, 'scrypt:2']])); // prettier-ignore
    if (name === 'spring') seatStoredPlayer(stored, 1, null);
  }
  using hall = new Process(made.path);
  const { accounts, database } = hall;
  accounts.askForLink(requestOf(), ADA, '/');
  const entered = accounts.enterByLink(requestOf(), codeTo(database, ADA));
  cookie = `__Host-ec-session=${entered?.session ?? ''}`;
  const person = accounts.personOf(requestOf());
  if (!person) throw new Error('expected to be in');
  accounts.giveRole(requestOf(), ADA, { role: 'master', game: 'spring' });
  signUp(database, { game: 'spring', email: ADA, way: 'asked', words: 'Please.', at: NOW });
  await hall.games.use('winter', (stored) => {
    const reply = replyAddress(database, MAILBOX, { game: { id: 'winter', stored }, seat: 1, turn: 1 });
    const report = { key: `report winter 0 1 abc ${ADA}`, to: ADA, subject: 'Turn 0', text: '' };
    queueMail(database, { ...report, headers: { 'Reply-To': reply ?? '' } }, NOW);
  });
  accounts.askForEmail(requestOf(), person, NEW);
  code = codeTo(database, NEW);
});

afterAll(() => made[Symbol.dispose]());

describe('a new address in the games of a hall', () => {
  test('is that of seats, roles, waiting list, waiting mails and their reply addresses; tokens stay', async () => {
    await withCopy(async (folder) => {
      using hall = new Process(folder);
      expect(await press(hall.accounts)).toBeUndefined();
      await expectMoved(hall);
      expect(hall.faults).toEqual([]);
      for (const id of GAMES)
        await hall.games.use(id, (stored) => expect(verifyGame(stored).findings).toEqual([]));
    });
  });

  test('wherever its change is cut off, it can be finished, and is made once', async () => {
    let stops = 0;
    while (await isFinishedAfter(stops)) stops += 1;
    // of the hall's own file, and of two games
    expect(stops).toBeGreaterThan(15);
  });

  test('comes to a game later that cannot be opened now', async () => {
    await withCopy(async (folder) => {
      using hall = new Process(folder);
      rmSync(join(folder, 'winter.ec-wal'), { force: true });
      renameSync(join(folder, 'winter.ec'), join(folder, 'kept'));
      cpSync(join(folder, HALL_FILE), join(folder, 'winter.ec'));
      await press(hall.accounts);
      expect(hall.faults).toHaveLength(1);
      expect(openChanges(hall.database)).toHaveLength(1);
      rmSync(join(folder, 'winter.ec'));
      renameSync(join(folder, 'kept'), join(folder, 'winter.ec'));
      await finishChanges(hall.accounts);
      await expectMoved(hall);
    });
  });

  test('is refused where another player of a game has it', async () => {
    await withCopy(async (folder) => {
      using hall = new Process(folder);
      await hall.games.change('winter', (stored) => {
        seatStoredPlayer(stored, 2, null);
        seatStoredPlayer(stored, 2, { id: 9, email: 'Ada@New.example' });
      });
      expect(await press(hall.accounts)).toBe('Another player of winter has or had this address.');
      expect(await addressesIn(hall)).toEqual([ADA, ADA, ADA]);
    });
  });
});

/** Ends a process after so many changes, and has another one finish what is left; returns whether the first was ended. */
function isFinishedAfter(stops: number): Promise<boolean> {
  return withCopy(async (folder) => {
    using hall = new Process(folder);
    hall.left = stops;
    await press(hall.accounts).catch(() => undefined);
    const isEnded = hall.left < 0;
    const [person, ...seats] = await addressesIn(hall);
    // no game is ahead of the hall
    if (person === ADA) expect(seats, `${stops}`).toEqual([ADA, ADA]);
    hall[Symbol.dispose]();
    using next = new Process(folder);
    await finishChanges(next.accounts);
    await press(next.accounts);
    await expectMoved(next);
    return isEnded;
  });
}

async function expectMoved(hall: Process): Promise<void> {
  const { accounts, database, games } = hall;
  expect(await addressesIn(hall)).toEqual([NEW, NEW, NEW]);
  expect(openChanges(database)).toEqual([]);
  expect(accounts.personOf(requestOf())?.roles).toEqual([{ role: 'master', game: 'spring' }]);
  expect(signUpsFor(database, 'spring').map(({ email }) => email)).toEqual([NEW]);
  for (const id of GAMES)
    await games.use(id, (stored) => {
      const codes = gameMessages(stored).map((message) => message.code);
      expect(codes.filter((one) => one === 'address-changed')).toHaveLength(id === 'spring' ? 0 : 1);
      expect(storedSeats(stored)[1]).toMatchObject({
        player: { email: 'bo@example.org' },
        token: 'scrypt:2',
      });
      if (id !== 'spring') expect(storedSeats(stored)[0]?.token).toBe('scrypt:1');
    });
  const [mail, ...others] = database.all(`SELECT key, headers FROM outbox WHERE recipient = ?`, NEW);
  expect([mail?.['key'], others]).toEqual([`report winter 0 1 abc ${NEW}`, []]);
  const reply = await games.use('winter', (stored) =>
    replyAddress(database, MAILBOX, { game: { id: 'winter', stored }, seat: 1, turn: 1 }),
  );
  expect(JSON.parse(String(mail?.['headers']))).toEqual({ 'Reply-To': reply });
  const told = database.all(`SELECT key FROM outbox WHERE recipient = ? AND key LIKE 'address %'`, ADA);
  expect(told).toHaveLength(1);
}
