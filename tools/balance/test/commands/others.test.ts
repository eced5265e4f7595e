import type { BalanceReport } from '@ec/balance';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { CROWDS } from '../running/crowds.js';
import { ROCK } from '../league/rock.ts';
import { balance, TOYS } from './ec-balance.js';

const LINEAR = `${TOYS}#linear`;
const HOPED = `${TOYS}#hoped`;

/** The report that a command gives as JSON. */
async function reportOf(cwd: string, ...args: readonly string[]): Promise<BalanceReport & { code: number }> {
  const { code, stdout, stderr } = await balance(cwd, ...args, '--json');
  expect(stderr).toBe('');
  return { ...(JSON.parse(stdout) as BalanceReport), code };
}

const values = ({ figures: [figure] }: BalanceReport): readonly (readonly [string, number | null])[] => {
  if (figure?.kind === 'sweep') return figure.points.map((at) => [`${at.at}`, at.values[0]?.value ?? null]);
  if (figure?.kind === 'bars') return figure.bars.map((bar) => [bar.label, bar.values[0]?.value ?? null]);
  throw new RangeError(`expected a sweep or bars, received ${figure?.kind}`);
};

describe('list', () => {
  test('names every experiment; of one also its parameters, measures and expectations', async () => {
    using folder = new TemporaryFolder();
    const { stdout } = await balance(folder.path, 'list');
    expect(stdout).toMatch(/^deposit-yields +Deposits by kind of planet +2,000 +25$/m);
    const { stdout: one } = await balance(folder.path, 'list', HOPED);
    expect(one).toMatch(/^sides +6 +[-−]1,000 to 100 +points$/m);
    expect(one).toMatch(/^six +proportion +Six$/m);
    expect(one).toMatch(/^six in at most 25 % +it is one of six$/m);
  });

  test('names the words that a parameter takes, and says where any text does', async () => {
    using folder = new TemporaryFolder();
    const { stdout } = await balance(folder.path, 'list', `${ROCK}#plan-games`);
    expect(stdout).toMatch(/^goal +wins +wins, margin, ruin +goal$/m);
    const { stdout: any } = await balance(folder.path, 'list', `${TOYS}#planned`);
    expect(any).toMatch(/^plans +rock +any plans in range +plans$/m);
  });

  test('of a module names all that it exports', async () => {
    using folder = new TemporaryFolder();
    const { stdout } = await balance(folder.path, 'list', TOYS, '--json');
    expect((JSON.parse(stdout) as { id: string }[]).map(({ id }) => id)).toEqual(
      [
        'everything',
        'turns',
        'tosses',
        'linear',
        'segment',
        'failing',
        'planned',
        'slow',
        'hoped',
        'pair',
      ].toSorted(),
    );
  });

  test('offers the games of its bots for every ruleset', async () => {
    using folder = new TemporaryFolder();
    const { stdout } = await balance(folder.path, 'list', '@ec/empyrean', '--json');
    expect(JSON.parse(stdout)).toMatchObject([{ id: 'bot-games' }, { id: 'plan-games' }]);
  });
});

