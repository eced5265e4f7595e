import { readFileSync } from 'node:fs';
import { defaultHomeColony } from '@ec/empyrean/rules';
import { expect, test } from 'vitest';
import { blocksOf, Desk } from './desk.js';
import { ec, GameFolder } from './game-folder.js';

const guide = readFileSync(
  new URL('../../../docs/guides/game-master.md', import.meta.url),
  'utf8',
).replaceAll('\r\n', '\n');

/** From here on the guide lists what can be in a game's folder; before, it plays a game. */
const REFERENCE = guide.indexOf('\n## The folder\n');

/** Files of a game's folder, each as the guide shows it last. */
const files = new Map(
  blocksOf(guide.slice(REFERENCE)).flatMap(({ file, text }) => (file === undefined ? [] : [[file, text]])),
);

test.skipIf(process.platform === 'win32')(
  'the game that the guide plays: every command does what the guide says, and prints what it shows',
  async () => {
    using desk = new Desk();
    await desk.follow(guide.slice(0, REFERENCE));

    // the door for players: their own report, and nothing else
    const door = (command: string) => desk.type('sh ec-player', { SSH_ORIGINAL_COMMAND: command });
    const own = await door(`report ${desk.token('1')}`);
    expect([own.code, own.stdout.split('\n')[0]]).toEqual([0, 'Turn report 1.1: Ada Concord']);
    for (const wrong of ['report', '', `undo ${desk.token('1')}`, 'report 1-aaaaa-aaaaa-aaaaa-aaaaa'])
      expect((await door(wrong)).code).toBeGreaterThan(0);
  },
);

test("the guide's folder is played as it stands", async () => {
  expect([...files.keys()]).toEqual([
    'my-game/game.json',
    'my-game/players.csv',
    'my-game/orders/turn-1/empire-1.txt',
    'my-game/long-war.json',
    'my-game/home-colony.json',
    'my-game/home-world.json',
  ]);
  using folder = new GameFolder({ empty: true });
  for (const [name, text] of files) folder.write(name, text);
  const lines = blocksOf(guide.slice(REFERENCE)).filter(({ language }) => language === 'sh');
  const commands = lines.flatMap(({ text }) => text.trimEnd().split('\n'));
  expect(commands.length).toBeGreaterThan(1);
  for (const command of commands) {
    const [program, ...args] = command.split(' ');
    expect(program).toBe('ec');
    expect(await ec(folder.path, ...args)).toMatchObject({ code: 0, stderr: '' });
  }
});

test("the guide's folder: 2 turns × 2 empires × 4 formats = 16 reports", async () => {
  using folder = new GameFolder({ empty: true });
  for (const [name, text] of files) folder.write(name, text);
  const { code, stdout, stderr } = await ec(folder.path, 'play', 'my-game', '--turns', '1');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/\n16 reports in out; state after turn 1: [0-9a-f]{64}\n$/);
});

test("E-12: the guide's home colony is the one that a game has without a template", () => {
  expect(JSON.parse(files.get('my-game/home-colony.json') ?? '')).toEqual(defaultHomeColony);
});

test('the error that the guide shows is the one that its mistake gives', async () => {
  using folder = new GameFolder({ empty: true });
  for (const [name, text] of files) folder.write(name, text);
  const players = 'my-game/players.csv';
  folder.write(players, `${files.get(players)}201,cleo@example.org,ada concord\n`);
  const { code, stderr } = await ec(folder.path, 'play', 'my-game');
  expect(code).toBe(1);
  expect(guide).toContain(`\`\`\`text\n${stderr}\`\`\``);
});
