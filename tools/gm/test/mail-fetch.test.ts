import { rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { ManualClock } from '@ec/hall/live';
import { serveHall } from '@ec/hall/serve';
import { ImapFlow } from 'imapflow';
import { describe, expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';
import { hasMailServers, PASSWORD, startMailServers } from './mail-servers.js';

const ORDERS = 'orders@hall.example';

/** A folder with a game that is sound and one that cannot be opened, and the mailbox for their orders: first a stranger's mail, then Ada's. */
class Mailroom implements AsyncDisposable {
  readonly #token: string;
  readonly #mailbox: ImapFlow;
  readonly #resources: AsyncDisposableStack;

  private constructor(
    readonly folder: GameFolder,
    token: string,
    mailbox: ImapFlow,
    resources: AsyncDisposableStack,
  ) {
    this.#token = token;
    this.#mailbox = mailbox;
    this.#resources = resources;
  }

  static async open(): Promise<Mailroom> {
    await using opening = new AsyncDisposableStack();
    const folder = opening.use(new GameFolder({ empty: true }));
    const { imap } = opening.use(await startMailServers([ORDERS]));
    const at = { host: '127.0.0.1', port: imap };
    folder.write('set/players.csv', 'id,email,name\n1,ada@players.example,Ada\n2,bo@players.example,Bo\n');
    const made = await ec(
      folder.path,
      ...['new', 'games/winter.ec', 'set', '--name', 'Winter', '-r', '@ec/goofspiel', '--json'],
    );
    const [, token = ''] = /"(1(?:-[a-z0-9]{5}){4})"/.exec(made.stdout) ?? [];
    folder.write('games/broken.ec', 'no game');
    folder.write('games/password', PASSWORD);
    const settings = { from: 'games@hall.example', imap: { ...at, user: ORDERS } };
    folder.write(
      'games/mail.json',
      JSON.stringify({ ...settings, imap: { ...settings.imap, password: { file: 'password' } } }),
    );
    const auth = { user: ORDERS, pass: PASSWORD };
    const mailbox = new ImapFlow({ ...at, secure: false, logger: false, auth });
    await mailbox.connect();
    opening.defer(() => mailbox.logout());
    const room = new Mailroom(folder, token, mailbox, opening.move());
    await room.#come('somebody@example.net', '1-abcde-fghjk-mnpqr-stuvw');
    await room.ordersCome(5);
    return room;
  }

  /** Orders of Ada's come in. */
  ordersCome(fleet: number): Promise<void> {
    return this.#come('ada@players.example', `${this.#token}\r\nfleet ${fleet}`);
  }

  /** Numbers of the mails that are not read, in the order in which they came. */
  async unread(): Promise<unknown> {
    await this.#mailbox.mailboxOpen('INBOX');
    return this.#mailbox.search({ seen: false }, { uid: true });
  }

  async #come(from: string, text: string): Promise<void> {
    await this.#mailbox.append(
      'INBOX',
      `From: ${from}\r\nSubject: orders\r\nMessage-ID: <${from}>\r\n\r\n${text}\r\n`,
    );
  }

  [Symbol.asyncDispose](): PromiseLike<void> {
    return this.#resources.disposeAsync();
  }
}

