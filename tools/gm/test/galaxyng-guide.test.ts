import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf, Desk } from './desk.js';
import { ec, GameFolder } from './game-folder.js';

const page = readFileSync(
  new URL('../../../docs/galaxyng/game-master.md', import.meta.url),
  'utf8',
).replaceAll('\r\n', '\n');

/** Files that the page shows, by name. */
const files = new Map(blocksOf(page).flatMap(({ file, text }) => (file === undefined ? [] : [[file, text]])));

test.skipIf(process.platform === 'win32')(
  'the game of GalaxyNG that the page plays: every command does what the page says',
  async () => {
    using desk = new Desk();
    await desk.follow(page);
    expect(desk.has('reports/turn-1/seat-3.txt')).toBe(true);
    expect(desk.has('trial/turn-12/seat-1.txt')).toBe(true);
  },
);

test.each([
  ['small', { templates: { races: 'races.json' } }],
  ['classic', {}],
])('N-07, N-09: the set-up %s that the page shows makes a game', async (name, more) => {
  using folder = new GameFolder({ empty: true });
  for (const [file, text] of files) folder.write(file, text);
  folder.write(`${name}/players.csv`, files.get('my-galaxy/players.csv') ?? '');
  const game: unknown = JSON.parse(files.get(`${name}/game.json`) ?? '');
  folder.write(`${name}/game.json`, JSON.stringify(Object.assign({}, game, more)));
  expect(await ec(folder.path, 'new', 'game.ec', name, '--seed', '7')).toMatchObject({ code: 0, stderr: '' });
});
