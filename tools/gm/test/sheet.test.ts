import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';
import { sheetOf, StoredFolder } from './stored-folder.js';

describe.concurrent('the sheet of a seat', () => {
  test('is the one that counts, or the one that a turn was resolved with, as it was handed in', async () => {
    using game = await StoredFolder.make();
    await game.submitAll(1);
    expect((await game.ec('sheet', '--seat', '2')).stdout).toBe(sheetOf(2, 1));
    await game.ec('turn');
    game.write('next.txt', sheetOf(2, 2, 70));
    const submitted = await game.json('submit', 'next.txt');
    const { data } = await game.json('sheet', '--seat', '2');
    const hash = createHash('sha256')
      .update(sheetOf(2, 2, 70))
      .digest('hex');
    expect(submitted.data).toMatchObject([{ receipt: 1, hash }]);
    expect(data).toMatchObject({
      seat: 2,
      turn: 2,
      receipt: 1,
      origin: 'master',
      hash,
      sheet: sheetOf(2, 2, 70),
    });
    // its number in the file says how many sheets others sent
    expect(data).not.toHaveProperty('id');
    const own = ['--token', game.token(2)];
    expect((await game.ec('sheet', ...own)).stdout).toBe(sheetOf(2, 2, 70));
    expect((await game.ec('sheet', ...own, '--turn', '1')).stdout).toBe(sheetOf(2, 1));
    expect((await game.ec('sheet', ...own, '--turn', '2')).stdout).toBe(sheetOf(2, 2, 70));
  });

  test('is one: of several files of a seat none is handed in', async () => {
    using game = await StoredFolder.make();
    game.write('first.txt', sheetOf(1, 1, 70));
    game.write('empire-2.txt', sheetOf(2, 1));
    game.write('second.txt', sheetOf(1, 1, 80));
    expect(await game.ec('submit', 'first.txt', 'empire-2.txt', 'second.txt')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'second.txt: error: expected one sheet of seat 1, received another in first.txt; nothing was handed in\n',
    });
    expect((await game.json('status')).data.silent).toEqual([1, 2, 3]);
    // one after the other, they replace each other; before that, they can be compared
    expect((await game.ec('check', 'first.txt', 'second.txt')).code).toBe(0);
    await game.ec('submit', 'first.txt');
    expect((await game.json('submit', 'second.txt')).data).toMatchObject([{ earlier: 1, counts: true }]);
  });

  test('is asked for with a seat or a token, and may not be there', async () => {
    using game = await StoredFolder.make();
    await game.ec('turn', '--max-silent', 'all');
    const refusals = [
      [[], 'expected --seat or --token, received neither'],
      [['--seat', '1'], 'expected a sheet of seat 1 that counts for turn 2, received none'],
      [['--seat', '1', '--turn', '1'], 'expected a sheet of seat 1 in turn 1, received none'],
      [['--seat', '1', '--turn', '3'], 'turn: expected a turn from 1 to 2, received 3'],
      [
        ['--seat', '1', '--dropped'],
        'expected a sheet of seat 1 that an undone turn has dropped, received none',
      ],
      [
        ['--seat', '1', '--dropped', '--turn', '2'],
        'expected a sheet of seat 1 for turn 2 that an undone turn has dropped, received none',
      ],
    ] as const;
    for (const [args, message] of refusals)
      expect(await game.ec('sheet', ...args)).toEqual({ code: 1, stdout: '', stderr: `error: ${message}\n` });
  });

  test('keeps its secrets sealed, also for the game master, and can be handed in again', async () => {
    using folder = new GameFolder({ empty: true });
    folder.write('players.csv', 'id,email,name\n1,ada@example.org,Ada\n2,bo@example.org,Bo\n');
    folder.write('game.json', '{ "ruleset": "@ec/galaxyng", "game": "Sol", "seed": 1 }');
    await ec(folder.path, 'new', 'g.ec', '.');
    folder.write('orders.txt', 'y hunter2\n');
    expect((await ec(folder.path, 'submit', 'g.ec', 'orders.txt', '--seat', '1')).code).toBe(0);
    const { stdout } = await ec(folder.path, 'sheet', 'g.ec', '--seat', '1');
    expect(stdout).toMatch(/^y sealed\.[\w-]{16}\.[\w-]{32}\n$/);
    folder.write('again.txt', stdout);
    const again = await ec(folder.path, ...['submit', 'g.ec', 'again.txt', '--seat', '1', '--json']);
    expect(JSON.parse(again.stdout)).toMatchObject([{ counts: true, isRepeated: true }]);
  });
});
