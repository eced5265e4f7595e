import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';
import { sheetOf, StoredFolder } from './stored-folder.js';

describe.concurrent('players without orders', () => {
  test('a quarter of 3 players is nobody: with one silent the turn is refused, with exit code 5, and nothing changes', async () => {
    using game = await StoredFolder.make();
    game.write('a.txt', sheetOf(1, 1));
    game.write('b.txt', sheetOf(2, 1));
    await game.ec('submit', 'a.txt', 'b.txt');
    expect((await game.ec('status')).stdout).toContain('; 1 of 3 players has not ordered\n');
    const before = game.bytes();
    for (const options of [[], ['--dry-run'], ['--max-silent', '33%'], ['--max-silent', '0']])
      expect(await game.ec('turn', ...options)).toEqual({
        code: 5,
        stdout: '',
        stderr:
          'error: game.ec: expected orders from all, received none from seat 3\n"ec status" shows who has ordered; "--max-silent all" resolves the turn anyway\n',
      });
    expect(game.bytes().equals(before)).toBe(true);
    // 34 % of 3 are 1.02
    const { data } = await game.json('turn', '--max-silent', '34%');
    expect(data).toMatchObject({ turn: 1, silent: [3], bots: [] });
  });

  test('as many may be silent as the option says, or all', async () => {
    using game = await StoredFolder.make();
    expect((await game.ec('turn', '--max-silent', '2')).code).toBe(5);
    expect((await game.json('turn', '--max-silent', '3')).data).toMatchObject({ turn: 1 });
    expect((await game.json('turn', '--max-silent', 'all')).data).toMatchObject({ turn: 2 });
  });

  test('status says who has ordered, and who is late once orders are due', async () => {
    using game = await StoredFolder.make({ options: ['--due', '1w'] });
    const due = Date.UTC(2020, 1, 29, 12);
    {
      // A time that has passed can be given by waiting alone.
      using database = new DatabaseSync(join(game.path, game.file));
      database.prepare('UPDATE turns SET due = ?').run(due);
    }
    const before = await game.json('status');
    expect(before.data.turn.due).toBe(due);
    expect(before.data.seats.map(({ isSilent, isLate }) => [isSilent, isLate])).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
    game.write('a.txt', sheetOf(1, 1));
    await game.ec('submit', 'a.txt');
    // what comes in too late counts as long as the turn is not resolved
    const text = (await game.ec('status')).stdout;
    expect(text).toMatch(
      /^empyrean \S+, edition standard with 1 parameter changed; orders due 2020-02-29 12:00 UTC; 2 of 3 players have not ordered$/m,
    );
    expect(text).toMatch(/^ +1 {2}Ada Concord +ada@example.org +receipt 1, late/m);
    expect(text).toMatch(/^ +2 {2}Bramble Hegemony +bram@example.org +missing, late/m);
    await game.ec('due', '7d');
    const after = await game.json('status');
    expect(after.data.seats.map(({ isLate }) => isLate)).toEqual([false, false, false]);
    await game.ec('due', '2099-12-31T23:59:30Z');
    expect((await game.ec('due', 'never')).stdout).toBe('No time is set for orders.\n');
    expect((await game.ec('log')).stdout).toMatch(/due-set +2099-12-31 23:59:30 UTC\n.* due-set +no time$/m);
    await game.ec('turn', '--max-silent', 'all', '--due', '2099-12-31');
    const next = await game.json('status');
    expect(new Date(next.data.turn.due ?? 0).getFullYear()).toBe(2099);
  });

  test('the report of the last turn says when orders for the next are due, in every format and by the time that is set now', async () => {
    using game = await StoredFolder.make({ options: ['--due', '2099-12-31T18:00:00Z'] });
    const due = 'Orders for the next turn are due 2099-12-31 18:00 UTC.';
    const report = async (...args: readonly string[]) =>
      (await game.ec('report', '--seat', '1', ...args)).stdout;
    const formats = ['text', 'markdown', 'html', 'json'];
    const all = await Promise.all(formats.map((format) => report('--format', format)));
    expect(all.map((text) => text.includes(due))).toEqual([true, true, true, true]);
    await game.ec('turn', '--max-silent', 'all', '--due', '2099-12-31T18:00:30Z', '--out', 'out');
    expect(readFileSync(join(game.path, 'out/turn-1/seat-1.html'), 'utf8')).toContain(
      'due 2099-12-31 18:00:30 UTC',
    );
    // that of a turn which has been played on has no time any longer, and neither has one for whose orders none is set
    expect(await report('--turn', '0')).not.toContain('Orders for the next turn are due');
    await game.ec('due', 'never');
    expect(await report()).not.toContain('Orders for the next turn are due');
  });
});

