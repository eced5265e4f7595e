import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ec, ecWith, GameFolder } from './game-folder.js';

const claim = readFileSync(new URL('../../../docs/examples/claim/claim.ts', import.meta.url), 'utf8');

/** A folder with a game that is being written: two files in TypeScript, one of which imports the other as the compiler wants it. */
function written(): GameFolder {
  const folder = new GameFolder({ empty: true });
  folder.write('claim.ts', claim);
  folder.write(
    'game.ts',
    "import { ruleset as claim } from './claim.js';\nexport const ruleset: typeof claim = claim;\n",
  );
  folder.write('players.csv', 'id,email,name\n1,ada@example.org,Ada\n2,bo@example.org,Bo\n');
  return folder;
}

test('a ruleset in TypeScript is played by its bots, as many as are asked for', async () => {
  using folder = written();
  const { code, stdout } = await ec(folder.path, 'play', './game.ts', '--seats', '3', '--turns', '4', '--seed', '7', '--json'); // prettier-ignore
  expect(code).toBe(0);
  // turns 0 to 4, for 3 seats, in 4 formats
  expect(JSON.parse(stdout)).toMatchObject({ files: 60, winners: null });
  // a seat alone takes a tile each turn, twelve in all
  const named = await ec(folder.path, 'play', 'game.ts', '--bots', 'lowest', '--seats', '1', '--turns', '20', '--out', 'alone', '--json'); // prettier-ignore
  expect(JSON.parse(named.stdout)).toMatchObject({ winners: ['Player 1'] });
  expect(JSON.parse(named.stdout)).toHaveProperty('hashes.length', 13);
});

test('a game of it lasts: made, played on and replayed', async () => {
  using folder = written();
  const env = { EC_RULESET: './game.ts' };
  const run = (...args: readonly string[]) => ecWith({ cwd: folder.path, env }, ...args);
  expect(await run('new', 'g.ec', '.', '--seed', '3')).toMatchObject({ code: 0 });
  expect(await run('bots', 'set', 'g.ec', 'lowest', '1')).toMatchObject({ code: 0 });
  expect(await run('turn', 'g.ec', '--max-silent', 'all')).toMatchObject({ code: 0 });
  expect((await run('replay', 'g.ec')).stdout).toContain('as the seed and the orders give them');
  // it is taken for its orders, too, though it does not explain them
  const orders = await ec(folder.path, 'orders', 'g.ec', '--ruleset', './game.ts');
  expect(orders.stderr).toContain('expected a ruleset that explains its orders, received claim');
  // and in a folder that has games of others
  folder.write('other/players.csv', 'id,email,name\n1,ada@example.org,Ada\n2,bo@example.org,Bo\n');
  expect(await ec(folder.path, 'new', 'h.ec', 'other', '-r', '@ec/goofspiel')).toMatchObject({ code: 0 });
  const backup = await ec(
    folder.path,
    'backup',
    '.',
    '--to',
    'copies',
    '--verify',
    '-r',
    './game.ts',
    '--json',
  );
  expect(JSON.parse(backup.stdout)).toMatchObject({
    files: [
      { file: 'g.ec', problems: [] },
      { file: 'h.ec', problems: [] },
    ],
  });
});

test('what is wrong is said at the command', async () => {
  using folder = written();
  const play = async (...args: readonly string[]) => (await ec(folder.path, 'play', ...args)).stderr;
  expect(await play('game.ts', '--ruleset', './claim.ts')).toBe(
    'error: expected a folder with --ruleset or EC_RULESET (./claim.ts), received the file game.ts\n',
  );
  expect(await play('game.ts', '--edition', 'classic')).toContain(
    'game.ts: error: edition: expected "standard", the only edition, received "classic"',
  );
  folder.write('code.ts', 'enum Kind { A }\nexport const ruleset = Kind.A;\n');
  expect(await play('code.ts')).toContain('write it without what becomes code (enum, namespace');
  folder.write('lost.ts', "export { ruleset } from './nowhere.js';\n");
  expect(await play('lost.ts')).toMatch(/lost\.ts: expected a module that can be loaded: Cannot find module/);
});
