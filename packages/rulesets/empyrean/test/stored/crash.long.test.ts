import { execFile } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  createStoredGame,
  openStoredGame,
  resolveStoredTurn,
  setSeatBots,
  type StoredGame,
} from '@ec/engine/sqlite';
import { setClock } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, it } from 'vitest';
import { empyrean } from '../../src/ruleset.js';
import { everything, expectSound, newGame, submit } from './stored-games.js';

/** Processes that run at once. */
const AT_ONCE = 4;
/** The turn, three reports, two sheets of bots, three sheets used, the log, the end. */
const CHANGES = 1 + 3 + 2 + 3 + 1 + 1;

it('architecture 10: a turn of three empires, two of them played by bots, leaves the old game or the new one wherever it is killed', async () => {
  using folder = new TemporaryFolder();
  const path = folder.of('game.ec');
  const made = createStoredGame(path, empyrean, newGame(3, 1978), { clock: setClock() });
  setSeatBots(made, new Map([[2, 'settler'], [3, 'raider']])); // prettier-ignore
  submit(made, 1, '1, ration, 80%');
  made[Symbol.dispose]();
  const copy = (name: string): string => {
    copyFileSync(path, folder.of(name));
    return folder.of(name);
  };
  const cache = folder.of('cache');
  const done = copy('done.ec');
  expect(await child(done, 0, cache)).toEqual({ out: JSON.stringify({ changes: CHANGES }), signal: null });
  const [before, after] = [contentsOf(path), contentsOf(done)];
  expect(after).not.toEqual(before);

  const check = async (at: number | 'end'): Promise<void> => {
    const killed = copy(`killed-${at}.ec`);
    expect(await child(killed, at, cache)).toMatchObject({ signal: 'SIGKILL' });
    expect(contentsOf(killed)).toEqual(at === 'end' ? after : before);
    if (at === 'end') return;
    using stored = opened(killed);
    await resolveStoredTurn(stored);
    expectSound(stored);
    expect(everything(stored)).toEqual(after);
  };
  const all = [...Array.from({ length: CHANGES }, (_, i) => i + 1), 'end' as const];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      for (let i = lane; i < all.length; i += AT_ONCE) await check(all[i] ?? 0);
    }),
  );
});

/** Resolves the turn in a process of its own. */
function child(
  path: string,
  at: number | 'end',
  cache: string,
): Promise<{ readonly out: string; readonly signal: string | null }> {
  // What Node has compiled once, the next process need not.
  const env = { ...process.env, NODE_COMPILE_CACHE: cache };
  const script = fileURLToPath(new URL('crash-child.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, path, String(at)], { env }, (error, out, errors) => {
      if (error && !error.signal) reject(new Error(errors));
      else resolve({ out: out.trim(), signal: error?.signal ?? null });
    });
  });
}

function opened(path: string): StoredGame {
  return openStoredGame(path, empyrean, { clock: setClock() });
}

/** All rows of a file that has no fault and whose turns come out again. */
function contentsOf(path: string): Record<string, unknown[]> {
  using stored = opened(path);
  expectSound(stored);
  return everything(stored);
}
