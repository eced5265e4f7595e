import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bin, ec, ecWith, GameFolder, run } from './game-folder.js';
import { StoredFolder } from './stored-folder.js';

/** A module that leaves a trace when it is loaded. */
const TRAP =
  "import { writeFileSync } from 'node:fs';\nwriteFileSync(TRACE, 'loaded');\nexport const ruleset = {};\n";

let game: StoredFolder;
/** Contents of a whole game and of its export. */
let stored: Buffer;
let exported: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  game = await StoredFolder.make();
  await game.submitAll(1);
  await game.ec('turn');
  const { data } = await game.json('export');
  exported = data;
  stored = readFileSync(join(game.path, game.file));
});
afterAll(() => game[Symbol.dispose]());

/** A folder with a game, its export and a folder of a game that all name one module, and the trap behind it. */
function prepared(name: (folder: string) => string): GameFolder & { readonly trace: string } {
  const folder = Object.assign(new GameFolder(), { trace: '' });
  const trace = join(folder.path, 'trace');
  const trap = TRAP.replace('TRACE', JSON.stringify(trace));
  folder.write('trap.mjs', trap);
  folder.write('node_modules/trap/index.js', trap);
  folder.write('node_modules/trap/package.json', '{"name":"trap","type":"module","exports":"./index.js"}');
  folder.write('node_modules/@ec/trap/index.js', trap);
  folder.write(
    'node_modules/@ec/trap/package.json',
    '{"name":"@ec/trap","type":"module","exports":"./index.js"}',
  );
  folder.write('package.json', '{"name":"x","workspaces":["node_modules/*"]}');
  const named = name(folder.path);
  folder.write('game.ec', stored);
  const database = new DatabaseSync(join(folder.path, 'game.ec'));
  database.prepare('UPDATE meta SET package = ?').run(named);
  database.close();
  folder.write('game.json', JSON.stringify({ game: 'EC-1', seed: 1, ruleset: named }));
  folder.write('export.json', JSON.stringify({ ...exported, package: named }));
  return Object.assign(folder, { trace });
}

const NAMES: readonly (readonly [string, (folder: string) => string])[] = [
  ['a data URL', () => `data:text/javascript,${encodeURIComponent('throw new Error("loaded")')}`],
  ['a file URL', (folder) => pathToFileURL(join(folder, 'trap.mjs')).href],
  ['a whole path', (folder) => join(folder, 'trap.mjs')],
  ['a path beside the game', () => './trap.mjs'],
  ['a path out of a package', () => '@ec/empyrean/../../trap.mjs'],
  ['a package that the folder brings', () => 'trap'],
  ['a package that the folder brings, of our own scope', () => '@ec/trap'],
  ['a package that no host has agreed to', () => 'valibot'],
  ['a module of Node', () => 'node:fs'],
  ['another one', () => 'fs'],
  ['a name that looks like ours', () => '@eс/empyrean'],
  ['a name with control characters', () => '\u001b[2Jx'],
  ['nothing', () => ''],
];

describe('no code runs because a file asks for it', () => {
  const COMMANDS: readonly (readonly string[])[] = [
    ...['status', 'log', 'turn', 'report', 'replay', 'seats list', 'bots list', 'export'].map((line) => [
      ...line.split(' '),
      'game.ec',
    ]),
    ['due', 'game.ec', '1h'],
    ['undo', 'game.ec'],
    ['rules', 'game.ec'],
    ['template', 'game.ec', '--seat', '1'],
    ['sheet', 'game.ec', '--seat', '1'],
    ['submit', 'game.ec', 'orders/turn-1/empire-1.txt'],
    ['check', 'game.ec', 'orders/turn-1/empire-1.txt'],
    ['live', 'game.ec', '--tick', '1h', '--port', '0'],
    ['import', 'export.json', 'again.ec'],
    ['replay', 'export.json'],
    ['new', 'again.ec', '.'],
    ['play', '.'],
    ['check', '.'],
  ];

  test.each(NAMES)('%s', async (_, name) => {
    using folder = prepared(name);
    for (const args of COMMANDS) {
      const { code, stdout, stderr } = await ec(folder.path, ...args);
      expect({ args, isRefused: code === 1 || code === 3, stdout }).toEqual({
        args,
        isRefused: true,
        stdout: '',
      });
      expect(stderr).toMatch(
        /error: (?:game\.ec: |export\.json: )?(?:.+: )?expected (?:--ruleset with|a package|something)/,
      );
      expect(stderr).not.toMatch(/loaded/);
    }
    expect(folder.has('trace')).toBe(false);
    expect(folder.has('again.ec')).toBe(false);
  });

  test('doctor looks at such a file all the same', async () => {
    using folder = prepared(() => './trap.mjs');
    const { code, stdout } = await ec(folder.path, 'doctor', 'game.ec');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/\nnothing is wrong\n$/)]);
    expect(folder.has('trace')).toBe(false);
  });
});