describe.concurrent('where players find help', () => {
  test('it is said in the reports of every turn, as it is set now', async () => {
    using game = await StoredFolder.make({ options: ['--due', '2099-12-31T18:00:00Z'] });
    const subtitle = async (): Promise<string> => {
      const { stdout } = await game.ec('report', '--seat', '1', '--format', 'json');
      return (JSON.parse(stdout) as { readonly subtitle: string }).subtitle;
    };
    const before = await subtitle();
    expect((await game.ec('contact', 'Ada, ada@example.org')).stdout).toBe(
      'Reports say: "Help: Ada, ada@example.org".\n',
    );
    expect(await subtitle()).toBe(`${before} Help: Ada, ada@example.org.`);
    await game.ec('contact', 'none');
    expect(await subtitle()).toBe(before);
    expect((await game.ec('contact', ' ')).stderr).toContain('Expected a text, received nothing but blanks.');
  });
});

describe.concurrent('turns', () => {
  test('a dry run gives the hash of the turn, and the file stays as it was, byte for byte', async () => {
    using game = await StoredFolder.make();
    await game.submitAll(1);
    const before = game.bytes();
    const dry = await game.json('turn', '--dry-run');
    expect(dry).toMatchObject({ code: 0, data: { turn: 1, dryRun: true } });
    expect((await game.ec('turn', '--dry-run')).stdout).toMatch(/^EC-7: turn 1, not written\n/);
    expect(game.bytes().equals(before)).toBe(true);
    expect(game.has('game.ec.backups')).toBe(false);
    const { data } = await game.json('turn');
    expect(data).toEqual({ ...data, turn: dry.data.turn, hash: dry.data.hash, silent: [], bots: [] });
  });

  test('an undone turn comes out the same again, with the same sheets', async () => {
    using game = await StoredFolder.make();
    const start = await game.json('status');
    expect(await game.ec('undo')).toMatchObject({ code: 1, stdout: '' });
    await game.submitAll(1);
    const first = await game.json('turn');
    expect(await game.json('undo')).toEqual({
      code: 0,
      data: { turn: 0, hash: start.data.turn.hash, dropped: [] },
    });
    // the sheets count again
    expect((await game.json('status')).data.silent).toEqual([]);
    const again = await game.json('turn');
    expect(again.data.hash).toBe(first.data.hash);
    await game.ec('undo');
    game.write('other.txt', sheetOf(1, 1, 20));
    await game.ec('submit', 'other.txt');
    const other = await game.json('turn');
    expect(other.data.hash).not.toBe(first.data.hash);
    // set-up, and turn 1 three times
    expect((await game.ec('replay')).stdout).toBe(
      'game.ec: 4 turns, set-up and undone ones included: as the seed and the orders give them\n',
    );
  });

  test('an undo says whose sheets for the following turn no longer count; they can be read and handed in again', async () => {
    using game = await StoredFolder.make();
    await game.submitAll(1);
    await game.ec('turn');
    game.write('quick.txt', sheetOf(1, 2));
    game.write('also.txt', sheetOf(3, 2));
    await game.ec('submit', 'quick.txt', 'also.txt');
    const { stdout } = await game.ec('undo');
    expect(stdout).toBe(
      [
        'Turn 1 is undone: turn 0 is the last, and the orders that came in after it count again.',
        'What seats 1, 3 handed in for turn 2 no longer counts, and has to be handed in again after turn 1. "ec sheet --dropped" prints it.',
        '',
      ].join('\n'),
    );
    expect((await game.log()).slice(-2)).toEqual(
      [1, 3].map((seat) => ({ seat, code: 'sheet-dropped', text: 'receipt 1 for turn 2', times: 1 })),
    );
    await game.ec('turn');
    expect((await game.json('status')).data.silent).toEqual([1, 2, 3]);
    await game.ec('sheet', '--seat', '1', '--dropped', '--out', 'again.txt');
    expect(readFileSync(join(game.path, 'again.txt'), 'utf8')).toBe(sheetOf(1, 2));
    expect((await game.json('submit', 'again.txt')).data).toMatchObject([{ seat: 1, turn: 2, counts: true }]);
    expect((await game.json('status')).data.silent).toEqual([2, 3]);
    expect(await game.json('undo')).toMatchObject({ code: 0, data: { dropped: [1] } });
  });

  test('reports in four formats, of any turn that is not undone', async () => {
    using game = await StoredFolder.make();
    await game.submitAll(1);
    await game.ec('turn', '--out', 'out');
    const file = (name: string) => readFileSync(join(game.path, 'out/turn-1', name), 'utf8');
    for (const [format, extension] of [
      ['text', 'txt'],
      ['markdown', 'md'],
      ['html', 'html'],
      ['json', 'json'],
    ] as const) {
      const { code, stdout } = await game.ec('report', '--seat', '2', '--format', format);
      expect([code, stdout.trimEnd()]).toEqual([0, file(`seat-2.${extension}`).trimEnd()]);
    }
    expect((await game.ec('report', '--seat', '2', '--turn', '0')).stdout).toMatch(/^Turn report .*Bramble/);
    expect((await game.ec('report')).stdout).toMatch(/^The cluster of EC-7\n/);
    expect(await game.ec('report', '--seat', '2', '--turn', '2')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'error: turn: expected a turn from 0 to 1, received 2\n',
    });
  });
});

