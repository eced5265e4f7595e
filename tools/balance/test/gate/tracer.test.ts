import { expect, test } from 'vitest';
import { Tracer, type BlockTrace } from '../../src/gate/tracer.js';
import { collect } from '../../src/measures/collect.js';
import { contest } from '../../src/measures/contest.js';
import { proportion } from '../../src/measures/proportion.js';
import { quantity } from '../../src/measures/quantity.js';
import { series } from '../../src/measures/series.js';
import { table } from '../../src/measures/table.js';

const MEASURES = {
  hit: proportion('Hit'),
  walk: series(quantity('Walk'), { first: 5, length: 2 }),
  fate: table('Fate', ['even', 'odd'], ['low', 'high']),
  duel: contest('Duel', ['red', 'blue', 'green']),
};
type Record = ReturnType<typeof collect<typeof MEASURES>>['record'];

/** The trace of a block of trials. */
function traced(trials: readonly ((record: Record) => void)[], kept = 10, block = 0): BlockTrace | undefined {
  const tracer = new Tracer(kept);
  const size = trials.length;
  const { record, endTrial } = tracer.listen(MEASURES, { block, size }, collect(MEASURES));
  for (const trial of trials) {
    trial(record);
    endTrial();
  }
  return tracer.take()[0];
}

test('counts each figure by trial: values and their sum', () => {
  const found = traced([
    ({ hit, walk, fate, duel }) => {
      hit(true);
      hit(false);
      walk(6, 2.5);
      fate(1, 0);
      duel(0, 1, 'win');
      duel(2, 0, 'draw');
    },
    ({ walk, duel }) => {
      walk(5, -1);
      walk(5, 3);
      duel(1, 2, 'loss');
      duel(1, 1, 'win');
    },
  ]);
  // Figures: hit; steps 5 and 6; four cells; red, blue and green, each against others.
  expect(found?.n).toEqual([[2, 0], [0, 2], [1, 0], [1, 0], [1, 0], [1, 0], [1, 0], [2, 0], [1, 1], [1, 1]]); // prettier-ignore
  expect(found?.sums).toEqual([[1, 0], [0, 2], [2.5, 0], [0, 0], [0, 0], [1, 0], [0, 0], [1, 0], [0, 0], [0, 1]]); // prettier-ignore
  expect(JSON.parse(JSON.stringify(found))).toEqual(found);
});

test('the order of records within a trial counts for nothing, that of trials does', () => {
  const [first, second] = [({ hit }: Record) => hit(true), ({ hit }: Record) => hit(false)];
  const both = traced([({ hit, walk }) => [hit(true), walk(5, 1), hit(false)]]);
  expect(traced([({ hit, walk }) => [hit(false), hit(true), walk(5, 1)]])).toEqual(both);
  expect(traced([first, second])?.digests).not.toEqual(traced([second, first])?.digests);
  expect(traced([first, second])?.trials).toEqual(traced([second, first])?.trials.toReversed());
});

test('only the measure that recorded something else has another digest', () => {
  const before = traced([({ hit, walk }) => [hit(true), walk(5, 1)]]);
  const now = traced([({ hit, walk }) => [hit(true), walk(5, 1.0000000000000002)]]);
  const changed = before?.digests.map((one, i) => one !== now?.digests[i]);
  expect(changed).toEqual([false, true, false, false]);
  expect(before?.trials).not.toEqual(now?.trials);
});

test('keeps the values of as many trials as it is told, and the digests of all', () => {
  const trial = ({ hit }: Record): void => hit(true);
  const second = traced([trial, trial], 3, 1);
  expect([second?.trials.length, second?.n[0], second?.digests[0]?.length]).toEqual([1, [1], 16]);
  expect(traced([trial, trial], 3, 2)?.trials).toEqual([]);
});
