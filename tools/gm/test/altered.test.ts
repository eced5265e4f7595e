import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { ec } from './game-folder.js';
import { sheetOf, StoredFolder } from './stored-folder.js';

/** A game at turn 2, with three sheets for each turn, numbers 1 to 6 in the file. */
let played: StoredFolder;

beforeAll(async () => {
  played = await StoredFolder.make();
  for (const turn of [1, 2]) {
    await played.submitAll(turn);
    expect((await played.ec('turn')).code).toBe(0);
  }
  return () => played[Symbol.dispose]();
});

/** Alters the file behind the back of the command. */
function alter(game: StoredFolder, change: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(join(game.path, game.file));
  try {
    change(database);
  } finally {
    database.close();
  }
}

/** JSON of a compressed column with one text in place of another, compressed again. */
function repacked(blob: unknown, from: string, to: string): Buffer {
  const json = gunzipSync(blob as Uint8Array).toString('utf8');
  expect(json).toContain(from);
  return gzipSync(json.replace(from, to));
}

const HASH = '[0-9a-f]{64}';

describe.concurrent('what was altered in the file is found by replay, named, and has exit code 1', () => {
  /** What is altered, how, and the lines in which replay says so. */
  const alterations: readonly (readonly [string, (database: DatabaseSync) => void, readonly string[]])[] = [
    [
      'the text of an order sheet: its hash and all turns since',
      (database) =>
        database
          .prepare('UPDATE orders SET text = ? WHERE receipt = 2')
          .run(sheetOf(2, 1).replace('80', '20')),
      [
        `turn 0: error: order: receipt 1 of seat 2: expected the hash ${HASH}, received ${HASH}`,
        `turn 1: error: turn: resolved again: expected the state hash ${HASH}, received ${HASH}`,
      ],
    ],
    [
      'a blank at the end of an order sheet, which changes no turn',
      (database) => database.exec("UPDATE orders SET text = text || ' ' WHERE receipt = 2"),
      [`turn 0: error: order: receipt 1 of seat 2: expected the hash ${HASH}, received ${HASH}`],
    ],
    [
      'the hash of an order sheet',
      (database) => database.exec(`UPDATE orders SET hash = '${'0'.repeat(64)}' WHERE receipt = 6`),
      [`turn 1: error: order: receipt 1 of seat 3: expected the hash 0{64}, received ${HASH}`],
    ],
    [
      'which sheet was used',
      (database) => database.exec('UPDATE used_orders SET receipt = 1 WHERE turn_id = 2 AND seat = 2'),
      [
        'turn 1: error: order: used for seat 2: expected a sheet of seat 2 that counts for this turn, received receipt 1 of seat 1',
        `turn 1: error: turn: resolved again: expected the state hash ${HASH}, received ${HASH}`,
      ],
    ],
    [
      'the state of a turn, within its bounds',
      (database) => {
        const row = database.prepare('SELECT state FROM turns WHERE turn = 2').get();
        const [, from = ''] =
          /("techLevel":1\b)/.exec(gunzipSync(row?.['state'] as Uint8Array).toString()) ?? [];
        const state = repacked(row?.['state'], from, '"techLevel":2');
        database.prepare('UPDATE turns SET state = ? WHERE turn = 2').run(state);
      },
      [`turn 2: error: state: expected the state hash ${HASH}, received ${HASH}`],
    ],
    [
      'the state of a turn, to something else',
      (database) => database.prepare('UPDATE turns SET state = ? WHERE turn = 1').run(gzipSync('{}')),
      ['turn 1: error: state: game.ec: turn 1: not a state of empyrean [^\n]*'],
    ],
    [
      'the state of a turn, to bytes',
      (database) => database.prepare('UPDATE turns SET state = ? WHERE turn = 1').run(Buffer.from('bytes')),
      ['turn 1: error: state: game.ec: turn 1: state: expected compressed text'],
    ],
    [
      'the hash of a turn',
      (database) => database.exec(`UPDATE turns SET hash = '${'0'.repeat(64)}' WHERE turn = 1`),
      [`turn 1: error: hash: expected the state hash ${HASH}, received 0{64}`],
    ],
    [
      'the journal of a turn',
      (database) => {
        const row = database.prepare('SELECT journal FROM turns WHERE turn = 2').get();
        const journal = repacked(row?.['journal'], '"status":"done"', '"status":"refused"');
        database.prepare('UPDATE turns SET journal = ? WHERE turn = 2').run(journal);
      },
      ['turn 2: error: journal: expected the events of the turn, received others'],
    ],
    [
      'a report',
      (database) => {
        const row = database.prepare('SELECT document FROM reports WHERE turn_id = 2 AND seat = 3').get();
        const document = repacked(row?.['document'], 'Chen Mandate', 'Khan Mandate');
        database.prepare('UPDATE reports SET document = ? WHERE turn_id = 2 AND seat = 3').run(document);
      },
      [`turn 1: error: report: report of seat 3: expected the hash ${HASH}, received ${HASH}`],
    ],
    [
      'a report is gone',
      (database) => database.exec('DELETE FROM reports WHERE turn_id = 3 AND seat = 1'),
      ['turn 2: error: report: report of seat 1: expected one, received none'],
    ],
    [
      'the seed: the set-up itself, and every turn from its state',
      (database) => database.exec("UPDATE meta SET seed = '1979'"),
      [`turn 0: error: turn: resolved again: expected the state hash ${HASH}, received ${HASH}`],
    ],
    [
      'the player of a seat',
      (database) => database.exec('UPDATE seats SET player_id = 999 WHERE seat = 1'),
      ['turn 2: error: seat: seat 1: expected player 101, received 999'],
    ],
  ];

  test.each(alterations)('%s', async (_, change, expected) => {
    using game = played.copy();
    alter(game, change);
    const { code, stdout, stderr } = await game.ec('replay');
    expect([code, stderr]).toEqual([1, '']);
    for (const line of expected) expect(stdout).toMatch(new RegExp(`^game\\.ec: ${line}$`, 'm'));
    const lines = stdout.trimEnd().split('\n');
    const findings = lines.length - 1;
    expect(findings).toBeGreaterThanOrEqual(expected.length);
    expect(lines.at(-1)).toBe(`game.ec: ${findings} finding${findings === 1 ? '' : 's'}`);
    const { data } = await game.json('replay');
    expect(data.findings).toHaveLength(findings);
  });

  test('one finding where one thing alone was altered', async () => {
    using game = played.copy();
    alter(game, (database) => database.exec("UPDATE orders SET text = text || ' ' WHERE receipt = 2"));
    const { data } = await game.json('replay');
    expect(data.findings).toMatchObject([{ turn: 0, turnId: 1, what: 'order' }]);
  });

  test('an exported game that was altered is not imported', async () => {
    using game = played.copy();
    await game.ec('export', 'right.json');
    const right = readFileSync(join(game.path, 'right.json'), 'utf8');
    const altered = [
      right.replace('2, ration, 80%', '2, ration, 20%'),
      right.replace('"seed":"1978"', '"seed":"1979"'),
      right.replace(/("turn":2,.*?"hash":")\w/, '$1f'),
      right.replace('"after":1', '"after":7'),
    ];
    for (const [i, text] of altered.entries()) {
      expect(text).not.toBe(right);
      game.write('wrong.json', text);
      const { code, stdout, stderr } = await ec(game.path, 'import', 'wrong.json', `new-${i}.ec`);
      expect([i, code, stdout, stderr]).toEqual([
        i,
        1,
        '',
        expect.stringMatching(/^(wrong\.json:1:\d+: )?error: \S/),
      ]);
      expect(game.has(`new-${i}.ec`)).toBe(false);
    }
  });
});

describe.concurrent('a file that is not a whole game', () => {
  test.each([
    ['cut in the middle', (bytes: number) => bytes / 2],
    ['without its last page', (bytes: number) => bytes - 4096],
    ['cut within its first page', () => 100],
  ])('%s: exit code 3, and what to do about it', async (_, left) => {
    using game = played.copy();
    truncateSync(join(game.path, game.file), left(game.bytes().length));
    for (const command of ['status', 'replay', 'turn', 'export', 'doctor']) {
      const { code, stdout, stderr } = await game.ec(command);
      expect([command, code, stdout]).toEqual([command, 3, '']);
      expect(stderr).toMatch(/^error: game\.ec: (the file is damaged|expected a stored game)/);
      if (stderr.includes('damaged'))
        expect(stderr).toContain(
          'copies of the game from before its last turns are in the folder whose name ends in .backups',
        );
    }
    // and the copy from before the last turn is whole
    const copy = join('game.ec.backups', 'turn-0001-game.ec');
    expect((await ec(game.path, 'replay', copy)).code).toBe(0);
  });

  // SQLite takes what is missing for zeros: its own check finds them where they cut a chain of pages, else replay does
  test('cut within its last page: replay finds it', async () => {
    using game = played.copy();
    truncateSync(join(game.path, game.file), game.bytes().length - 2048);
    const { code, stdout, stderr } = await game.ec('replay');
    expect([1, 3]).toContain(code);
    expect(stdout + stderr).toMatch(
      code === 1 ? /^game\.ec: turn 2: error: / : /^error: game\.ec: the file is damaged[:\n]/,
    );
  });

  test('zeros where a page was: damaged, or found by the doctor', async () => {
    using game = played.copy();
    const bytes = game.bytes();
    // the first page says what the file is; the last is one of a blob
    for (let page = 4096; page < bytes.length; page += 8 * 4096) {
      const broken = Buffer.from(bytes).fill(0, page, page + 4096);
      game.write('broken.ec', broken);
      const ended = await Promise.all(
        ['doctor', 'replay'].map((command) => ec(game.path, command, 'broken.ec')),
      );
      expect([page, ended.some(({ code }) => code !== 0)]).toEqual([page, true]);
      for (const { stderr } of ended) expect(stderr).not.toMatch(/^ +at /m);
    }
  });

  test('a database of something else, a text, and a game of a later format', async () => {
    using game = await StoredFolder.make();
    const other = new DatabaseSync(join(game.path, 'other.db'));
    other.exec('CREATE TABLE things (name TEXT)');
    other.close();
    game.write('text.ec', 'a text\n');
    for (const file of ['other.db', 'text.ec'])
      expect(await ec(game.path, 'status', file)).toEqual({
        code: 3,
        stdout: '',
        stderr: `error: ${file}: expected a stored game, received another kind of file\n`,
      });
    alter(game, (database) => database.exec('PRAGMA user_version = 99'));
    const { code, stderr } = await game.ec('status');
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(
        /^error: game\.ec: expected a stored game of format \d+ or older, received format 99\n$/,
      ),
    ]);
  });
});