test.runIf(process.platform === 'linux')(
  'a folder in which nothing can be made ends with an error, and the turn is as it was',
  async () => {
    using game = await StoredFolder.make();
    const before = game.bytes();
    const { code, stderr } = await game.ec('turn', '--max-silent', 'all', '--out', '/proc/x');
    expect([code, stderr]).toEqual([1, '/proc/x: error: no such file or directory\n']);
    expect(game.bytes().equals(before)).toBe(true);
  },
);

test.each([';', '\t'])(
  'players may stand in a table of a spreadsheet, with fields between "%s"',
  async (between) => {
    using folder = new GameFolder({ empty: true });
    const rows = [
      ['id', 'email', 'name'],
      ['1', 'ada@example.org', 'Ada, Countess'],
      ['2', 'bo@example.org', 'Bo'],
    ];
    folder.write('players.csv', `# exported\n${rows.map((row) => row.join(between)).join('\n')}\n`);
    folder.write('game.json', '{ "ruleset": "@ec/multiplanetary", "seed": 1 }');
    const { code, stdout, stderr } = await ec(folder.path, 'new', 'game.ec', '.', '--name', 'Duel');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/1 +Ada, Countess +ada@example\.org[^]*2 +Bo +bo@example\.org/);
  },
);

// Windows knows no such modes
test.runIf(process.platform !== 'win32')(
  'reports can be read by who wrote them alone, or with --public by all',
  async () => {
    using game = await StoredFolder.make();
    const modeOf = (path: string): string => (statSync(join(game.path, path)).mode & 0o777).toString(8);
    await game.ec('turn', '--max-silent', 'all', '--out', 'own/deep');
    expect(['own', 'own/deep', 'own/deep/turn-1', 'own/deep/turn-1/seat-1.txt'].map(modeOf)).toEqual([
      '700',
      '700',
      '700',
      '600',
    ]);
    await game.ec('report', '--turn', '1', '--out', 'book', '--format', 'xlsx');
    expect(['book/turn-1', 'book/turn-1/seat-1.xlsx'].map(modeOf)).toEqual(['700', '600']);
    await game.ec('report', '--turn', '1', '--out', 'all', '--public');
    expect(['all', 'all/turn-1', 'all/turn-1/seat-1.txt'].map(modeOf)).toEqual(['755', '755', '644']);
  },
);

