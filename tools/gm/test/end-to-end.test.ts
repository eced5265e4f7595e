import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ec, ecAlone } from './game-folder.js';
import type { Ended } from '@ec/cli/testing';
import { sheetOf, StoredFolder } from './stored-folder.js';

const QUARTERS = 8;

test('eight quarters of three empires, from a CSV file to 9 × 3 × 4 = 108 reports; checked, moved and taken up again', async () => {
  // Blanks and letters outside ASCII in every name.
  using game = await StoredFolder.make({ file: 'Spiele/Die Żółwie № 1.ec' });
  const out = 'Berichte (alle)';
  expect((await game.ec('report', '--out', out)).stdout).toBe('12 reports in Berichte (alle)\n');
  const hashes: string[] = [];
  for (let turn = 1; turn <= QUARTERS; turn++) {
    game.write('mein zettel.txt', `1, ration, ${90 - turn}%\n`);
    game.write('post/von bram.txt', sheetOf(2, turn));
    game.write('post/empire-3.txt', '3, ration, 75%\n');
    const files = ['post/von bram.txt', 'post/empire-3.txt'];
    const ended = await Promise.all([
      ecAlone({ cwd: game.path }, 'submit', game.file, 'mein zettel.txt', '--token', game.token(1)),
      ecAlone({ cwd: game.path }, 'submit', game.file, ...files),
    ]);
    expect(ended.map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const { code, data } = await game.json('turn', '--out', out);
    expect([code, data.turn, data.files, data.silent, data.bots]).toEqual([0, turn, 12, [], []]);
    hashes.push(data.hash);
  }
  expect(new Set(hashes).size).toBe(QUARTERS);

  // 9 turns × 3 seats × 4 formats, and nothing else
  const reports = globSync('turn-*/seat-*.*', { cwd: join(game.path, out) });
  expect(reports).toHaveLength(108);
  const last = readFileSync(join(game.path, out, 'turn-8', 'seat-1.txt'), 'utf8');
  expect(last).toMatch(/^Turn report 2\.4: Ada Concord\n/);
  expect(last).toMatch(/^ +1 +1, ration, 82% +done/m);

  const { data: status } = await game.json('status');
  expect([status.turn.turn, status.turn.hash]).toEqual([8, hashes.at(-1)]);

  // Every way in which the game can be checked says that it is right.
  expect(await game.ec('replay')).toEqual(
    right(`${game.file}: 9 turns, set-up and undone ones included: as the seed and the orders give them`),
  );
  expect((await game.ec('doctor')).stdout).toMatch(/\nnothing is wrong\n$/);

  // Exported, imported and exported again it is the same, byte for byte.
  expect(await game.ec('export', 'Weg/hin.json')).toEqual(right('Weg/hin.json: 8 turns, 24 order sheets'));
  expect(await ec(game.path, 'import', 'Weg/hin.json', 'Weg/zurück.ec')).toEqual(
    right('Weg/zurück.ec: 8 turns, each with the hash that the export states'),
  );
  expect(await ec(game.path, 'replay', 'Weg/zurück.ec')).toEqual(
    right('Weg/zurück.ec: 9 turns, set-up and undone ones included: as the seed and the orders give them'),
  );
  expect((await ec(game.path, 'export', 'Weg/zurück.ec', 'Weg/her.json')).code).toBe(0);
  const [there, back] = ['hin', 'her'].map((name) => readFileSync(join(game.path, 'Weg', `${name}.json`)));
  expect(there?.equals(back ?? Buffer.alloc(0))).toBe(true);
  expect((await game.ec('export', '--phases', 'phasen.json')).code).toBe(0);
  expect(await ec(game.path, 'replay', 'phasen.json')).toEqual(right('phasen.json: the same in all 8 turns'));

  // The three copies are whole games as they stood before the last three turns.
  const copies = `${game.file}.backups`;
  expect(readdirSync(join(game.path, copies)).toSorted()).toEqual(
    [5, 6, 7].map((turn) => `turn-000${turn}-Die Żółwie № 1.ec`),
  );
  const copy = join(copies, 'turn-0007-Die Żółwie № 1.ec');
  const again = await ec(game.path, 'turn', copy, '--json');
  expect(JSON.parse(again.stdout)).toMatchObject({ turn: 8, hash: hashes.at(-1) });
});

test('the same players, seed and orders give the same game in another file, on another day', async () => {
  const hashes = async (): Promise<string[]> => {
    using game = await StoredFolder.make();
    const found: string[] = [];
    for (let turn = 1; turn <= 2; turn++) {
      await game.submitAll(turn);
      found.push((await game.json('turn')).data.hash);
    }
    return found;
  };
  const [first, second] = [await hashes(), await hashes()];
  expect(first).toHaveLength(2);
  expect(second).toEqual(first);
});

function right(line: string): Ended {
  return { code: 0, stdout: `${line}\n`, stderr: '' };
}
