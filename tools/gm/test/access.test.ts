import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ecWith } from './game-folder.js';
import { sheetOf, StoredFolder } from './stored-folder.js';

const REFUSED = {
  code: 5,
  stdout: '',
  stderr: 'error: expected the token of the seat, received another\n',
};

describe.concurrent('reports and orders are behind tokens', () => {
  test("a player gets the reports of their own seat, and has no way to another's", async () => {
    using game = await StoredFolder.make();
    await game.submitAll(1);
    await game.ec('turn');
    const own = await game.ec('report', '--token', game.token(2));
    expect(own.stdout).toMatch(/^Turn report 1\.1: Bramble Hegemony\n/);
    expect(await game.ec('report', '--token', game.token(2), '--seat', '2')).toEqual(own);
    expect(await ecWith({ cwd: game.path, env: { EC_TOKEN: game.token(2) } }, 'report', game.file)).toEqual(
      own,
    );
    const madeUp = game.token(1).replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    const before = await game.withoutLog();
    game.write('sheet.txt', sheetOf(1, 2));
    const attempts = [
      // the token of seat 2 for seat 1
      ['report', '--seat', '1', '--token', game.token(2)],
      ['report', '--seat', '1', '--token', game.token(2), '--out', 'stolen'],
      ['template', '--seat', '1', '--token', game.token(2)],
      ['sheet', '--seat', '1', '--token', game.token(2)],
      ['sheet', '--seat', '1', '--turn', '1', '--token', game.token(2)],
      ['sheet', '--seat', '1', '--dropped', '--token', game.token(2)],
      ['check', 'sheet.txt', '--seat', '1', '--token', game.token(2)],
      ['submit', 'sheet.txt', '--seat', '1', '--token', game.token(2)],
      // one letter is wrong
      ['report', '--token', madeUp],
      ['report', '--seat', '1', '--token', madeUp],
      ['submit', 'sheet.txt', '--token', madeUp],
      // the number before the token of seat 2 is that of seat 1
      ['report', '--token', game.token(2).replace('2', '1')],
      // no token at all
      ['report', '--seat', '1', '--token', ''],
      ['report', '--token', '9-aaaaa-aaaaa-aaaaa-aaaaa'],
      ['report', '--token', "1' OR '1'='1"],
    ];
    for (const [command = '', ...args] of attempts) expect(await game.ec(command, ...args)).toEqual(REFUSED);
    // Refusals are counted in the log by the seat that was asked for; nothing else has changed.
    const refusals = (await game.log()).filter(({ code }) => code === 'wrong-token');
    expect(refusals.map(({ seat, times }) => [seat, times])).toEqual([
      [1, 13],
      [null, 2],
    ]);
    expect(await game.withoutLog()).toEqual(before);
    expect(game.has('stolen')).toBe(false);
  });

  test('a player writes 4 files of their own reports, the game master 12 of all', async () => {
    using game = await StoredFolder.make();
    await game.ec('report', '--token', game.token(3), '--out', 'mine');
    await game.ec('report', '--out', 'all');
    const files = (folder: string) => readdirSync(join(game.path, folder, 'turn-0')).toSorted();
    expect(files('mine')).toEqual(['seat-3.html', 'seat-3.json', 'seat-3.md', 'seat-3.txt']);
    expect(files('all')).toHaveLength(12);
    for (const file of files('mine')) {
      const [mine, all] = ['mine', 'all'].map((folder) =>
        readFileSync(join(game.path, folder, 'turn-0', file)),
      );
      expect(mine).toEqual(all);
    }
  });

  test('no token is in the file, nor the seed in what players can get', async () => {
    using game = await StoredFolder.make({ options: ['--seed', 'the long winter of 78'] });
    const bytes = game.bytes().toString('latin1');
    for (const token of game.tokens.values()) {
      expect(token).toMatch(/^[123](-[a-z2-9]{5}){4}$/);
      expect(bytes).not.toContain(token);
    }
    const asking = ['--token', game.token(1)];
    const gets = await Promise.all([
      ...['text', 'markdown', 'html', 'json'].map((format) =>
        game.ec('report', ...asking, '--details', '--format', format),
      ),
      game.ec('report', ...asking, '--json'),
      game.ec('template', ...asking),
    ]);
    for (const { code, stdout } of gets) {
      expect(code).toBe(0);
      expect(stdout).not.toContain('the long winter of 78');
    }
  });
});

describe.concurrent('tokens come and go', () => {
  test('a new token voids the old one', async () => {
    using game = await StoredFolder.make();
    const { data } = await game.json('seats token', '1');
    expect(data.seat).toBe(1);
    expect(await game.ec('report', '--token', game.token(1))).toEqual(REFUSED);
    expect((await game.ec('report', '--token', data.token)).code).toBe(0);
  });

  test('a player with another address keeps seat, token and sheet, and the turns replay', async () => {
    using game = await StoredFolder.make();
    await game.submitAll(1);
    expect(await game.ec('seats email', '3', 'chen@new.example')).toEqual({
      code: 0,
      stdout: 'Mail for seat 3 goes to chen@new.example from now on. Seat and token stay.\n',
      stderr: '',
    });
    await game.ec('turn');
    const report = await game.ec('report', '--token', game.token(3));
    expect(report.stdout).toMatch(/^Turn report 1\.1: Chen Mandate\n/);
    expect((await game.json('seats list')).data[2]).toMatchObject({
      player: { id: 103, email: 'chen@new.example' },
      hasToken: true,
    });
    expect((await game.ec('replay')).code).toBe(0);
    // no two players of a game have one address
    const taken = await game.ec('seats email', '3', 'ada@example.org');
    expect(taken.stderr).toBe(
      'error: email: expected one that no other player has, received ada@example.org\n',
    );
  });

  test('a player who leaves a seat loses it; a player who takes it gets a token and the reports', async () => {
    using game = await StoredFolder.make();
    await game.submitAll(1);
    await game.ec('turn');
    expect((await game.ec('seats remove', '3')).stdout).toBe(
      'Seat 3 has no player any more: chen@example.org has left it, and the token is void.\n',
    );
    expect(await game.ec('report', '--token', game.token(3))).toEqual(REFUSED);
    expect(await game.ec('seats token', '3')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'seat 3: error: expected one with a player, received one without\n',
    });
    const added = await game.json('seats add', ...['3', '--id', '107', '--email', 'grit@example.org']);
    const report = await game.ec('report', '--token', added.data.token);
    expect(report.stdout).toMatch(/^Turn report 1\.1: Chen Mandate\n/);
    expect(await game.ec('report', '--token', game.token(3))).toEqual(REFUSED);
    // nobody sits on two seats, and no seat has two players
    expect(await game.ec('seats add', '3', '--id', '108', '--email', 'h@example.org')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'error: seat 3: expected one without a player, received one with a player\n',
    });
    await game.ec('seats remove', '2');
    const twice = await game.ec('seats add', '2', '--id', '107', '--email', 'x@example.org');
    expect([twice.code, twice.stdout]).toEqual([1, '']);
    const { data } = await game.json('seats list');
    expect(data.map(({ seat, player, hasToken }) => [seat, player, hasToken])).toEqual([
      [1, { id: 101, email: 'ada@example.org' }, true],
      [2, null, false],
      [3, { id: 107, email: 'grit@example.org' }, true],
    ]);
  });
});
