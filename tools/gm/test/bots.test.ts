import { expect, test } from 'vitest';
import { StoredFolder } from './stored-folder.js';

test('ec bots set says of a bot that the ruleset lacks what programs know it by', async () => {
  using folder = await StoredFolder.make();
  const { code, stdout } = await folder.ec('bots set', 'nobody', '1', '--json');
  const { error } = JSON.parse(stdout) as { error: { code: string; message: string } };
  expect([code, error.code]).toEqual([1, 'no-bot']);
  expect(error.message).toMatch(/^bot: .*nobody/);
});

test('ec bots lists every seat that a bot plays, one with changes under its own words', async () => {
  using folder = await StoredFolder.make();
  const changed = 'conqueror{odds=150 -pay}';
  expect((await folder.ec('bots set', 'settler', '1')).code).toBe(0);
  expect((await folder.ec('bots set', changed, '2')).code).toBe(0);
  const { stdout } = await folder.ec('bots', '--json');
  const bots = JSON.parse(stdout) as { bot: string; seats: number[]; parameters: unknown[] }[];
  const playing = bots.filter(({ seats }) => seats.length > 0);
  expect(playing.map(({ bot, seats }) => [bot, seats])).toEqual([
    ['settler', [1]],
    [changed, [2]],
  ]);
  expect((await folder.ec('bots')).stdout).toContain(changed);
});
