import { readFileSync } from 'node:fs';
import {
  estimate,
  inThread,
  loadExperiments,
  renderPicture,
  reportOf,
  runExperiment,
  type AnyExperiment,
  type Result,
} from '@ec/balance';
import { resolveParameters } from '@ec/engine';
import { describe, expect, test } from 'vitest';

const MODULE = '@ec/goofspiel/experiments';
const PAGES = new URL('../../../../docs/balance/', import.meta.url);

const experiments = await loadExperiments(MODULE);
const byId = new Map(experiments.map((experiment) => [experiment.id, experiment]));

interface Ran {
  readonly experiment: AnyExperiment;
  readonly result: Result;
}

async function run(id: string, trials: number, given: Readonly<Record<string, number>> = {}, seed = '1') {
  const experiment = byId.get(id);
  if (!experiment) throw new RangeError(`experiment: expected one of ${[...byId.keys()].join(', ')}`);
  const parameters = resolveParameters(experiment.parameters, given);
  const job = { module: MODULE, experiment: id, parameters, seed };
  const { result } = await runExperiment(experiment, job, { executor: inThread(), rule: { trials } });
  return { experiment, result };
}

/** Share of trials in which something happened. */
function share({ experiment, result }: Ran, name: string): number {
  const [measure, data] = [experiment.measures[name], result.measures[name]];
  const found = measure && data && estimate(measure, data);
  if (found?.kind !== 'proportion') throw new RangeError(`${name}: expected a proportion`);
  return found.probability.estimate;
}

test('G-04: the equilibrium wins as many bouts as its value says, within 5 standard deviations', async () => {
  const trials = 400;
  const bout = await run('single-bout', trials);
  // 90.03 %, as (1 + 0.8006) ÷ 2
  const exact = 0.9003;
  const deviation = Math.sqrt((exact * (1 - exact)) / trials);
  expect(Math.abs(share(bout, 'handicap') - exact)).toBeLessThan(5 * deviation);
  expect(Math.abs(share(bout, 'itself') - 1 / 2)).toBeLessThan(5 * Math.sqrt(1 / 4 / trials));
});

test('G-02: one size more than the worth takes six planets of seven: 1 + 2 + 3 + 4 + 5 + 6 = 21 against 7', async () => {
  expect(share(await run('single-bout', 50), 'overbidGreedy')).toBe(1);
});

test('G-04: against the same fleets the bout is even, whatever order the worths come in', async () => {
  const exact = byId
    .get('single-bout')
    ?.exact?.(resolveParameters(byId.get('single-bout')?.parameters ?? [], { smaller: 0 }));
  expect(exact?.['handicap']).toEqual(exact?.['itself']);
});

describe('pages about balance', () => {
  test.each(experiments)('$id: a page tells what comes out', ({ id }) => {
    const text = readFileSync(new URL(`goofspiel-${id}.md`, PAGES), 'utf8');
    expect(text).toContain(`balance run ${MODULE}#${id} --seed 1978`);
  });

  // Ten thousand bouts take a while on a machine that does other things, too.
  test('the command on a page makes the same bytes of its picture again', { timeout: 300_000 }, async () => {
    const text = readFileSync(new URL('goofspiel-single-bout.md', PAGES), 'utf8');
    const trials = Number(/--trials (\d+)/.exec(text)?.[1]);
    const { experiment, result } = await run('single-bout', trials, {}, '1978');
    const { figures, confidence } = reportOf({ experiment, results: [result] });
    const figure = figures.find(({ id }) => id === 'proportions');
    const picture = figure && (await renderPicture(figure, confidence));
    expect(picture).toBe(readFileSync(new URL('pictures/goofspiel-single-bout.svg', PAGES), 'utf8'));
  });
});