describe('sweep', () => {
  test('along one parameter: 3 a − 10 with the same noise everywhere', async () => {
    using folder = new TemporaryFolder();
    const args = ['sweep', LINEAR, '--vary', 'a=1:3', '--measure', 'value', '-n', '200'];
    const found = values(await reportOf(folder.path, ...args));
    expect(found.map(([at]) => at)).toEqual(['1', '2', '3']);
    const [first = 0, second = 0, third = 0] = found.map(([, value]) => value ?? 0);
    expect(second - first).toBeCloseTo(3, 9);
    expect(third - second).toBeCloseTo(3, 9);
  });

  test('of two parameters is a map of all combinations', async () => {
    using folder = new TemporaryFolder();
    const args = ['sweep', LINEAR, '--vary', 'a=1:3', '--vary', 'b=0,5', '--measure', 'value', '-n', '100'];
    const {
      figures: [map],
    } = await reportOf(folder.path, ...args);
    expect(map).toMatchObject({ kind: 'heat', rows: ['1', '2', '3'], columns: ['0', '5'] });
    const [[one, other] = []] = map?.kind === 'heat' ? map.cells : [];
    expect((one?.value ?? 0) - (other?.value ?? 0)).toBeCloseTo(10, 9);
  });

  test.each([
    ['random', 20],
    ['latin', 20],
    ['sobol', 20],
  ])('a design: %s has so many points, the same for the same seed', async (design, points) => {
    using folder = new TemporaryFolder();
    const vary = ['a=1:100', 'b=1:100', 'shift=0:1000'].flatMap((axis) => ['--vary', axis]);
    const args = ['sweep', LINEAR, ...vary, '--design', design, '--points', `${points}`, '-n', '100'];
    const report = await reportOf(folder.path, ...args, '--measure', 'value');
    expect(report.summary).toContain(`${points} points of a, b, shift.`);
    expect(report.trials).toBe(points * 100);
    expect(await reportOf(folder.path, ...args, '--measure', 'value')).toEqual(report);
  });

  test('is kept, gone on from, made of parts, and reported again', async () => {
    using folder = new TemporaryFolder();
    const sweep = ['sweep', LINEAR, '--vary', 'a=1:3'];
    const whole = await reportOf(folder.path, ...sweep, '-n', '400', '--save', 'whole.json');
    await reportOf(folder.path, ...sweep, '-n', '100', '--save', 'on.json');
    await reportOf(folder.path, ...sweep, '-n', '400', '--save', 'on.json', '--resume');
    expect(folder.read('on.json')).toBe(folder.read('whole.json'));
    for (const part of [1, 2])
      await reportOf(folder.path, ...sweep, '-n', '400', '--shard', `${part}/2`, '--save', `${part}.json`);
    await balance(folder.path, 'merge', '2.json', '1.json', '--save', 'merged.json');
    const again = await reportOf(folder.path, 'report', 'merged.json', '--module', TOYS);
    expect(again.figures).toEqual(whole.figures);
  });

  test.each([
    ['--vary: error: c=1:3: expected key=values with one of the keys a, b', ['--vary', 'c=1:3']],
    ['--vary: error: a=x: expected integers', ['--vary', 'a=x']],
    ['--vary: error: expected each parameter once, received a twice', ['--vary', 'a=1', '--vary', 'a=2']],
    ['--points: error: a grid has all points', ['--vary', 'a=1:3', '--points', '9']],
    ['parameters["bounded"]: expected an integer from -1000 to 0', ['--vary', 'bounded=1:3']],
  ])('%s', async (message, args) => {
    using folder = new TemporaryFolder();
    const { code, stderr } = await balance(folder.path, 'sweep', LINEAR, ...args);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  });
});

describe('sensitivity', () => {
  test('shows the strongest first, and warns where the noise is larger than the effect', async () => {
    using folder = new TemporaryFolder();
    const args = ['sensitivity', LINEAR, '--measure', 'value', '-n', '200', '--step', '20%'];
    const report = await reportOf(folder.path, ...args);
    const [a, b] = values(report);
    // A fifth of 10 is 2, of 5 is 1; the coefficients are 3 and −2.
    expect([a?.[0], b?.[0]]).toEqual(['a', 'b']);
    expect(a?.[1]).toBeCloseTo(-6, 9);
    expect(b?.[1]).toBeCloseTo(2, 9);
    expect(report.summary.slice(1)).toEqual([
      'The noise is larger than the effect (more trials may show it, or there is none): noisy from 0 to -1, noisy from 0 to 1.',
      'The same difference in every trial, so that nothing is known of its chance: a from 10 to 8, a from 10 to 12, b from 5 to 4, b from 5 to 6, shift from 0 to -1, shift from 0 to 1.',
      'No effect of idle, bounded: every trial stays the same.',
      'Changed by more or less than 20 %, as integers and bounds allow nothing nearer: ' +
        'noisy from 0 to -1, noisy from 0 to 1, shift from 0 to -1, shift from 0 to 1.',
    ]);
  });

  test('leaves out what cannot be changed by itself, and says so', async () => {
    using folder = new TemporaryFolder();
    const report = await reportOf(folder.path, 'sensitivity', `${TOYS}#pair`);
    expect(report.summary).toEqual([
      'No parameter could be changed.',
      ...['left cannot go from 4 to 3', 'left cannot go from 4 to 5'].map(
        (what) => `${what} by itself: pair: left and right: expected a sum of 10`,
      ),
      ...['right cannot go from 6 to 5', 'right cannot go from 6 to 7'].map(
        (what) => `${what} by itself: pair: left and right: expected a sum of 10`,
      ),
    ]);
  });

  test('knows its parameters', async () => {
    using folder = new TemporaryFolder();
    const { code, stderr } = await balance(folder.path, 'sensitivity', LINEAR, '--vary', 'c', '-m', 'value');
    expect([code, stderr]).toEqual([
      1,
      '--vary: error: expected one of a, b, idle, bounded, noisy, shift, received c\n',
    ]);
  });
});

