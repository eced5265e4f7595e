import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ROCK } from '../league/rock.ts';
import { isInstalled } from '../is-installed.js';

const CLIENT = fileURLToPath(new URL('../../../../docs/examples/environment', import.meta.url));
const PROGRAM = `"${process.execPath}" "${fileURLToPath(new URL('../../dist/bin.js', import.meta.url))}"`;

test.runIf(isInstalled('python3'))('the client in Python resets, steps, and is told what is wrong', () => {
  // paper beats rock, scissors lose to it
  const script = `
import json, sys
sys.path.insert(0, ${JSON.stringify(CLIENT)})
from environment import Environment
games = Environment(${JSON.stringify(ROCK)}, games=2, opponents="rock", settings=["turns=1"], program=${JSON.stringify(PROGRAM)})
said = [games.reset(1), games.features, games.step(["paper", "scissors"]), len(games.choices()), games.views()]
try:
    games.step(["paper"])
except ValueError as error:
    said.append(str(error))
games.close()
print(json.dumps(said))
`;
  const { status, stdout, stderr } = spawnSync('python3', ['-c', script], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual([
    [[0], [0]],
    ['turn'],
    [
      [[0], [0]],
      [1, 0],
      [true, true],
    ],
    2,
    [null, null],
    'actions: expected one for each of 2 games, received 1',
  ]);
});

test('a line of JSON is said for each that is read, and nothing more', () => {
  const bin = fileURLToPath(new URL('../../dist/bin.js', import.meta.url));
  const words = [
    bin,
    'environment',
    ROCK,
    '--games',
    '2',
    '--opponents',
    'rock',
    '--set',
    'turns=1',
    '--json',
  ];
  const { status, stdout } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    input: '{"step": ["paper", "rock"]}\n{"reset": 1}\n{"step": ["paper", "rock"]}\n',
  });
  expect(status).toBe(0);
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { error: 'step: expected games that were reset before, received none' },
    { protocol: 'ec-environment/1', features: ['turn'], observations: [[0], [0]] },
    { observations: [[0], [0]], rewards: [1, 0.5], done: [true, true] },
  ]);
});
