/** A hall of games in a temporary folder, served for as long as it is looked at. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';

const EC = join(import.meta.dirname, '../../../gm/dist/bin.js');

const PLAYERS = `id,email,name
1,ada@example.org,Ada
2,bo@example.org,Bo
3,cy@example.org,Cy
4,di@example.org,Di
`;

const DUELLISTS = `id,email,side
1,ada@example.org,Ada
2,bo@example.org,Bo
`;

const MAIL = { from: 'hall@example.org', smtp: { host: '127.0.0.1', port: 1 } };

/** A hall with a game of four, one whose turns come while sheets are written, and a duel. */
export interface Hall extends AsyncDisposable {
  readonly address: string;
  /** Link for the host. */
  readonly host: string;
  readonly folder: string;
  /** By seat, from seat 1 on. */
  readonly tokens: readonly string[];
  /** Token of seat 1 in a game of its own, whose turns come while sheets are written. */
  readonly late: string;
  /** Tokens of a duel on a clock. */
  readonly duellists: readonly string[];
}

/** Makes a game of four Houses and a duel on a clock, and serves them. */
export async function openHall(): Promise<Hall> {
  const temporary = new TemporaryFolder();
  const folder = temporary.path;
  const tokens = newGame(folder, 'four', '@ec/ec4x', PLAYERS);
  const [late = ''] = newGame(folder, 'late', '@ec/ec4x', PLAYERS);
  // pages offer to mail links only where mail is sent; nobody takes it there
  writeFileSync(join(folder, 'mail.json'), JSON.stringify(MAIL));
  const duellists = newGame(folder, 'duel', '@ec/multiplanetary', DUELLISTS);
  // no turn comes by itself while it is looked at
  ec(folder, 'calendar', 'duel.ec', '--tick', '1h', '--planning', '1h');
  const child = spawn(process.execPath, [EC, 'serve', '.', '--port', '0', '--json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  const [line] = (await once(lines, 'line')) as [string];
  const { address, host } = JSON.parse(line) as { readonly address: string; readonly host: string };
  return {
    address,
    host,
    folder,
    tokens,
    late,
    duellists,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      temporary[Symbol.dispose]();
    },
  };
}

/** Makes a game; returns the tokens of its seats. */
function newGame(folder: string, id: string, ruleset: string, players: string): string[] {
  mkdirSync(join(folder, id));
  writeFileSync(join(folder, id, 'players.csv'), players);
  const options = ['--ruleset', ruleset, '--seed', '7', '--name', id, '--json'];
  const { seats } = JSON.parse(ec(folder, 'new', `${id}.ec`, id, ...options)) as {
    readonly seats: readonly { readonly token: string }[];
  };
  return seats.map(({ token }) => token);
}

/** What a command prints. */
export function ec(folder: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [EC, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
