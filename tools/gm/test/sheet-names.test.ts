import { expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';

/** A folder of a game of two sides, PLY00001 and PLY00002, whose first turn is number 0. */
function proximaFolder(): GameFolder {
  const folder = new GameFolder({ empty: true });
  folder.write('players.csv', 'id,email,name\n1,ada@example.org,Ada\n2,bo@example.org,Bo\n');
  folder.write('game.json', '{ "game": "Landing", "ruleset": "@ec/proxima", "seed": 7 }\n');
  return folder;
}

test('P-02: sheets are known by the names that the game gives them', async () => {
  using folder = proximaFolder();
  expect((await ec(folder.path, 'new', 'landing.ec', '.')).code).toBe(0);
  folder.write('PLY00002-0.txt', '; nothing yet\n');
  folder.write('PLY00002-1.txt', '; nothing yet\n');
  const { code, stdout } = await ec(folder.path, 'submit', 'landing.ec', 'PLY00002-0.txt', '--json');
  expect([code, JSON.parse(stdout)]).toMatchObject([0, [{ seat: 2, turn: 1, counts: true }]]);
  const later = await ec(folder.path, 'submit', 'landing.ec', 'PLY00002-1.txt');
  expect(later.code).toBe(1);
  expect(later.stderr).toMatch(
    /^PLY00002-1\.txt: error: expected one of the names PLY00001-0\.txt, PLY00002-0\.txt, or --seat or --token, received neither/,
  );
});

test('P-02: the same in a folder that is played', async () => {
  using folder = proximaFolder();
  folder.write('orders/turn-1/PLY00002-0.txt', 'UNI00001 MOVE 1,1\n');
  const played = await ec(folder.path, 'play', '.', '--turns', '1');
  expect(played.code).toBe(0);
  folder.write('orders/turn-1/PLY00001-1.txt', '; for the turn after\n');
  const wrong = await ec(folder.path, 'play', '.', '--turns', '1');
  expect(wrong.stderr).toMatch(/PLY00001-1\.txt:1:1: error: expected a name such as seat-1\.txt/);
});
