import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bin, run } from './game-folder.js';
import { sheetOf, StoredFolder, type Submitted } from './stored-folder.js';

const MIB = 2 ** 20;

/** Hands in one sheet; returns the exit code and what is said of the sheet. */
async function submitted(game: StoredFolder, ...args: readonly string[]): Promise<[number, Submitted]> {
  const { code, data } = await game.json('submit', ...args);
  const [sheet] = data;
  expect(data).toHaveLength(1);
  if (!sheet) throw new Error('no sheet');
  return [code, sheet];
}

describe.concurrent('the seat of a sheet', () => {
  test('is given by a token, then --seat, then the header, then the name of the file', async () => {
    using game = await StoredFolder.make();
    game.write('bare.txt', '2, ration, 80%\n');
    game.write('empire-3.txt', '3, ration, 80%\n');
    game.write('seat-1.ord', sheetOf(2, 1));
    expect(await submitted(game, 'bare.txt', '--token', game.token(2))).toMatchObject([0, { seat: 2 }]);
    expect(await submitted(game, 'bare.txt', '--seat', '2')).toMatchObject([0, { seat: 2 }]);
    expect(await submitted(game, 'empire-3.txt')).toMatchObject([0, { seat: 3 }]);
    // the header goes before the name
    expect(await submitted(game, 'seat-1.ord')).toMatchObject([0, { seat: 2 }]);
    const { data } = await game.json('export');
    expect(data.orders.map(({ seat, origin }) => [seat, origin])).toEqual([
      [2, 'player'],
      [2, 'master'],
      [3, 'master'],
      [2, 'master'],
    ]);
  });

  test('is unknown: exit 1, and no sheet of the same command is kept', async () => {
    using game = await StoredFolder.make();
    game.write('bare.txt', '2, ration, 80%\n');
    game.write('empire-1.txt', sheetOf(1, 1));
    game.write('ninth.txt', sheetOf(9, 1));
    expect(await game.ec('submit', 'empire-1.txt', 'bare.txt')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'bare.txt: error: expected a header that names the seat, a file name such as seat-1.txt, --seat or --token, received none of them\n',
    });
    expect(await game.ec('submit', 'empire-1.txt', 'ninth.txt')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'ninth.txt: error: expected a seat from 1 to 3, received 9\n',
    });
    const { data } = await game.json('export');
    expect(data.orders).toEqual([]);
  });

  test('is given for the standard input, as -', async () => {
    using game = await StoredFolder.make();
    const { code, stdout } = await game.ecWithInput(sheetOf(3, 1), 'submit', '-');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^2 {2}3, ration, 80%\n-: 1 order, 0 errors, 0 warnings\nreceipt 1, seat 3, turn 1: counts \(SHA-256 [0-9a-f]{16}…\)\n$/,
    );
    expect(await game.ecWithInput('3, ration, 70%\n', 'check', '-', '--seat', '3')).toMatchObject({
      code: 0,
      stdout: '1  3, ration, 70%\n-: 1 order, 0 errors, 0 warnings\n',
    });
  });

  test('an empty sheet takes no orders back by accident: a closed standard input, and a folder in its place', async () => {
    using game = await StoredFolder.make();
    const closed = `exec "${process.execPath}" "${bin}" submit game.ec - --seat 1`;
    expect(await run(['bash', '-c', `${closed} <&-`], { cwd: game.path })).toEqual({
      code: 1,
      stdout: '',
      stderr:
        '-: error: expected orders, received nothing; a header or a comment alone counts, and orders nothing\n',
    });
    expect(await run(['bash', '-c', `${closed} </`], { cwd: game.path })).toEqual({
      code: 1,
      stdout: '',
      stderr: '-: error: expected a file, received a folder\n',
    });
  });
});

