import { readFileSync } from 'node:fs';
import { defaultHomeColony } from '@ec/engine';
import { expect, test } from 'vitest';
import { GameFolder } from './game-folder.js';

const guide = readFileSync(
  new URL('../../../docs/guides/game-master.md', import.meta.url),
  'utf8',
).replaceAll('\r\n', '\n');

/** Contents of the files that the guide shows: a line with the name in bold, then a block. */
const files = new Map(
  [...guide.matchAll(/\*\*`([\w./-]+)`\*\*\n\n```\w+\n([^]*?)```/g)].map(([, name = '', text = '']) => [
    name,
    text,
  ]),
);

test("the guide's folder is played as it stands: 2 turns × 2 empires × 4 formats = 16 reports", async () => {
  expect([...files.keys()]).toEqual([
    'game.json',
    'players.csv',
    'orders/turn-1/empire-1.txt',
    'home-colony.json',
    'home-world.json',
  ]);
  using folder = new GameFolder({ empty: true });
  for (const [name, text] of files) folder.write(name, text);
  const { code, stdout, stderr } = await folder.play('--turns', '1');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/\n16 reports in out; state after turn 1: [0-9a-f]{64}\n$/);
});

test("E-12: the guide's home colony is the one that a game has without a template", () => {
  expect(JSON.parse(files.get('home-colony.json') ?? '')).toEqual(defaultHomeColony);
});

test('the error that the guide shows is the one that its mistake gives', async () => {
  using folder = new GameFolder({ empty: true });
  for (const [name, text] of files) folder.write(name, text);
  folder.write('players.csv', `${files.get('players.csv')}201,cleo@example.org,ada concord\n`);
  const { code, stderr } = await folder.play();
  expect(code).toBe(1);
  expect(guide).toContain(`\`\`\`text\n${stderr}\`\`\``);
});