describe('compare', () => {
  test('two sets: 3 more for one more of a, in every trial; a file is a set, too', async () => {
    using folder = new TemporaryFolder();
    folder.write('more.json', '{"a": 11}');
    for (const second of ['a=11', 'more.json']) {
      const report = await reportOf(folder.path, 'compare', LINEAR, 'defaults', second, '--measure', 'value');
      expect(report.summary[0]).toBe('Undecided, as the difference was the same in every trial: 3.');
      expect(report.summary[1]).toContain('never varied, so that nothing is known of their chance');
      expect(values(report)[2]?.[0]).toBe('second less first');
      expect(values(report)[2]?.[1]).toBeCloseTo(3, 9);
    }
  });

  test('draws are counted: idle changes nothing in any trial', async () => {
    using folder = new TemporaryFolder();
    const args = ['compare', LINEAR, 'idle=1', 'idle=2', '--measure', 'value', '-n', '300'];
    const {
      summary,
      figures: [, trials],
    } = await reportOf(folder.path, ...args);
    expect(summary[0]).toBe('The same in every one of 300 trials: 0.');
    const shares = trials?.kind === 'bars' ? trials.bars.map(({ values: [one] }) => one?.value) : [];
    expect(shares).toEqual([0, 1, 0]);
    // As far as the noise of another parameter allows: ±½ at most.
    const noisy = ['compare', LINEAR, 'noisy=1', 'noisy=2', '--measure', 'value', '--margin', '0.2'];
    expect((await reportOf(folder.path, ...noisy)).summary[0]).toMatch(
      /^Both are the same within the margin: /,
    );
  });

  test('says what its answer rests on: on nothing exact where a trial may have any number of values', async () => {
    using folder = new TemporaryFolder();
    const answerOf = async (id: string): Promise<string | undefined> => {
      const args = ['compare', `${CROWDS}#${id}`, 'side=0', 'side=1', '--measure', 'hit', '-n', '500'];
      return (await reportOf(folder.path, ...args)).summary[1];
    };
    expect(await answerOf('crowd-of-any-size')).toMatch(
      /^Asymptotic, as a trial may have any number of values: the chance of a wrong answer is 5 % for many trials, /,
    );
    expect(await answerOf('crowd-of-five-hundred')).toMatch(
      /^Asymptotic, as rare values from 0 to 1 could still turn it: /,
    );
  });

  test('two files of results: every figure, with what differs significantly', async () => {
    using folder = new TemporaryFolder();
    await balance(folder.path, 'run', LINEAR, '-n', '500', '--save', 'a.json');
    await balance(
      folder.path,
      'run',
      LINEAR,
      '-n',
      '500',
      '--set',
      'a=11',
      '--seed',
      '2',
      '--save',
      'b.json',
    );
    const report = await reportOf(folder.path, 'compare', 'a.json', 'b.json', '--module', TOYS);
    expect(report.summary[0]).toMatch(/^1 of \d figures differ/);
    expect(report.summary[1]).toMatch(/^value: (19\.9|20|20\.0)\d* → (22\.9|23|23\.0)\d*\.$/);
  });

  test.each([
    ['expected an experiment and two sets of parameters, or two files', [LINEAR, 'a=1', 'a=2', 'a=3']],
    ['a: error: expected key=value', [LINEAR, 'a', 'a=2', '--measure', 'value']],
    [
      'list.json: error: expected an object of parameters',
      [LINEAR, 'list.json', 'a=2', '--measure', 'value'],
    ],
    ['--measure: error: expected one of value, loss, walk', [LINEAR, 'a=1', 'a=2']],
    ['list.json: error: format: Invalid key', ['list.json', 'list.json']],
    [
      'none.json: error: expected an experiment and two sets of parameters, or two files',
      ['none.json', 'none.json'],
    ],
  ])('%s', async (message, args) => {
    using folder = new TemporaryFolder();
    folder.write('list.json', '[1]');
    const { code, stderr } = await balance(folder.path, 'compare', ...args);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  });
});