// Windows knows no such modes
test.runIf(process.platform !== 'win32')(
  'reports that are written again have the rights that are asked for then, also under a mask that closes everything',
  async () => {
    using game = await StoredFolder.make();
    const modeOf = (path: string): string => (statSync(join(game.path, path)).mode & 0o777).toString(8);
    const report = (...args: readonly string[]) =>
      game.ec('report', '--out', 'out', '--format', 'text', ...args);
    const mask = process.umask(0o077);
    try {
      await report('--public');
      expect(['out', 'out/turn-0', 'out/turn-0/seat-1.txt'].map(modeOf)).toEqual(['755', '755', '644']);
      await report();
      expect(modeOf('out/turn-0/seat-1.txt')).toBe('600');
      chmodSync(join(game.path, 'out/turn-0'), 0o700);
      await report('--public');
      expect(['out/turn-0', 'out/turn-0/seat-1.txt'].map(modeOf)).toEqual(['755', '644']);
    } finally {
      process.umask(mask);
    }
    // a folder that is there may hold more than reports, and is not opened by the way
    chmodSync(join(game.path, 'out'), 0o700);
    await report();
    expect(await report('--public')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        '--public: error: expected a folder that everybody may enter, received out: "chmod a+rx out" opens it\n',
    });
    expect(['out', 'out/turn-0/seat-1.txt'].map(modeOf)).toEqual(['700', '600']);
  },
);

test.each(['report', 'turn'])('ec %s --public is refused where no reports are written', async (command) => {
  using game = await StoredFolder.make();
  expect(await game.ec(command, '--public')).toEqual({
    code: 1,
    stdout: '',
    stderr: '--public: error: expected --out with it, received none\n',
  });
});

test('a player leaves, a bot plays the seat, another player takes over; the game replays, and moves', async () => {
  using game = await StoredFolder.make();
  await game.submitAll(1);
  await game.ec('turn');
  expect(await game.ec('bots set', 'settler')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'seats: error: expected numbers of seats, since every seat has a player, received none\n',
  });
  await game.ec('seats remove', '3');
  // no orders are expected from an empty seat
  expect((await game.json('status')).data.silent).toEqual([1, 2]);
  expect((await game.ec('bots set', 'settler')).stdout).toBe(
    'Seat 3: settler writes orders where no sheet counts.\n',
  );
  game.write('a.txt', sheetOf(1, 2));
  game.write('b.txt', sheetOf(2, 2));
  await game.ec('submit', 'a.txt', 'b.txt');
  expect((await game.ec('status')).stdout).toContain('; 0 of 2 players have not ordered\n');
  expect((await game.json('turn')).data).toMatchObject({ turn: 2, silent: [], bots: [3] });
  expect((await game.ec('report', '--seat', '3')).stdout).toMatch(/^ +\d+ +3, .* done/m);

  await game.ec('seats add', '3', '--id', '107', '--email', 'grit@example.org');
  await game.ec('bots clear');
  expect((await game.json('status')).data).toMatchObject({
    silent: [1, 2, 3],
    seats: [{}, {}, { player: { id: 107 }, bot: null }],
  });
  await game.submitAll(3);
  expect((await game.json('turn')).data).toMatchObject({ turn: 3, silent: [], bots: [] });

  expect((await game.ec('replay')).stdout).toBe(
    'game.ec: 4 turns, set-up and undone ones included: as the seed and the orders give them\n',
  );
  await game.ec('export', 'there.json');
  expect((await ec(game.path, 'import', 'there.json', 'moved.ec')).code).toBe(0);
  expect((await ec(game.path, 'replay', 'moved.ec')).code).toBe(0);
  await ec(game.path, 'export', 'moved.ec', 'back.json');
  const [there, back] = ['there', 'back'].map((name) =>
    readFileSync(join(game.path, `${name}.json`), 'utf8'),
  );
  expect(back).toBe(there);
  expect((await game.log()).map(({ code }) => code)).toEqual([
    ...['token-set', 'token-set', 'token-set', 'turn-resolved', 'seat-left', 'bot-set', 'turn-resolved'],
    ...['seat-taken', 'token-set', 'bot-set', 'turn-resolved'],
  ]);
});