describe.concurrent('which sheet counts', () => {
  test('the last one without mistakes; wrong ones are kept, have a receipt, and do not count', async () => {
    using game = await StoredFolder.make();
    game.write('good.txt', sheetOf(1, 1));
    game.write('wrong.txt', 'empire 1, turn 1, game EC-7\n1, raton, 50%\n1, ration, 50%\n');
    expect(await submitted(game, 'wrong.txt')).toMatchObject([
      1,
      { receipt: 1, counts: false, earlier: null },
    ]);
    expect(await submitted(game, 'good.txt')).toMatchObject([0, { receipt: 2, counts: true, earlier: null }]);
    const wrong = await game.ec('submit', 'wrong.txt');
    expect(wrong.code).toBe(1);
    expect(wrong.stdout).toBe(
      [
        '3  1, ration, 50%',
        'wrong.txt:2:4: error: expected a statement, received "raton"; did you mean "ration"?',
        '  1, raton, 50%',
        '     ^^^^^',
        'how orders are written: ec orders game.ec ration',
        'wrong.txt: 1 order, 1 error, 0 warnings',
        'receipt 3, seat 1, turn 1: kept, but does not count because of its mistakes; receipt 2 still counts',
        '',
      ].join('\n'),
    );
    const { data } = await game.json('status');
    expect(data.seats[0]).toMatchObject({ sheet: { receipt: 2 }, others: 2, isSilent: false });
    expect(data.silent).toEqual([2, 3]);

    // the game master may let it count without the wrong statement
    expect(await submitted(game, 'wrong.txt', '--skip-mistakes')).toMatchObject([
      0,
      { receipt: 4, counts: true, earlier: 2, orders: [{ line: 3 }] },
    ]);
  });

  test('the same sheet twice gives two receipts, and a remark', async () => {
    using game = await StoredFolder.make();
    game.write('a.txt', sheetOf(1, 1));
    game.write('b.txt', sheetOf(1, 1, 70));
    await game.ec('submit', 'a.txt');
    const again = await game.ec('submit', 'a.txt');
    expect(again.stdout).toMatch(/\nreceipt 2, seat 1, turn 1: counts, the same as receipt 1 \(SHA-256 /);
    const other = await game.ec('submit', 'b.txt');
    expect(other.stdout).toMatch(/\nreceipt 3, seat 1, turn 1: counts in place of receipt 2 \(SHA-256 /);
  });

  test('a late sheet, one of another seat and one of another game are refused as a whole', async () => {
    using game = await StoredFolder.make();
    await game.submitAll(1);
    expect((await game.ec('turn')).code).toBe(0);
    game.write('late.txt', sheetOf(1, 1));
    game.write('foreign.txt', sheetOf(2, 2));
    game.write('elsewhere.txt', 'empire 1, turn 2, game EC-8\n1, ration, 80%\n');
    for (const [file, ...options] of [
      ['late.txt'],
      ['late.txt', '--token', game.token(1)],
      ['foreign.txt', '--token', game.token(1)],
      ['foreign.txt', '--seat', '1'],
      ['elsewhere.txt'],
      // mistakes that make a whole sheet another's cannot be skipped
      ['late.txt', '--skip-mistakes'],
    ] as const) {
      const [code, sheet] = await submitted(game, file, ...options);
      expect([code, sheet]).toMatchObject([1, { seat: 1, turn: 2, counts: false, isRefused: true }]);
    }
    expect((await game.ec('submit', 'late.txt')).stdout).toMatch(
      /\nreceipt 7, seat 1, turn 2: refused as a whole, kept for the record; no orders count yet\n$/,
    );
    const { data } = await game.json('status');
    expect(data.silent).toEqual([1, 2, 3]);
    expect((await game.log()).filter(({ code }) => code === 'sheet-refused')).toMatchObject([
      { seat: 1, times: 7 },
    ]);
  });
});

describe.concurrent('forms of a sheet', () => {
  test('a template is valid as it stands, and counts when it is filled in', async () => {
    using game = await StoredFolder.make();
    expect(await game.ec('template', '--token', game.token(2), '--out', 'form.txt')).toEqual({
      code: 0,
      stdout: 'order form of seat 2 in form.txt\n',
      stderr: '',
    });
    const form = readFileSync(join(game.path, 'form.txt'), 'utf8');
    expect(form).toMatch(/^empire 2, turn 1, game EC-7\n/);
    expect((await game.ec('template', '--seat', '2')).stdout).toBe(form);
    expect(await game.ec('template', '--seat', '2', '--out', 'form.txt')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'form.txt: error: expected a new file, and there is one already\n',
    });
    expect(await submitted(game, 'form.txt')).toMatchObject([0, { seat: 2, orders: [], counts: true }]);
    game.write('form.txt', `${form}2, ration, 85%\n`);
    const [code, { orders, diagnostics }] = await submitted(game, 'form.txt');
    expect([code, orders.map(({ understood }) => understood), diagnostics]).toEqual([
      0,
      ['2, ration, 85%'],
      [],
    ]);
  });

  test('a check says the same as handing in, and hands nothing in', async () => {
    using game = await StoredFolder.make();
    game.write('sheet.txt', 'empire 1, turn 1, game EC-7\n1, raton, 50%\n2, ration, 50%\n');
    const before = game.bytes();
    const checked = await game.json('check', 'sheet.txt');
    expect(checked.code).toBe(1);
    expect(game.bytes().equals(before)).toBe(true);
    const [, { orders, diagnostics }] = await submitted(game, 'sheet.txt');
    expect(checked.data).toMatchObject([{ orders, diagnostics }]);
    expect(diagnostics.length).toBeGreaterThanOrEqual(2);
  });

  test('in UTF-16 as in UTF-8; a terminal gets no control characters of it', async () => {
    using game = await StoredFolder.make();
    game.write('wide.txt', Buffer.from(`\uFEFF${sheetOf(1, 1)}`, 'utf16le'));
    expect(await submitted(game, 'wide.txt')).toMatchObject([
      0,
      { orders: [{ understood: '1, ration, 80%' }] },
    ]);
    game.write('nasty.txt', 'empire 1, turn 1, game EC-7\n1, \u001B[2Jration, 50%\u0007\n');
    const { code, stdout } = await game.ec('submit', 'nasty.txt');
    expect(code).toBe(1);
    const log = await game.ec('log');
    for (const character of ['\u0007', '\u001B']) expect(stdout + log.stdout).not.toContain(character);
  });

  test('1 MiB of comments and orders counts; a byte more, and 5 MB, are refused as a whole', async () => {
    using game = await StoredFolder.make();
    const sheet = sheetOf(1, 1);
    const padded = (bytes: number): string => {
      const line = `// ${'x'.repeat(96)}\n`;
      const comments = line.repeat(Math.floor((bytes - sheet.length) / line.length));
      return sheet + comments + '\n'.repeat(bytes - sheet.length - comments.length);
    };
    game.write('most.txt', padded(MIB));
    game.write('more.txt', padded(MIB + 1));
    game.write('huge.txt', padded(5_000_000));
    expect(await submitted(game, 'most.txt')).toMatchObject([0, { counts: true, orders: [{ line: 2 }] }]);
    for (const file of ['more.txt', 'huge.txt'])
      expect(await submitted(game, file, '--seat', '1')).toMatchObject([
        1,
        { counts: false, isRefused: true, orders: [], diagnostics: [{ code: 'limit-bytes' }] },
      ]);
    expect((await game.ec('turn', '--max-silent', 'all')).code).toBe(0);
    expect((await game.ec('report', '--seat', '1')).stdout).toMatch(/^ +2 +1, ration, 80% +done/m);
  });

  test('50,000 orders count, all of them; one more is reported as not read', async () => {
    using game = await StoredFolder.make();
    const line = '1, ration, 80%\n';
    game.write('empire-1.txt', line.repeat(50_000));
    game.write('empire-2.txt', line.replace('1', '2').repeat(50_001));
    const most = await submitted(game, 'empire-1.txt');
    expect([most[0], most[1].orders.length, most[1].counts]).toEqual([0, 50_000, true]);
    const more = await submitted(game, 'empire-2.txt');
    expect([more[0], more[1].orders.length, more[1].counts]).toEqual([1, 50_000, false]);
    expect(more[1].diagnostics.map(({ code }) => code)).toContain('limit-statements');
  });
});
