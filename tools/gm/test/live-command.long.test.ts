import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { bin, ecAlone } from './game-folder.js';
import { Client, LiveFolder } from './live-table.js';

/** The first line of `ec live --json`. */
interface Opening {
  readonly page: string;
  readonly next: number;
  readonly seats: readonly { readonly seat: number; readonly link: string | null }[];
}

/** A game that is played live by a process of its own. */
class LiveProcess {
  readonly #lines: AsyncIterator<string>;
  readonly #stderr: Promise<string>;

  private constructor(readonly child: ChildProcessByStdio<null, Readable, Readable>) {
    this.#lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    this.#stderr = text(child.stderr);
  }

  static start(folder: LiveFolder, ...args: readonly string[]): LiveProcess {
    const argv = [bin, 'live', 'game.ec', '--port', '0', '--json', ...args];
    return new LiveProcess(
      spawn(process.execPath, argv, { cwd: folder.path, stdio: ['ignore', 'pipe', 'pipe'] }),
    );
  }

  /** The next line that it says. */
  async next<T>(): Promise<T> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`it has ended: ${await this.#stderr}`);
    return JSON.parse(value) as T;
  }

  /** Ends it, and returns how it ended. */
  async end(signal: NodeJS.Signals): Promise<{ code: number | null; stderr: string }> {
    const exit = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill(signal);
    const [code] = await exit;
    return { code, stderr: await this.#stderr };
  }
}

test('a server that is killed loses nothing: orders that it took count, and the tick is at its time', async () => {
  using folder = await LiveFolder.make();
  const first = LiveProcess.start(folder, '--planning', '30m');
  const { page, next } = await first.next<Opening>();
  const ada = new Client(page, folder.tokens.get(1));
  expect(await ada.add('A1 -> A2 1')).toMatchObject({ status: 200, turn: 1 });
  const last = ada.add('A1 -> G1 2');
  expect(await last).toMatchObject({ status: 200, receipt: 2 });
  expect(await ecAlone({ cwd: folder.path }, 'live', 'game.ec', '--port', '0', '--tick', '1s')).toEqual({
    code: 4,
    stdout: '',
    stderr: 'error: game.ec: the game is live already: only one server can play it\n',
  });
  await first.end('SIGKILL');

  const second = LiveProcess.start(folder);
  const again = await second.next<Opening>();
  expect(again.next).toBe(next);
  const { text: kept } = await new Client(again.page, folder.tokens.get(1)).json('/orders');
  expect(kept).toBe('A1 -> A2 1\nA1 -> G1 2');
  await second.end('SIGTERM');
  expect((await folder.ec('doctor')).code).toBe(0);
});

test.skipIf(process.platform === 'win32')(
  'a tick of the real clock is resolved when its time has come; Ctrl-C ends the game with code 130',
  async () => {
    using folder = await LiveFolder.make();
    const live = LiveProcess.start(folder, '--planning', '1s', '--tick', '1h');
    const { next } = await live.next<Opening>();
    const tick = await live.next<{ turn: number; next: number }>();
    expect(tick).toEqual({
      turn: 1,
      next: next + 3_600_000,
    });
    expect(Date.now()).toBeGreaterThanOrEqual(next);
    const said = live.next();
    expect(await live.end('SIGINT')).toEqual({
      code: 130,
      stderr: 'finishing the turn that is under way; press Ctrl-C again to quit at once\n',
    });
    expect(await said).toEqual({ turn: 1, outcome: { status: 'running' } });
  },
);

test('a turn that the host moves is announced, and played at its new time', async () => {
  using folder = await LiveFolder.make();
  const live = LiveProcess.start(folder, '--planning', '1h', '--tick', '1h');
  await live.next();
  const { due } = JSON.parse((await folder.ec('due', '3s', '--json')).stdout) as { due: number };
  expect(await live.next()).toEqual({ turn: 0, next: due });
  expect(await live.next()).toEqual({ turn: 1, next: due + 3_600_000 });
  await live.end('SIGTERM');
});

test('links have new tokens where they are asked for, and none for empty seats', async () => {
  using folder = await LiveFolder.make();
  const tokens = async (...args: readonly string[]) => {
    const live = LiveProcess.start(folder, '--planning', '1h', ...args);
    const { page, seats } = await live.next<Opening>();
    const found = seats.map(({ link }) => link?.replace(`${page}#`, ''));
    const statuses = found.map(async (token) => (await new Client(page, token).ask('/orders')).status);
    const answers = await Promise.all(statuses);
    await live.end('SIGTERM');
    return { found, answers };
  };
  expect(await tokens()).toEqual({ found: ['TOKEN', 'TOKEN'], answers: [401, 401] });
  expect((await tokens('--new-tokens')).answers).toEqual([200, 200]);
  await folder.ec('seats remove', '2');
  expect((await tokens()).found).toEqual(['TOKEN', undefined]);
});

test('a port that is taken or does not exist is refused; so are wrong times and seats; no time is set', async () => {
  using folder = await LiveFolder.make();
  const before = (await folder.ec('log')).stdout;
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const run = (...args: readonly string[]) => ecAlone({ cwd: folder.path }, 'live', 'game.ec', ...args);
  expect(await run('--port', `${port}`)).toEqual({
    code: 1,
    stdout: '',
    stderr: `--port: error: expected a free port, received ${port}; 0 takes any\n`,
  });
  taken.close();
  for (const wrong of [
    ['--port', '65536'],
    ['--port', '-1'],
    ['--tick', '0s'],
    ['--tick', '10'],
    ['--planning', '1y'],
  ])
    expect((await run(...wrong)).code).toBe(2);
  expect(await run('--port', '0', '--bot', '9=foo')).toEqual({
    code: 1,
    stdout: '',
    stderr: '--bot: error: expected a seat of game from 1 to 2, received 9\n',
  });
  expect((await folder.ec('log')).stdout).toBe(before);
  expect((await ecAlone({ cwd: folder.path }, 'live', 'none.ec')).code).toBe(3);
});
