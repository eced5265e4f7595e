import { expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';

const GALAXY = '{ "game": "Orion", "ruleset": "@ec/galaxyng", "seed": 1 }';

function folderOf(...names: readonly string[]): GameFolder {
  const folder = new GameFolder();
  folder.write('game.json', GALAXY);
  const rows = names.map((name, i) => `${i + 1},${i + 1}@example.org,${name}`);
  folder.write('players.csv', ['id,email,name', ...rows, ''].join('\n'));
  return folder;
}

test('ec new shows what the game calls each seat where that is not the name of the player', async () => {
  using folder = folderOf('Spieler Ü1', 'Corrino');
  const { code, stdout } = await ec(folder.path, 'new', 'game.ec');
  expect(code).toBe(0);
  expect(stdout).toMatch(/\nSeat +Name +In the game +Email +Token\n/);
  expect(stdout).toMatch(/\n +1 +Spieler Ü1 +Race_1 +1@example\.org +1-/);
  expect(stdout).toMatch(/\n +2 +Corrino +Corrino +2@example\.org +2-/);
});

test('ec new shows one name where they are the same, and always states it as JSON', async () => {
  using folder = folderOf('Atreides', 'Corrino');
  const { stdout } = await ec(folder.path, 'new', 'game.ec');
  expect(stdout).toMatch(/\nSeat +Name +Email +Token\n/);
  const json = await ec(folder.path, 'new', 'second.ec', '.', '--json');
  expect(JSON.parse(json.stdout)).toMatchObject({
    seats: [
      { seat: 1, name: 'Atreides' },
      { seat: 2, name: 'Corrino' },
    ],
  });
});
