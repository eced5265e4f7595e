/** Experiments about which everything is known; from the built package, so that threads and workers can load them from here. */
import { closeSync, openSync, writeSync } from 'node:fs';
import {
  contest,
  defineExperiment,
  integer,
  perTrial,
  proportion,
  quantity,
  series,
  table,
} from '@ec/balance';
import type { IntegerParameter } from '@ec/engine';
import { fileURLToPath } from 'node:url';

/** This file, for jobs. */
export const TOYS = fileURLToPath(import.meta.url);

function row(key: string, initial: number, max = 1_000): IntegerParameter {
  return {
    kind: 'integer',
    key,
    default: initial,
    min: -1_000,
    max,
    unit: 'points',
    description: 'A coefficient.',
    source: 'test',
  };
}

/** Every kind of measure, in small blocks. */
export const everything = defineExperiment({
  id: 'everything',
  title: 'Everything',
  question: 'Is every kind of measure merged right?',
  parameters: [row('bonus', 0)],
  block: 10,
  measures: perTrial(1, {
    hit: proportion('Hit'),
    sum: integer('Sum', { min: -1_000, max: 1_020 }),
    share: quantity('Share'),
    walk: series(quantity('Walk'), { length: 3 }),
    fate: table('Fate', ['even', 'odd'], ['low', 'high']),
    duel: contest('Duel', ['first', 'second']),
  }),
  trial(rng, { bonus }, record) {
    const sum = rng.roll(3, 6) + Number(bonus);
    record.sum(sum);
    record.hit(sum > 10);
    record.share(sum / 7);
    let at = 0;
    for (let step = 0; step < 3; step++) record.walk(step, (at += rng.uniform() - 0.5));
    record.fate(Math.abs(sum % 2), sum > 10 ? 1 : 0);
    record.duel(0, 1, rng.pick(['win', 'draw', 'loss']));
  },
});

/** A heavy ship is at the table in every second trial; it then beats the light one with a coin, or always with an edge of 2. */
export const turns = defineExperiment({
  id: 'turns',
  title: 'Turns',
  question: 'What does the heavy one win where it is there?',
  parameters: [row('edge', 0)],
  block: 100,
  measures: perTrial(1, { wins: contest('Wins', ['heavy', 'light', 'fast']) }),
  trial(rng, { edge }, record) {
    const isHeavyThere = rng.intN(2) === 0;
    const hasWon = rng.intN(2) + (isHeavyThere ? Number(edge) : 0) > 0;
    record.wins(isHeavyThere ? 0 : 1, isHeavyThere ? 1 : 2, hasWon ? 'win' : 'loss');
  },
});

/** A coin, which is tossed twice in a trial of `of` where `more` is 1. */
export const tosses = defineExperiment({
  id: 'tosses',
  title: 'Tosses',
  question: 'Are both sides compared, whatever the number of tosses?',
  parameters: [row('more', 0), row('of', 20)],
  block: 1,
  measures: perTrial(2, { head: proportion('Head') }),
  trial(rng, { more, of }, record) {
    const isTwice = rng.intN(Number(of)) === 0 && more === 1;
    for (let toss = isTwice ? 2 : 1; toss > 0; toss--) record.head(rng.intN(2) === 0);
  },
});

/** A linear model: the mean is 3·a − 2·b + shift/100, whatever `idle`, `bounded` and `noisy`; noise is the same under all parameters. */
export const linear = defineExperiment({
  id: 'linear',
  title: 'Linear',
  question: 'Are its coefficients found?',
  parameters: [
    row('a', 10),
    row('b', 5),
    row('idle', 7),
    row('bounded', 0, 0),
    row('noisy', 0),
    row('shift', 0),
  ],
  block: 100,
  measures: perTrial(1, {
    value: quantity('Value'),
    loss: proportion('Loss'),
    walk: series(quantity('Walk'), { length: 1 }),
  }),
  trial(rng, { a, b, noisy, shift }, record) {
    const noise = rng.uniform() - 0.5;
    // Of parameter "noisy" the trial draws afresh, but to no effect.
    const fresh = Number(noisy) === 0 ? 0 : rng.stream('fresh', Number(noisy)).uniform() - 0.5;
    record.value(3 * Number(a) - 2 * Number(b) + Number(shift) / 100 + noise + fresh);
    record.loss(noise < 0);
  },
});