describe.runIf(hasMailServers)('a mail that may be for a game that cannot be opened', () => {
  test('waits unread, and the mails behind it are done', async () => {
    await using room = await Mailroom.open();
    const fetched = (...options: string[]) => ec(room.folder.path, 'mail', 'fetch', 'games', ...options);
    const stderr =
      'warning: a mail has to wait: games/broken.ec: expected a stored game, received another kind of file\n';
    expect(await fetched()).toEqual({
      code: 1,
      stdout: 'winter, seat 1: orders (proved by token)\n1 mail fetched\n1 mail left unread\n',
      stderr,
    });
    expect(await room.unread()).toEqual([1]);
    expect(await fetched('--json')).toEqual({ code: 1, stdout: '[]\n', stderr });
    rmSync(room.folder.of('games/broken.ec'));
    const stdout = 'dropped: a wrong token\n1 mail fetched\n';
    expect(await fetched()).toEqual({ code: 0, stdout, stderr: '' });
    expect(await room.unread()).toEqual([]);
  });

  test('is no failure where the mailbox is read for another game alone: it stays unread, with a warning', async () => {
    await using room = await Mailroom.open();
    expect(await ec(room.folder.path, 'mail', 'fetch', 'games/winter.ec')).toEqual({
      code: 0,
      stdout:
        'left: it may be for broken, which cannot be opened\nwinter, seat 1: orders (proved by token)\n1 mail fetched\n1 mail left unread\n',
      stderr:
        'warning: a mail has to wait: games/broken.ec: expected a stored game, received another kind of file\n',
    });
    expect(await room.unread()).toEqual([1]);
  });

  test('is told of once in the log of a hall, however often the mailbox is looked into', async () => {
    await using room = await Mailroom.open();
    const clock = new ManualClock();
    const lines: string[] = [];
    const write = (line: string): void => void lines.push(line);
    await using _hall = await serveHall(room.folder.of('games'), { clock, port: 0, log: 'json', write });
    const said = (what: string): number => lines.filter((line) => line.includes(what)).length;
    const untilSaid = async (what: string, times: number): Promise<void> => {
      while (said(what) < times) {
        clock.pass(1_000);
        await setImmediate();
      }
    };
    await untilSaid('"what":"answered"', 1);
    for (const times of [2, 3]) {
      await room.ordersCome(times);
      await untilSaid('"what":"answered"', times);
    }
    expect(said('mails wait in the mailbox')).toBe(1);
    rmSync(room.folder.of('games/broken.ec'));
    await untilSaid('"what":"dropped"', 1);
  });
});

describe.runIf(hasMailServers)('a mail of another game', () => {
  test('stays unread where the mailbox is read for one game alone', async () => {
    await using room = await Mailroom.open();
    rmSync(room.folder.of('games/broken.ec'));
    await ec(room.folder.path, 'new', 'games/spring.ec', 'set', '--name', 'Spring', '-r', '@ec/goofspiel');
    const fetched = (path: string) => ec(room.folder.path, 'mail', 'fetch', path);
    expect(await fetched('games/spring.ec')).toEqual({
      code: 0,
      stdout: 'dropped: a wrong token\nleft: it is for winter\n1 mail fetched\n1 mail left unread\n',
      stderr: '',
    });
    expect(await room.unread()).toEqual([2]);
    expect((await fetched('games/winter.ec')).stdout).toBe(
      'winter, seat 1: orders (proved by token)\n1 mail fetched\n',
    );
    expect(await room.unread()).toEqual([]);
  });
});

describe.runIf(hasMailServers)('a mail that lay in the mailbox when the turn was due', () => {
  test('counts, although the hall was closed then, and the turn is resolved after it', async () => {
    await using room = await Mailroom.open();
    rmSync(room.folder.of('games/broken.ec'));
    const game = room.folder.of('games/winter.ec');
    await ec(room.folder.path, 'calendar', game, '--zone', 'UTC', '--time', '20:00', '--max-silent', 'all');
    const due = Date.UTC(2031, 0, 6, 20);
    await ec(room.folder.path, 'due', game, new Date(due).toISOString());
    const clock = new ManualClock(due + 3_600_000);
    const lines: string[] = [];
    const write = (line: string): void => void lines.push(line);
    await using _hall = await serveHall(room.folder.of('games'), { clock, port: 0, log: 'json', write });
    const at = (what: string): number => lines.findIndex((line) => line.includes(what));
    while (at('"what":"answered"') < 0) await setImmediate();
    while (at('"event":"turn"') < 0) {
      clock.pass(1_000);
      await setImmediate();
    }
    expect(at('"what":"answered"')).toBeLessThan(at('"event":"turn"'));
    const { stdout } = await ec(room.folder.path, 'export', game);
    expect((JSON.parse(stdout) as { turns: unknown }).turns).toMatchObject([{}, { turn: 1, orders: [1] }]);
  });
});
