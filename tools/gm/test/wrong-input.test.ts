import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';

/** Plays a folder with the given files in it; expects these lines of errors, exit code 1, and no report. */
async function expectRefused(files: Readonly<Record<string, string>>, errors: readonly string[]) {
  using folder = new GameFolder();
  for (const [file, text] of Object.entries(files)) folder.write(file, text);
  const { code, stdout, stderr } = await folder.play();
  expect(stderr.split('\n')).toEqual([...errors, '']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(folder.has('out')).toBe(false);
}

describe.concurrent('players.csv', () => {
  const header = 'id,email,empire\n';
  const notThatOf = (line: number) => `expected a value that the player of line ${line} does not have`;
  const opening = 'a field with quotes in it must be quoted, and the quotes in it doubled';
  test.each([
    [
      'another header',
      'id,mail,empire\n',
      '1:1: error: expected the header id,email and a name such as empire, received id,mail,empire',
    ],
    [
      'an empty file',
      '',
      '1:1: error: expected the header id,email and a name such as empire, received nothing',
    ],
    [
      'a column too few',
      'id,email\n',
      '1:1: error: expected the header id,email and a name such as empire, received id,email',
    ],
    ['no player', header, '1:1: error: expected a player below the header'],
    ['a missing field', `${header}1,a\n`, '2:1: error: expected 3 fields (id, email, empire), received 2'],
    ['one field more', `${header} 1,a,b,\n`, '2:2: error: expected 3 fields (id, email, empire), received 4'],
    [
      'an ID that is not a number',
      `${header}1,a,b\nx2,c,d\n`,
      '3:1: error: expected a player ID, an integer of at least 1, received "x2"',
    ],
    ['an ID given twice', `${header}1,a@x,b\n1,c@x,d\n`, `3:1: error: id: ${notThatOf(2)}, received 1`],
    [
      'an email given twice',
      `${header}1,a@x,b\n22, a@x ,d\n`,
      `3:5: error: email: ${notThatOf(2)}, received "a@x"`,
    ],
    [
      'an empire given twice but for capitals, after quoted commas and an empty line',
      `${header}1,x@x,"ż, q"\n\n2,y@x,  "Ż, Q"\n`,
      `4:9: error: empire: ${notThatOf(2)}, received "Ż, Q"`,
    ],
    [
      'a place after a byte order mark, CRLF, comments, blank lines and a quoted line end',
      '\uFEFF# c\r\n\r\nid,email,empire\r\n1 , "a,\r\n@b", "x,y"\r\n  \r\n# x\r\n2,\tżą@b,"z, #1" \r\n 3, żą@b',
      '9:2: error: expected 3 fields (id, email, empire), received 2',
    ],
    [
      'a # within a line, which is no comment',
      `${header}1,a@x,b #1\n2,c@x,B #1\n`,
      `3:7: error: empire: ${notThatOf(2)}, received "B #1"`,
    ],
    [
      'an empty name',
      `${header}1,a,\n`,
      '2:5: error: empire: expected a text that is not empty, received ""',
    ],
    ['a quote that is never closed', `${header}1,a,"b\nc\n`, '2:5: error: expected a closing quote'],
    ['quotes within a field', `${header}1,a,b "c"\n`, `2:5: error: ${opening}`],
    [
      'text after a closing quote',
      `${header}1,a,"b"c\n`,
      '2:5: error: expected a comma after the closing quote; a quote within quotes is doubled',
    ],
  ])('%s', (_, text, error) => expectRefused({ 'players.csv': text }, [`players.csv:${error}`]));
});

describe('players.csv in another encoding', () => {
  const players = 'id;email;empire\n1;ada@example.org;Grün\n';

  test.each([
    ['Windows-1252', Buffer.from(players, 'latin1')],
    ['UTF-16', Buffer.from(players, 'utf16le')],
  ])('%s is read as such, with a warning', async (encoding, bytes) => {
    using folder = new GameFolder({ empty: true });
    folder.write('players.csv', bytes);
    const { code, stderr } = await ec(folder.path, 'new', 'game.ec', '.');
    expect([code, stderr]).toEqual([
      0,
      `players.csv:2:21: warning: the file is not in UTF-8 and was read as ${encoding}; check names and texts, or save the file as UTF-8\n`,
    ]);
    expect((await ec(folder.path, 'export', 'game.ec')).stdout).toContain('"name":"Grün"');
  });

  test('a workbook is refused', async () => {
    using folder = new GameFolder({ empty: true });
    folder.write('players.csv', 'PK\x03\x04 xl/workbook.xml');
    const { code, stderr } = await ec(folder.path, 'new', 'game.ec', '.');
    expect([code, stderr]).toEqual([
      1,
      'players.csv: error: expected plain text, received an Excel workbook (.xlsx); copy its text into a plain text file, or save it as plain text\n',
    ]);
    expect(folder.has('game.ec')).toBe(false);
  });
});

describe.concurrent('game.json', () => {
  test.each([
    ['a list', '[]', '1:1: error: file: expected keys and values in braces'],
    ['nothing', 'null', '1:1: error: file: expected keys and values in braces'],
    ['a comma too many', '{"game":"a",}', '1:13: error: expected a key in quotation marks, received }'],
    ['what is not JSON', '{"game":"a",\n "seed":tru}', '2:9: error: expected a value, received tru'],
    [
      'an unknown key',
      '{"game":"a",\n"sed":1,"seed":1}',
      '2:1: error: sed: expected one of the keys game, ruleset, seed, edition, contact, parameters, templates',
    ],
    [
      'a seed that is a list',
      '{"game":"a","seed":[1]}',
      '1:13: error: seed: expected (number | string), received Array',
    ],
    ['a name of blanks', '{"game":" ","seed":1}', '1:2: error: game: expected a name'],
    [
      'an empty seed',
      '{"game":"a","seed":""}',
      '1:13: error: seed: expected an integer or a text that is not empty',
    ],
    [
      'a seed with decimals',
      '{"game":"a","seed":1.5}',
      '1:13: error: seed: expected an integer from -9007199254740991 to 9007199254740991, or a text in quotation marks, received 1.5',
    ],
    [
      'a seed with more digits than a number keeps, as it is written',
      '{"game":"a","seed":9007199254740993}',
      '1:13: error: seed: expected an integer from -9007199254740991 to 9007199254740991, or a text in quotation marks, received 9007199254740993',
    ],
    [
      'an end that is missing',
      '{',
      '1:2: error: expected a key in quotation marks or }, received the end of the file',
    ],
    [
      'an unknown ruleset',
      '{"game":"a","seed":1,"ruleset":"x"}',
      '1:22: error: x: expected a package that is installed: npm install x',
    ],
    [
      'a part that a package does not have',
      '{"game":"a","seed":1,"ruleset":"@ec/ec4x/foo"}',
      '1:22: error: @ec/ec4x/foo: expected something that @ec/ec4x exports',
    ],
    [
      'a part of a package that is not there',
      '{"game":"a","seed":1,"ruleset":"@ec/none/foo"}',
      '1:22: error: @ec/none/foo: expected a package that is installed: npm install @ec/none',
    ],
    [
      'a ruleset of ours without its scope',
      '{"game":"a","seed":1,"ruleset":"ec4x"}',
      '1:22: error: ec4x: expected a package that is installed: did you mean "@ec/ec4x"?',
    ],
    [
      'an unknown parameter',
      '{"game":"a","seed":1,\n"parameters":{\n  "cluster.x":1}}',
      '3:3: error: parameters["cluster.x"]: expected the key of a parameter, received "cluster.x"',
    ],
    [
      'a parameter that is misspelt',
      '{"game":"a","seed":1,\n"parameters":{"cluster.starcount":60}}',
      '2:15: error: parameters["cluster.starcount"]: expected the key of a parameter, received "cluster.starcount"; did you mean "cluster.starCount"?',
    ],
    [
      'parameters as a list',
      '{"game":"a","seed":1,\n"parameters":[]}',
      '2:1: error: parameters: expected keys and values in braces',
    ],
    [
      'a parameter out of bounds',
      '{"game":"a","seed":1,\n"parameters":{"cluster.starCount":0}}',
      '2:15: error: parameters["cluster.starCount"]: expected an integer from 1 to 500, received 0',
    ],
    [
      'a template file that is missing',
      '{"game":"a","seed":1,\n"templates":{"homeColony":"c.json"}}',
      '2:14: error: templates.homeColony: no file c.json',
    ],
    [
      'a template that no game has',
      '{"game":"a","seed":1,\n"templates":{"moon":"game.json"}}',
      '2:14: error: templates.moon: expected one of "homeWorld", "homeColony", received "moon"',
    ],
  ])('%s', (_, text, error) => expectRefused({ 'game.json': text }, [`game.json:${error}`]));

  test('everything that is wrong is listed, each at its place: the file by itself, its name, edition, parameters and templates', () =>
    expectRefused(
      {
        'game.json': `{
  "game": "a\u2028b", "sed": 1, "edition": "frist",
  "parameters": {
    "cluster.starCount": 0, "victory.planets": -5,
    "nope": 1, "cluster.axisSize": true
  },
  "templates": { "moon": "m.json", "homeColony": "c.json", "homeWorld": "w.json" }
}`,
        'w.json': '{',
      },
      [
        'game.json:5:16: error: parameters.cluster.axisSize: expected (number | string), received true',
        'game.json:2:18: error: sed: expected one of the keys game, ruleset, seed, edition, contact, parameters, templates',
        'game.json:2:28: error: edition: expected one of "standard", "first", received "frist"; did you mean "first"?',
        'game.json:4:5: error: parameters["cluster.starCount"]: expected an integer from 1 to 500, received 0',
        'game.json:4:29: error: parameters["victory.planets"]: expected an integer from 1 to 5000, received -5',
        'game.json:5:5: error: parameters["nope"]: expected the key of a parameter, received "nope"',
        'game.json:7:18: error: templates.moon: expected one of "homeWorld", "homeColony", received "moon"',
        'game.json:2:3: error: game: expected at most 200 characters that can be seen, without control characters, received "a�b"',
        'game.json:7:36: error: templates.homeColony: no file c.json',
        'w.json:1:2: error: expected a key in quotation marks or }, received the end of the file',
      ],
    ));

  test('all mistakes of the file of an edition are reported, each at its place', () =>
    expectRefused(
      {
        'game.json': '{ "game": "a", "seed": 1, "edition": "own.json" }',
        'own.json': `{
  "name": "a", "from": "second",
  "parameters": { "control.people": 0, "nope": 1, "victory.planets": true },
  "templates": { "moon": "m.json", "homeColony": "c.json" }
}`,
      },
      [
        'own.json:3:51: error: parameters.victory.planets: expected (number | string), received true',
        'own.json:2:3: error: name: expected one of the keys from, parameters, templates',
        'own.json:2:16: error: from: expected one of standard, first, received second',
        'own.json:3:19: error: edition.parameters["control.people"]: expected an integer from 1 to 1000000000, received 0',
        'own.json:3:40: error: edition.parameters["nope"]: expected the key of a parameter, received "nope"',
        'own.json:4:18: error: templates.moon: expected one of "homeWorld", "homeColony", received "moon"',
        'own.json:4:36: error: templates.homeColony: no file c.json',
      ],
    ));

  test('a ruleset that is not there does not hide what is wrong with the file by itself', () =>
    expectRefused({ 'game.json': '{"game":1,"ruleset":"x","parameters":{"nope":1}}' }, [
      'game.json:1:2: error: game: expected string, received 1',
      'game.json:1:11: error: x: expected a package that is installed: npm install x',
    ]));
});

describe('a folder in the place of a game', () => {
  test.each([
    ...[
      'status',
      'turn',
      'report',
      'log',
      'undo',
      'doctor',
      'export',
      'seats list',
      'calendar',
      'rules',
      'template',
    ],
    ...['submit', 'due', 'move', 'live'],
  ])('ec %s says so, and names the game that has its name', async (command) => {
    using folder = new GameFolder();
    folder.write('first/players.csv', '');
    folder.write('first.ec', '');
    const more: Readonly<Record<string, readonly string[]>> = {
      submit: ['players.csv'],
      due: ['7d'],
      move: ['--to', 'other'],
      live: ['--port', '0'],
    };
    const call = [...command.split(' '), 'first', ...(more[command] ?? [])];
    expect(await ec(folder.path, ...call)).toEqual({
      code: 3,
      stdout: '',
      stderr: 'error: first: expected a stored game, received a folder; did you mean first.ec?\n',
    });
    expect(folder.has('first.live')).toBe(false);
  });

  test('nor is it a ruleset', async () => {
    using folder = new GameFolder();
    expect(await ec(folder.path, 'orders', './orders')).toEqual({
      code: 3,
      stdout: '',
      stderr: `error: ${join(folder.path, 'orders')}: expected a file, received a folder\n`,
    });
  });
});

test('ec report takes a turn from 0 on, and says so', async () => {
  using folder = new GameFolder();
  const { code, stderr } = await ec(folder.path, 'report', 'game.ec', '--turn=-1');
  expect([code, stderr]).toEqual([2, expect.stringContaining('Expected an integer from 0 to 999999.')]);
});

describe('ec import of what is no export', () => {
  test('says what was expected, and how to make one of a game', async () => {
    using folder = new GameFolder();
    const expected = 'error: expected a file that "ec export" wrote';
    expect(await ec(folder.path, 'new', 'game.ec', '.')).toMatchObject({ code: 0 });
    for (const [file, error] of [
      ['players.csv', `players.csv:1:1: ${expected}, received id`],
      ['game.ec', `game.ec: ${expected}, received a stored game: "ec export game.ec FILE" writes one`],
    ] as const)
      expect(await ec(folder.path, 'import', file, 'new.ec')).toEqual({
        code: 1,
        stdout: '',
        stderr: `${error}\n`,
      });
    expect(folder.has('new.ec')).toBe(false);
  });
});

describe.concurrent('templates', () => {
  const game = (name: string) => JSON.stringify({ game: 'a', seed: 1, templates: { [name]: 't.json' } });

  test('a template that is not JSON', () =>
    expectRefused({ 'game.json': game('homeColony'), 't.json': '{\n  "techLevel": ,' }, [
      't.json:2:16: error: expected a value, received a comma',
    ]));

  test('a template with a wrong value, at its key', () =>
    expectRefused({ 'game.json': game('homeColony'), 't.json': '{\n  "techLevel": "x"\n}' }, [
      't.json:2:3: error: templates.homeColony.techLevel: expected number, received "x"',
    ]));

  test('a home world of unknown resources', async () => {
    using folder = new GameFolder();
    folder.write('game.json', game('homeWorld'));
    folder.write(
      't.json',
      '{"habitability":25,"deposits":[{"resource":"tin","quantity":1,"yieldPercent":1,"count":1}]}',
    );
    const { code, stderr } = await folder.play();
    expect(code).toBe(1);
    expect(stderr).toMatch(/^t\.json:1:\d+: error: templates\.homeWorld.*deposits.*"tin".*\n$/);
    expect(folder.has('out')).toBe(false);
  });
});

describe.concurrent('orders', () => {
  const turn1 = join('orders', 'turn-1');

  test('a folder that is not a turn', () =>
    expectRefused({ 'orders/turn-01/empire-1.txt': '' }, [
      `${join('orders', 'turn-01')}:1:1: error: expected a folder named turn-1, turn-2, …`,
    ]));

  test.each(['empire-7.txt', 'empire-01.txt', 'Empire-1.txt.bak', 'notes.md'])('a sheet named %s', (name) =>
    expectRefused({ [`orders/turn-1/${name}`]: '' }, [
      `${join(turn1, name)}:1:1: error: expected a name such as seat-1.txt with a seat from 1 to 6, received ${name}`,
    ]),
  );

  test('two sheets of one seat for one turn', () =>
    expectRefused({ 'orders/turn-1/empire-1.txt': '', 'orders/turn-1/seat-1.txt': '' }, [
      `${join(turn1, 'seat-1.txt')}:1:1: error: expected one sheet of seat 1 for turn 1, received another in ${join(turn1, 'empire-1.txt')}`,
    ]));

  test('wrong statements of several sheets are all listed, each with its line and a mark', () =>
    expectRefused(
      {
        'orders/turn-1/empire-1.txt': '1, ration, 50%\n1, ration, 50\n',
        'orders/turn-2/empire-2.txt': '2, fly, 3\n',
      },
      [
        `${join(turn1, 'empire-1.txt')}:2:12: error: expected a percentage from 0% to 100%, received "50"; did you mean "50%"?`,
        '  1, ration, 50',
        '             ^^',
        'how orders are written: ec orders @ec/empyrean ration',
        `${join('orders', 'turn-2', 'empire-2.txt')}:1:1: error: expected a statement, received "2, fly, 3"`,
        '  2, fly, 3',
        '  ^^^^^^^^^',
        'how orders are written: ec orders @ec/empyrean',
      ],
    ));

  test('the header of another turn', async () => {
    using folder = new GameFolder();
    folder.write('orders/turn-1/empire-1.txt', '\nempire 1, turn 2, game EC-1\n');
    const { code, stderr } = await folder.play();
    expect(code).toBe(1);
    expect(stderr).toMatch(/^orders.turn-1.empire-1\.txt:2:\d+: error: .*turn 1.*\n/);
    expect(folder.has('out')).toBe(false);
  });
});

describe.concurrent('command line', () => {
  test('a folder that does not exist', async () => {
    using folder = new GameFolder();
    const file = join('nowhere', 'players.csv');
    expect(await ec(folder.path, 'play', 'nowhere')).toEqual({
      code: 1,
      stdout: '',
      stderr: `${file}: error: no such file or directory\n`,
    });
  });

  test.each([
    [
      ['--turns', '0'],
      "error: option '-t, --turns <number>' argument '0' is invalid. Expected an integer from 1 to 999999.",
    ],
    [
      ['--turns', '1.5'],
      "error: option '-t, --turns <number>' argument '1.5' is invalid. Expected an integer from 1 to 999999.",
    ],
    [['--trns', '1'], "error: unknown option '--trns'"],
  ])('%j', async (options, error) => {
    using folder = new GameFolder();
    const { code, stdout, stderr } = await folder.play(...options);
    expect([code, stdout, stderr.split('\n')[0]]).toEqual([2, '', error]);
    expect(folder.has('out')).toBe(false);
  });
});

test('--skip-mistakes plays on without the wrong statements, and the report says which', async () => {
  using folder = new GameFolder();
  folder.write('orders/turn-1/empire-1.txt', '1, raton, 50%\n1, ration, 90%\n');
  const { code, stderr } = await folder.play('--turns', '1', '--skip-mistakes');
  expect([code, stderr]).toEqual([0, '']);
  const report = readFileSync(join(folder.path, 'out', 'turn-1', 'seat-1.txt'), 'utf8');
  expect(report).toMatch(/^ +2 +1, ration, 90% +done/m);
  expect(report).toMatch(/^ +1 +4 +expected a statement, received "raton"/m);
});

test('an empty --name is no mistake of a file', async () => {
  using folder = new GameFolder();
  const { code, stderr } = await ec(folder.path, 'new', 'new.ec', '.', '--name', '');
  expect([code, stderr]).toEqual([1, '--name: error: expected a name that is not empty, received ""\n']);
});
