import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defaultHomeColony } from '@ec/engine';
import { expect, test } from 'vitest';
import { bin, ec, GameFolder, run, type Ended } from './game-folder.js';

const guide = readFileSync(
  new URL('../../../docs/guides/game-master.md', import.meta.url),
  'utf8',
).replaceAll('\r\n', '\n');

/** From here on the guide tells what can be in a game's folder; before it, it plays a game. */
const REFERENCE = guide.indexOf('\n## The folder\n');

interface Block {
  /** Of a file, its name; it stands in bold above the block. */
  readonly file: string | undefined;
  readonly language: string;
  readonly text: string;
}

function blocksOf(text: string): Block[] {
  return [...text.matchAll(/(?:\*\*`([\w./-]+)`\*\*\n\n)?^```(\w+)\n([^]*?)^```$/gm)].map(
    ([, file, language = '', text = '']) => ({ file, language, text }),
  );
}

/** Files of a game's folder, each as the guide shows it last. */
const files = new Map(
  blocksOf(guide.slice(REFERENCE)).flatMap(({ file, text }) => (file === undefined ? [] : [[file, text]])),
);

/** A folder in which `ec` is the built command, for lines of a shell. */
class Desk extends GameFolder {
  readonly #tokens = new Map<string, string>();

  constructor() {
    super({ empty: true });
    this.write('.bin/ec', '#!/bin/sh\nexec "$EC_TEST_NODE" "$EC_TEST_BIN" "$@"\n');
    chmodSync(join(this.path, '.bin/ec'), 0o755);
  }

  /** Runs a line; the guide's tokens are replaced by those that were given out in this folder. */
  async type(line: string, variables: Readonly<Record<string, string>> = {}): Promise<Ended> {
    const ended = await run(['sh', '-c', line], {
      cwd: this.path,
      env: {
        ...variables,
        EC_TEST_NODE: process.execPath,
        EC_TEST_BIN: bin,
        PATH: `${join(this.path, '.bin')}${delimiter}${process.env['PATH']}`,
      },
    });
    for (const [token, seat = ''] of ended.stdout.matchAll(TOKEN)) this.#tokens.set(seat, token);
    return ended;
  }

  /** The token that a seat was given last. */
  token(seat: string): string {
    return this.#tokens.get(seat) ?? '';
  }

  /** Runs the lines of a block one after the other; variables that one exports hold for those after it. */
  async runBlock(text: string): Promise<void> {
    const variables: Record<string, string> = {};
    for (const line of text.trimEnd().split('\n')) {
      const [, name, value = ''] = /^export (\w+)=(.*)$/.exec(line) ?? [];
      if (name !== undefined) variables[name] = value.replace(TOKEN, (_, seat: string) => this.token(seat));
      else if (!line.startsWith('npm ')) expect({ line, ...(await this.type(line, variables)) }).toMatchObject({ line, code: 0, stderr: '' }); // prettier-ignore
    }
  }
}

const TOKEN = /\b(\d+)(?:-[a-z2-9]{5}){4}\b/g;

/** Output without what is another each time. */
function lasting(output: string): string {
  return output
    .replaceAll(TOKEN, '$1-token')
    .replaceAll(/\b[0-9a-f]{64}\b/g, 'hash')
    .replaceAll(/\b[0-9a-f]{16}…/g, 'hash…')
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, 'time')
    .trimEnd();
}

test.skipIf(process.platform === 'win32')(
  'the game that the guide plays: every command does what the guide says, and prints what it shows',
  async () => {
    using desk = new Desk();
    for (const { file, language, text } of blocksOf(guide.slice(0, REFERENCE))) {
      if (file !== undefined) desk.write(file, text);
      else if (language === 'sh') await desk.runBlock(text);
      else if (language === 'console') {
        const [, line = '', said = ''] = /^\$ (.*)\n([^]*)$/.exec(text) ?? [];
        const { code, stdout, stderr } = await desk.type(line);
        expect(lasting(stdout + stderr)).toBe(lasting(said));
        expect(code === 0).toBe(!/^(?:\S+: )?error: /m.test(said));
      }
    }

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
