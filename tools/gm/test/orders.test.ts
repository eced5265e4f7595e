import { expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';

/** The statements that `ec orders --json` gives. */
async function statementsOf(of: string, ...wanted: string[]) {
  using folder = new GameFolder({ empty: true });
  const { code, stdout, stderr } = await ec(folder.path, 'orders', '--json', of, ...wanted);
  expect([code, stderr]).toEqual([0, '']);
  const { statements } = JSON.parse(stdout) as {
    readonly statements: readonly Readonly<Record<string, unknown>>[];
  };
  return statements;
}

test.each(['empyrean', 'ec4x', 'galaxyng', 'goofspiel', 'multiplanetary', 'proxima'])(
  'every statement of %s has a form, an example, a phase, a rule and a page',
  async (game) => {
    const statements = await statementsOf(game);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements)
      expect(statement).toEqual({
        kind: expect.stringMatching(/./) as unknown,
        form: expect.stringMatching(/./) as unknown,
        example: expect.stringMatching(/./) as unknown,
        meaning: expect.stringMatching(/\.$/) as unknown,
        phase: { number: expect.any(Number) as unknown, name: expect.stringMatching(/./) as unknown },
        rule: expect.stringMatching(/./) as unknown,
        page: expect.stringMatching(/^https:\/\/.*docs\/.*\.md#/) as unknown,
        fields: expect.any(Array) as unknown,
        parts: expect.any(Array) as unknown,
      });
  },
);

test('a statement is found by its name, by a word of it, by an order, and by an order that is misspelt', async () => {
  const kinds = async (...wanted: string[]) =>
    (await statementsOf('empyrean', ...wanted)).map(({ kind }) => kind);
  expect(await kinds('set-up')).toEqual(['set-up']);
  expect(await kinds('transfer')).toEqual(['transfer']);
  expect(await kinds('ration', 'pay')).toEqual(['ration', 'pay']);
  expect(await kinds('7, buy, TL-6, 25000')).toEqual(['buy-technology']);
  expect(await kinds('7, raton, 50%')).toEqual(['ration']);
});

test('a page of text says how a statement is written, when it runs and by which rule', async () => {
  using folder = new GameFolder();
  expect(await ec(folder.path, 'orders', 'goofspiel', 'fleet')).toEqual({
    code: 0,
    stderr: '',
    stdout: [
      'Orders of Goofspiel',
      '===================',
      '',
      '',
      'fleet',
      '-----',
      'Sends a fleet of this size to the planet that is fought over.',
      '',
      'fleet SIZE',
      '',
      'Example:',
      'fleet 5',
      '',
      'When  phase 1, round',
      'Rule  G-02, G-03',
      'Page  https://github.com/ec-engine/ec/blob/main/docs/goofspiel/README.md#fleet',
      '',
      'Fields',
      'Field  What may stand there',
      '-----  --------------------',
      'SIZE   a size',
      '',
    ].join('\n'),
  });
});

test('a statement that there is not is refused, with the nearest one', async () => {
  using folder = new GameFolder({ empty: true });
  const { code, stderr } = await ec(folder.path, 'orders', 'proxima', 'biuld');
  expect(code).toBe(1);
  expect(stderr).toContain(
    'expected a statement, one of move, fire, build, received "biuld"; did you mean "build"?',
  );
});
