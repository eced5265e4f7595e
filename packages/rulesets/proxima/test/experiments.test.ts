import { readFileSync } from 'node:fs';
import { estimate, inThread, loadExperiments, runExperiment } from '@ec/balance';
import { resolveParameters } from '@ec/engine';
import { describe, expect, test } from 'vitest';

const MODULE = '@ec/proxima/experiments';
const PAGES = new URL('../../../../docs/balance/', import.meta.url);

const experiments = await loadExperiments(MODULE);

/** Estimates of the measures of an experiment, by name. */
async function run(id: string, trials: number) {
  const experiment = experiments.find((each) => each.id === id);
  if (!experiment) throw new RangeError(`experiment: expected one of ${MODULE}, received ${id}`);
  const job = {
    module: MODULE,
    experiment: id,
    parameters: resolveParameters(experiment.parameters),
    seed: '1',
  };
  const { result } = await runExperiment(experiment, job, { executor: inThread(), rule: { trials } });
  return (name: string) => {
    const [measure, data] = [experiment.measures[name], result.measures[name]];
    if (!measure || !data) throw new RangeError(`${name}: expected a measure of ${id}, received none`);
    return { measure, found: estimate(measure, data) };
  };
}

test('P-05, P-06: no bunker hurts a howitzer, which has the longer range, and bunkers among themselves do nothing', async () => {
  const { measure, found } = (await run('force-duels', 100))('wins');
  if (measure.kind !== 'contest' || found.kind !== 'contest') throw new RangeError('expected a contest');
  const at = (name: string) => measure.players.indexOf(name);
  const [win, draw] = [0, 1];
  expect(measure.players).toEqual(['engineer', 'rifle squad', 'tank', 'howitzer', 'bunker']);
  expect(found.cells[at('howitzer')]?.[at('bunker')]?.results[win]?.estimate).toBe(1);
  expect(found.cells[at('bunker')]?.[at('bunker')]?.results[draw]?.estimate).toBe(1);
});

test('P-01, P-09: of 64 games each side wins half, within four standard deviations, and none is longer than 40 turns', async () => {
  const measured = await run('scenario-balance', 64);
  const { found: wins } = measured('firstWins');
  const { found: length } = measured('length');
  if (wins.kind !== 'proportion' || length.kind !== 'value') throw new RangeError('expected other measures');
  // √(¼ ÷ 64) = 1 ÷ 16
  expect(Math.abs(wins.probability.estimate - 0.5)).toBeLessThanOrEqual(4 / 16);
  expect(length.max).toBeLessThanOrEqual(40);
});

describe('pages about balance', () => {
  test.each(experiments)('$id: a page tells what comes out', ({ id }) => {
    const text = readFileSync(new URL(`proxima-${id}.md`, PAGES), 'utf8');
    expect(text).toContain(`balance run ${MODULE}#${id} --seed 1978`);
  });
});