describe('ec rulesets: packages to which the host has agreed', () => {
  const nodeModules = fileURLToPath(new URL('../../hall/node_modules', import.meta.url));
  const installed = join(nodeModules, 'ec-test-agreed');
  const entry = 'export { ruleset } from "@ec/goofspiel";\n';

  beforeAll(() => {
    mkdirSync(installed, { recursive: true });
    writeFileSync(
      join(installed, 'package.json'),
      '{"name":"ec-test-agreed","type":"module","exports":"./index.js"}',
    );
    writeFileSync(join(installed, 'index.js'), entry);
  });
  afterAll(() => rmSync(installed, { recursive: true }));

  test('a package is refused, listed, used, and refused again once it is taken off the list', async () => {
    using folder = new GameFolder({ empty: true });
    folder.write('game.json', '{ "game": "G", "seed": 1, "ruleset": "ec-test-agreed" }');
    folder.write('players.csv', 'id,email,name\n1,a@example.org,Ada\n2,b@example.org,Bo\n');
    const at = { cwd: folder.path, env: { EC_HOME: join(folder.path, 'home') } };
    const refusal = {
      code: 1,
      stdout: '',
      stderr:
        'game.json:1:27: error: ec-test-agreed: expected a package on your list; if you trust its code: ec rulesets add ec-test-agreed\n',
    };
    expect(await ecWith(at, 'new', 'g.ec', '.')).toEqual(refusal);
    expect(folder.has('g.ec')).toBe(false);
    const list = join(folder.path, 'home', 'packages.json');
    const listed = { list, rulesets: ['ec-test-agreed'] };
    expect(JSON.parse((await ecWith(at, 'rulesets', 'add', 'ec-test-agreed', '--json')).stdout)).toEqual(
      listed,
    );
    expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual({
      format: 'ec-packages/1',
      packages: ['ec-test-agreed'],
    });
    expect((await ecWith(at, 'new', 'g.ec', '.')).code).toBe(0);
    expect((await ecWith(at, 'status', 'g.ec')).code).toBe(0);
    expect(JSON.parse((await ecWith(at, 'rulesets', 'list', '--json')).stdout)).toEqual(listed);
    await ecWith(at, 'rulesets', 'remove', 'ec-test-agreed');
    expect((await ecWith(at, 'status', 'g.ec')).stderr).toBe(
      'error: g.ec: ec-test-agreed: expected a package on your list; if you trust its code: ec rulesets add ec-test-agreed\n',
    );
  });

  test('a variable that is empty is none: the list is not that of a folder which may be a stranger’s', async () => {
    using folder = new GameFolder({ empty: true });
    folder.write('packages.json', '{"format":"ec-packages/1","packages":["ec-test-agreed"]}');
    folder.write('game.json', '{ "game": "G", "seed": 1, "ruleset": "ec-test-agreed" }');
    folder.write('players.csv', 'id,email,name\n1,a@example.org,Ada\n2,b@example.org,Bo\n');
    const env = { EC_HOME: '', EC_RULESET: '', XDG_CONFIG_HOME: folder.path, APPDATA: folder.path };
    const { code, stderr } = await ecWith({ cwd: folder.path, env }, 'new', 'g.ec', '.');
    expect([code, stderr]).toEqual([
      1,
      'game.json:1:27: error: ec-test-agreed: expected a package on your list; if you trust its code: ec rulesets add ec-test-agreed\n',
    ]);
  });

  test('a token that is empty is a wrong one, from a variable too: a script without one is not the game master', async () => {
    using game = await StoredFolder.make();
    const { code, stderr } = await ecWith({ cwd: game.path, env: { EC_TOKEN: '' } }, 'report', game.file);
    expect([code, stderr]).toEqual([5, 'error: expected the token of the seat, received another\n']);
  });

  test('six commands that add packages at the same time add all six, and each warns of one that is not installed', async () => {
    using folder = new GameFolder({ empty: true });
    const names = Array.from({ length: 6 }, (_, i) => `ec-test-none-${i}`);
    const ended = await Promise.all(
      names.map((name) =>
        run([process.execPath, bin, 'rulesets', 'add', name], {
          cwd: folder.path,
          env: { EC_HOME: folder.path },
        }),
      ),
    );
    expect(ended.map(({ code, stderr }) => [code, stderr])).toEqual(
      names.map((name) => [
        0,
        `warning: ${name}: is not installed beside ec, so that no game can be played by it yet\n`,
      ]),
    );
    const { packages } = JSON.parse(readFileSync(join(folder.path, 'packages.json'), 'utf8')) as {
      packages: string[];
    };
    expect(packages).toEqual(names);
  });

  test('where the list cannot be read, a new game shows its tokens all the same, and says what to do', async () => {
    using folder = new GameFolder({ empty: true });
    folder.write('players.csv', 'id,email,name\n1,a@example.org,Ada\n2,b@example.org,Bo\n');
    folder.write('home/packages.json', 'no list');
    const at = { cwd: folder.path, env: { EC_HOME: join(folder.path, 'home') } };
    const made = await ecWith(at, 'new', 'g.ec', '.', '-r', 'ec-test-agreed');
    expect(made.code).toBe(0);
    expect(made.stdout).toMatch(/ 1-[a-z0-9]{5}-/);
    expect(made.stderr).toMatch(
      /^warning: the package of the ruleset could not be noted, so name it again with -r: .*expected \{"format"/,
    );
    expect(readFileSync(join(folder.path, 'home', 'packages.json'), 'utf8')).toBe('no list');
  });

  test.each(['./race.mjs', 'file:///race.mjs', '@ec/../x', 'A B', ''])(
    '%j cannot be listed',
    async (name) => {
      using folder = new GameFolder({ empty: true });
      const at = { cwd: folder.path, env: { EC_HOME: folder.path } };
      expect(await ecWith(at, 'rulesets', 'add', name)).toEqual({
        code: 1,
        stdout: '',
        stderr: `package: error: expected the name of a package, received ${JSON.stringify(name)}\n`,
      });
      expect(folder.has('packages.json')).toBe(false);
    },
  );

  test('a list that is none is said to be none', async () => {
    using folder = new GameFolder({ empty: true });
    folder.write('packages.json', '{"format":"ec-packages/1","packages":["./x"]}');
    const at = { cwd: folder.path, env: { EC_HOME: folder.path } };
    expect((await ecWith(at, 'rulesets')).stderr).toMatch(
      /packages\.json: error: expected \{"format":"ec-packages\/1","packages":\[names\]\}, received something else\n$/,
    );
  });
});

describe('what a stranger’s file may hold', () => {
  test('a token’s hash of another cost is no hash: doctor says so, and nobody gets in', async () => {
    using folder = prepared(() => '@ec/empyrean');
    const database = new DatabaseSync(join(folder.path, 'game.ec'));
    const hash = `scrypt:1048576:8:1:${'0'.repeat(32)}:${'0'.repeat(64)}`;
    database.prepare('UPDATE seats SET token = ? WHERE seat = 2').run(hash);
    database.close();
    expect(await ec(folder.path, 'report', 'game.ec', '--token', '2-aaaaa-aaaaa-aaaaa-aaaaa')).toMatchObject({
      code: 5,
      stderr: 'error: expected the token of the seat, received another\n',
    });
    const { code, stdout } = await ec(folder.path, 'doctor', 'game.ec');
    expect(code).toBe(1);
    expect(stdout).toContain(
      'error: seat 2: no token is right for the hash that is stored: "ec seats token" gives a new one',
    );
    expect((await ec(folder.path, 'seats', 'token', 'game.ec', '2')).code).toBe(0);
    expect((await ec(folder.path, 'doctor', 'game.ec')).code).toBe(0);
  });

  test('a template is a file of the folder', async () => {
    using folder = new GameFolder();
    folder.write('game.json', '{"game":"a","seed":1,\n"templates":{"homeWorld":"../../etc/passwd"}}');
    expect((await folder.play()).stderr).toBe(
      'game.json:2:14: error: templates.homeWorld: expected a file of the folder, received ../../etc/passwd\n',
    );
  });

  test.each([
    ['../secret.json', (outside: string) => `../${outside}/secret.json`],
    ['an absolute path', (outside: string) => join(tmpdir(), outside, 'secret.json')],
  ])('an edition that game.json names is a file of the folder, and %s is not read', async (_, pathOf) => {
    using folder = new GameFolder();
    using secret = new GameFolder({ empty: true });
    secret.write('secret.json', '{"password":"1234"}');
    const named = pathOf(basename(secret.path));
    folder.write('game.json', JSON.stringify({ edition: named }));
    for (const args of [
      ['play', '.', '--turns', '1'],
      ['new', 'a.ec', '.'],
    ])
      expect((await ec(folder.path, ...args)).stderr).toBe(
        `game.json:1:2: error: edition: expected a file of the folder, received ${named}\n`,
      );
    // whoever types a path has the file
    const asked = await ec(folder.path, 'new', 'a.ec', '.', '--edition', named);
    expect(asked.stderr).toContain('secret.json:1:2: error: password: expected one of the keys from,');
  });

  test.skipIf(process.platform === 'win32').each([
    ['game.json', 'game.json: error: '],
    ['players.csv', 'players.csv: error: '],
    ['orders/turn-1/seat-1.txt', 'orders/turn-1/seat-1.txt: error: '],
    ['home.json', 'game.json:1:16: error: templates.homeWorld: '],
    ['sets/long.json', 'game.json:1:2: error: edition: '],
  ])('a link in place of %s leads to no file outside of the folder', async (file, place) => {
    using folder = new GameFolder();
    using secret = new GameFolder({ empty: true });
    secret.write('secret', '{"password":"1234"}');
    if (file === 'home.json') folder.write('game.json', '{"templates": {"homeWorld":"home.json"}}');
    if (file === 'sets/long.json') folder.write('game.json', '{"edition":"sets/long.json"}');
    mkdirSync(dirname(folder.of(file)), { recursive: true });
    rmSync(folder.of(file), { force: true });
    symlinkSync(secret.of('secret'), folder.of(file));
    const { code, stderr } = await ec(folder.path, 'play', '.', '--turns', '1');
    expect(code).toBe(1);
    expect(stderr.startsWith(`${place}expected a file of the folder, received `)).toBe(true);
    expect(stderr).toContain('a link that leads out of it');
    expect(stderr).not.toContain('1234');
    // whoever keeps the files of a folder in another place of it may do so
    rmSync(folder.of(file));
    folder.write('kept/file', '{');
    symlinkSync(folder.of('kept/file'), folder.of(file));
    expect((await ec(folder.path, 'play', '.', '--turns', '1')).stderr).not.toContain('link');
  });

  test('a trigger or a view is named, and nothing else is asked of the file', async () => {
    using folder = prepared(() => '@ec/empyrean');
    const database = new DatabaseSync(join(folder.path, 'game.ec'));
    database.exec("CREATE TRIGGER spy AFTER INSERT ON orders BEGIN UPDATE orders SET text = ''; END");
    database.close();
    for (const args of [['status'], ['doctor'], ['turn', '--max-silent', 'all']]) {
      const [command = '', ...rest] = args;
      expect(await ec(folder.path, command, 'game.ec', ...rest)).toEqual({
        code: 3,
        stdout: '',
        stderr:
          'error: game.ec: expected the schema of a stored game of format 6 alone, received trigger spy of orders, which is not of a stored game\n',
      });
    }
  });

  test.each([
    ['Ada', 'Аda', ['"Аda" looks like "Ada"']],
    ['modern', 'modem', ['"modem" looks like "modern"']],
    ['Ian', 'lan', ['"lan" looks like "Ian"']],
    ['Ada', 'Adam', []],
    ['Иван', 'Ivan', []],
  ])('names that look alike are a warning: %s and %s', async (first, second, warnings) => {
    using folder = new GameFolder({ empty: true });
    folder.write('players.csv', `id,email,empire\n1,a@example.org,${first}\n2,b@example.org,${second}\n`);
    expect(await ec(folder.path, 'new', 'g.ec', '.')).toMatchObject({
      code: 0,
      stderr: warnings.map((warning) => `players.csv:3:17: warning: ${warning} of line 2\n`).join(''),
    });
  });

  test('a second address behind a line end is no address', async () => {
    using folder = new GameFolder({ empty: true });
    folder.write('players.csv', 'id,email,empire\n1,"a@example.org\r\nBcc: b@example.org",Ada\n');
    expect(await ec(folder.path, 'new', 'g.ec', '.')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'players.csv:2:3: error: email: expected a mail address such as ada@example.org, received "a@example.org\\nBcc: b@example.org"\n',
    });
    expect(folder.has('g.ec')).toBe(false);
  });
});
