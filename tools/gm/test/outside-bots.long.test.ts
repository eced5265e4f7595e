import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GameFolder } from './game-folder.js';

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/outside-bot', import.meta.url));

/** Hashes of the states of the example's first turns. */
async function hashes(bots: string, out: string): Promise<unknown> {
  using folder = new GameFolder({ empty: true });
  cpSync(EXAMPLE, folder.path, { recursive: true });
  const { code, stdout, stderr } = await folder.play('--bots', bots, '--turns', '6', '--json', '--out', out);
  expect([code, stderr]).toEqual([0, '']);
  const played: unknown = JSON.parse(stdout);
  return typeof played === 'object' && played !== null && 'hashes' in played ? played.hashes : undefined;
}

test('the examples in Python: one plays as the bot "greedy", the other any game', async () => {
  const played = await hashes('cmd:python3 greedy.py,cmd:python3 any-game.py', 'out');
  expect(played).toEqual(await hashes('greedy,cmd:python3 any-game.py', 'again'));
  expect(played).not.toEqual(await hashes('greedy,idle', 'idle'));
});