/** Two points of a segment of length 1: nearer than d with probability d (2 − d), and 1/3 apart on average. */
export const segment = defineExperiment({
  id: 'segment',
  title: 'Two points of a segment',
  question: 'How near are they?',
  parameters: [row('percent', 30, 100)],
  measures: perTrial(1, { near: proportion('Near'), distance: quantity('Distance') }),
  trial(rng, { percent }, record) {
    const distance = Math.abs(rng.uniform() - rng.uniform());
    record.near(distance < Number(percent) / 100);
    record.distance(distance);
  },
  exact: ({ percent }) => {
    const d = BigInt(Number(percent));
    return { near: { numerator: d * (200n - d), denominator: 10_000n } };
  },
});

/** Fails in every trial whose first draw of a hundred is 0. */
export const failing = defineExperiment({
  id: 'failing',
  title: 'Failing',
  question: 'Does the error name the trial that fails?',
  parameters: [],
  block: 10,
  measures: perTrial(1, { draw: integer('Draw', { min: 0, max: 99 }) }),
  trial(rng, _, record) {
    const draw = rng.intN(100);
    if (draw === 0) throw new RangeError('the dice are lost');
    record.draw(draw);
  },
});

/** An experiment with a parameter that names plans, which may be commands. */
export const planned = defineExperiment({
  id: 'planned',
  title: 'Planned',
  question: 'Is nobody else made to start a program?',
  parameters: [
    {
      kind: 'text',
      key: 'plans',
      default: 'rock',
      unit: 'plans',
      description: 'Plans.',
      source: 'test',
      check: () => undefined,
    },
  ],
  measures: perTrial(1, { draw: integer('Draw', { min: 0, max: 99 }) }),
  trial(rng, _, record) {
    record.draw(rng.intN(100));
  },
});

/** Trial of `slow` before which each thread waits, from 1, in processes that are to be broken off; and the pipe at which it waits. */
const [HELD_AT, GATE = ''] = process.env['EC_TRIAL_HELD']?.split(' at ') ?? [];
let trials = 0;

/** Says that trials are under way, and goes on when somebody opens the other end of the pipe. */
function hold(): void {
  writeSync(2, 'trials are under way\n');
  closeSync(openSync(GATE, 'r'));
}

/** Can be held, so that a worker can be lost while it works. */
export const slow = defineExperiment({
  id: 'slow',
  title: 'Slow',
  question: 'Is nothing lost with a worker?',
  parameters: [],
  block: 1,
  measures: perTrial(1, { sum: integer('Sum', { min: 3, max: 18 }), share: quantity('Share') }),
  trial(rng, _, record) {
    if (++trials === Number(HELD_AT)) hold();
    const sum = rng.roll(3, 6);
    record.sum(sum);
    record.share(sum / 7);
  },
});

/** Something that is expected and so, something that is not so, and something that a hundred trials cannot decide. */
export const hoped = defineExperiment({
  id: 'hoped',
  title: 'Hoped',
  question: 'Are verdicts reported?',
  parameters: [row('sides', 6, 100)],
  block: 10,
  trials: 1_000,
  measures: perTrial(1, { six: proportion('Six') }),
  trial: (rng, { sides }, record) => record.six(rng.intN(Number(sides)) === 5),
  expectations: [
    { kind: 'probability-at-most', measure: 'six', high: 0.25, because: 'it is one of six' },
    {
      kind: 'probability-at-least',
      measure: 'six',
      low: 0.25,
      because: 'of four there is none',
      parameters: { sides: 4 },
    },
    {
      kind: 'probability-at-most',
      measure: 'six',
      high: 0.1,
      because: 'it is exactly one of ten',
      parameters: { sides: 10 },
    },
  ],
});

/** Parameters that must add up to 10, and a rule that is broken when they do in a certain way. */
export const pair = defineExperiment({
  id: 'pair',
  title: 'Pair',
  question: 'Is it refused what does not go together?',
  parameters: [row('left', 4, 10), row('right', 6, 10)],
  measures: perTrial(1, { sum: integer('Sum', { min: 0, max: 20 }) }),
  prepare({ left, right }) {
    if (Number(left) + Number(right) !== 10) throw new RangeError('left and right: expected a sum of 10');
    return Number(left);
  },
  trial(rng, left, record) {
    if (left === 9) throw new RangeError('nine is broken');
    record.sum(left + rng.roll(1, 6));
  },
});
