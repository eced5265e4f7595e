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
    /^PLY00002-1\.txt: error: expected a file name such as PLY00001-0\.txt, --seat or --token, received none of them\n$/,
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

test.each([
  ['empyrean', 'a header that names the seat, a file name such as seat-1.txt'],
  ['ec4x', 'a header that names the seat, a file name such as seat-1.txt'],
  ['galaxyng', 'a header that names the seat, a file name such as seat-1.txt'],
  ['goofspiel', 'a file name such as seat-1.txt'],
  ['multiplanetary', 'a file name such as seat-1.txt'],
  ['proxima', 'a file name such as PLY00001-0.txt'],
])('a form of %s is handed in as it stands, by every way that a message names', async (ruleset, ways) => {
  using folder = new GameFolder({ empty: true });
  folder.write('players.csv', 'id,email,name\n1,ada@example.org,Ada\n2,bo@example.org,Bo\n');
  folder.write('game.json', `{ "game": "Duel", "ruleset": "@ec/${ruleset}", "seed": 7 }\n`);
  const made = await ec(folder.path, 'new', 'g.ec', '.', '--json');
  const { seats } = JSON.parse(made.stdout) as { seats: readonly { seat: number; token: string }[] };
  const { stdout: form } = await ec(folder.path, 'template', 'g.ec', '--seat', '2');
  const submit = async (...args: readonly string[]): Promise<unknown> => {
    const { stdout } = await ec(folder.path, 'submit', 'g.ec', ...args, '--json');
    return JSON.parse(stdout);
  };
  const taken = [{ seat: 2, turn: 1, counts: true }];
  const hasHeader = ways.startsWith('a header');
  folder.write('notes.txt', hasHeader ? form.replace(/^.*\n/, '') : form);
  const unnamed = `notes.txt: error: expected ${ways}, --seat or --token, received none of them`;
  expect(await submit('notes.txt')).toMatchObject({ error: { message: unnamed } });
  expect(await submit('notes.txt', '--seat', '2')).toMatchObject(taken);
  expect(await submit('notes.txt', '--token', seats[1]?.token ?? '')).toMatchObject(taken);
  folder.write('seat-2.txt', form);
  expect(await submit('seat-2.txt')).toMatchObject(taken);
  folder.write('form.txt', form);
  expect(await submit('form.txt')).toMatchObject(hasHeader ? taken : { error: {} });
  // a form with a header is for its turn alone
  await ec(folder.path, 'turn', 'g.ec', '--max-silent', 'all');
  expect(await submit('form.txt', '--seat', '2', '--play-on')).toMatchObject([
    { turn: 2, counts: !hasHeader },
  ]);
});