describe('check', () => {
  test('judges every expectation under its own parameters: code 1, as a die of four has no six', async () => {
    using folder = new TemporaryFolder();
    const report = await reportOf(folder.path, 'check', HOPED);
    expect(report.code).toBe(1);
    expect(report.verdicts.map(({ text, verdict }) => [text, verdict])).toEqual([
      ['hoped: six in at most 25 %', 'holds'],
      ['hoped: six in at least 25 %', 'breached'],
      ['hoped: six in at most 10 %', 'undecided'],
    ]);
    expect(report.trials).toBe(3_000);
  });

  test('is content with what holds or is undecided: code 0', async () => {
    using folder = new TemporaryFolder();
    const { code, verdicts } = await reportOf(folder.path, 'check', 'dice-sum', '-n', '2k');
    expect([code, verdicts.map(({ verdict }) => verdict)]).toEqual([0, ['fits']]);
  });
});

test.each([
  ['tune', ['--objective', 'minimise abs(value - 3)', '--budget', '10M']],
  ['sweep', ['--measure', 'value']],
] as const)('%s that --time breaks off names a command that gives the same again', async (command, more) => {
  using folder = new TemporaryFolder();
  const vary = ['--vary', 'a=1:90', '--vary', 'b=1:90', '-n', '3k'];
  const args = [command, LINEAR, ...vary, ...more, '--time', '1s', '--json'];
  const report = JSON.parse((await balance(folder.path, ...args)).stdout) as BalanceReport;
  expect(report.summary.join(' ')).toMatch(
    /Broken off: (?:this is what the points show that were looked at so far|\d+ of 8,100 points were begun, the last with [\d,]+ of 3,000 trials)\./,
  );
  const [, name = '', ...words] = report.command
    .split(/ (?=(?:[^']*'[^']*')*[^']*$)/)
    .map((one) => one.replaceAll("'", ''));
  const again = await reportOf(folder.path, name, ...words);
  expect([again.trials, again.figures]).toEqual([report.trials, report.figures]);
});

test('a part of a sweep that is broken off states the trials of the part', async () => {
  using folder = new TemporaryFolder();
  const args = ['sweep', LINEAR, '--vary', 'a=1:90', '--vary', 'b=1:90', '--measure', 'value', '-n', '3k'];
  const { stdout } = await balance(folder.path, ...args, '--shard', '1/3', '--time', '1s', '--json');
  const { summary } = JSON.parse(stdout) as BalanceReport;
  expect(summary.join(' ')).toMatch(/of 8,100 points were begun, the last with [\d,]+ of 1,000 trials\./);
});

describe('report and merge', () => {
  test('say where a file is not a file of results', async () => {
    using folder = new TemporaryFolder();
    folder.write(
      'no.json',
      '{"format":"ec-balance/2","version":"0.0.0","module":null,"codes":[],"results":[{"experiment":1}]}',
    );
    folder.write('not.json', 'no');
    const said = await Promise.all(
      ['no.json', 'not.json', 'none.json'].map(
        async (file) => (await balance(folder.path, 'report', file)).stderr,
      ),
    );
    expect(said[0]).toMatch(/^no\.json: error: results\.0\.experiment: /);
    expect(said[1]).toMatch(/^not\.json: error: expected JSON: /);
    expect(said[2]).toBe('none.json: error: no such file or directory\n');
  });

  test('names a command that gives the same report again: with the formulas and the confidence of this one', async () => {
    using folder = new TemporaryFolder();
    const derive = ['--derive', 'x=sum*2'];
    await balance(folder.path, 'run', 'dice-sum', '-n', '1k', ...derive, '--save', 'a.json');
    const { command } = await reportOf(folder.path, 'report', 'a.json', '--confidence', '99%');
    expect(command).toBe(
      "ec-balance run dice-sum --derive 'x=sum*2' --seed 1 --trials 1000 --confidence 0.99",
    );
  });

  test.each(['./trap.mjs', 'data:text/javascript,export const x = 1', 'trap', '@ec/trap'])(
    'run nothing because a file names it: %s',
    async (module) => {
      using folder = new TemporaryFolder();
      const trap = `import { writeFileSync } from 'node:fs';\nwriteFileSync('trace', '');\n`;
      folder.write('trap.mjs', trap);
      for (const name of ['trap', '@ec/trap']) {
        folder.write(`node_modules/${name}/index.js`, trap);
        folder.write(
          `node_modules/${name}/package.json`,
          `{"name":"${name}","type":"module","exports":"./index.js"}`,
        );
      }
      await balance(folder.path, 'run', 'dice-sum', '-n', '1k', '--save', 'a.json');
      folder.write(
        'a.json',
        folder.read('a.json').replace('"module":null', `"module":${JSON.stringify(module)}`),
      );
      for (const args of [
        ['report', 'a.json'],
        ['compare', 'a.json', 'a.json'],
      ]) {
        const { code, stdout, stderr } = await balance(folder.path, ...args);
        expect([code, stdout]).toEqual([1, '']);
        expect(stderr).toMatch(
          /^error: (?:@ec\/trap: |trap: )?expected (?:--module with a module|a package that is installed)/,
        );
      }
      expect(folder.has('trace')).toBe(false);
      expect(
        (await balance(folder.path, 'report', 'a.json', '--module', '@ec/empyrean/experiments')).code,
      ).toBe(0);
    },
  );

  test('of another version results are reported, but not merged', async () => {
    using folder = new TemporaryFolder();
    await balance(folder.path, 'run', 'dice-sum', '-n', '1k', '--save', 'a.json');
    folder.write('b.json', folder.read('a.json').replace(/"version":"[^"]*"/, '"version":"0.0.0-old"'));
    expect((await reportOf(folder.path, 'report', 'b.json')).trials).toBe(1_000);
    const { code, stderr } = await balance(folder.path, 'merge', 'b.json', '--save', 'c.json');
    expect([code, stderr]).toEqual([1, expect.stringContaining('received 0.0.0-old')]);
  });

  test('results of two seeds are neither joined nor reported as one sweep', async () => {
    using folder = new TemporaryFolder();
    for (const seed of ['1', '2'])
      await balance(folder.path, 'run', 'dice-sum', '-n', '1k', '--seed', seed, '--save', `${seed}.json`);
    const refusal = '2.json: error: seed: expected 1 as in 1.json, received 2\n';
    const merged = await balance(folder.path, 'merge', '1.json', '2.json', '--save', 'both.json');
    expect(merged).toEqual({ code: 1, stdout: '', stderr: refusal });
    expect(folder.has('both.json')).toBe(false);
    expect(await balance(folder.path, 'report', '1.json', '2.json')).toEqual(merged);
  });

  test('results of different blocks are not joined; of different parameters they are points that say which', async () => {
    using folder = new TemporaryFolder();
    const part = (number: number, ...more: readonly string[]) => {
      const shard = ['--shard', `${number}/2`, '--save', `${number}${more.at(-1) ?? ''}.json`];
      return balance(folder.path, 'run', LINEAR, '-n', '600', ...shard, ...more);
    };
    await part(1);
    await part(2);
    await part(2, '--set', 'a=3');
    const { stdout } = await balance(folder.path, 'merge', '1.json', '2a=3.json', '--save', 'joined.json');
    expect(stdout).toBe(
      'linear a=10: 300 trials; missing: trials 301 to 600 (part 2/2)\n' +
        'linear a=3: 300 trials; missing: trials 1 to 300 (part 1/2)\njoined.json: 2 results of 2 files\n',
    );
    folder.write('other.json', folder.read('2.json').replace('"block":100', '"block":50'));
    await balance(folder.path, 'run', 'dice-sum', '-n', '1k', '--save', 'dice.json');
    const refusalOf = async (...files: readonly string[]) =>
      (await balance(folder.path, 'merge', ...files, '--save', 'none.json')).stderr;
    expect(await refusalOf('1.json', 'other.json')).toBe(
      'other.json: error: linear: block: expected 100, received 50\n',
    );
    expect(await refusalOf('1.json', 'dice.json')).toBe(
      `1.json, dice.json: error: expected parts of one module, received ${TOYS}, @ec/empyrean/experiments\n`,
    );
  });

  test('a part says that it is one, and so does a whole with a gap', async () => {
    using folder = new TemporaryFolder();
    for (const part of ['1', '2', '3'])
      await balance(
        folder.path,
        'run',
        LINEAR,
        '-n',
        '600',
        '--shard',
        `${part}/3`,
        '--save',
        `${part}.json`,
      );
    const part = await reportOf(folder.path, 'report', '2.json', '--module', TOYS);
    expect(part.summary[0]).toBe(
      'This is a part of a run, or parts with others missing; "ec-balance merge" joins parts.',
    );
    const gap = await balance(folder.path, 'merge', '1.json', '3.json', '--save', 'gap.json');
    expect([gap.code, gap.stdout]).toEqual([
      1,
      'linear: 400 trials; missing: trials 201 to 400 (part 2/3)\ngap.json: 1 result of 2 files\n',
    ]);
    // the last part as well, which no block comes after
    const begun = await balance(folder.path, 'merge', '1.json', '--save', 'begun.json', '--json');
    expect([begun.code, JSON.parse(begun.stdout)]).toMatchObject([
      1,
      { results: [{ trials: 200, isWhole: false, missing: [[2, 6]] }] },
    ]);
    const whole = await balance(folder.path, 'merge', 'gap.json', '2.json', '--save', 'whole.json');
    expect([whole.code, whole.stdout]).toEqual([0, 'linear: 600 trials\nwhole.json: 1 result of 2 files\n']);
    const { code, stderr } = await balance(
      folder.path,
      'merge',
      '1.json',
      'gap.json',
      '--save',
      'twice.json',
    );
    expect([code, stderr]).toEqual([
      1,
      'gap.json: error: linear: blocks: expected each once, received block 0 twice\n',
    ]);
  });

  test('say how to make a result of a module again', async () => {
    using folder = new TemporaryFolder();
    await balance(folder.path, 'run', LINEAR, '-n', '100', '--set', 'a=3', '--save', 'a.json');
    const { command } = await reportOf(folder.path, 'report', 'a.json', '--module', TOYS);
    expect(command).toBe(`ec-balance run ${LINEAR} --set a=3 --seed 1 --trials 100`);
  });

  test('of a check one experiment is chosen', async () => {
    using folder = new TemporaryFolder();
    await balance(folder.path, 'check', HOPED, '--save', 'a.json');
    expect(
      (await reportOf(folder.path, 'report', 'a.json', '--experiment', 'hoped', '--module', TOYS)).trials,
    ).toBe(3_000);
    const { code, stderr } = await balance(folder.path, 'report', 'a.json', '--experiment', 'x');
    expect([code, stderr]).toEqual([1, '--experiment: error: expected one of hoped, received x\n']);
  });
});
