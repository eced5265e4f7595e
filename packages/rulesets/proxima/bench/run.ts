/**
 * Unit orders a second: turns of 400 units on the default map, and of 4,000 on a map of 40 × 30 tiles, in which every unit moves and every
 * unit that can fires at a tile; against a copy of their units. The target is 500,000 orders a second on one core.
 */
import { compare } from '@ec/bench';
import { playTurn } from '@ec/proxima/rules';
import { crowd, largeField } from './crowd.ts';

for (const [size, limit, templates] of [
  [400, 6, {}],
  [4000, 10, largeField()],
] as const) {
  const { state, orders } = crowd(size, templates);
  const { results } = playTurn(state, orders);
  const done = [...results.values()].filter(({ status }) => status === 'done').length;
  console.log(`${state.units.length} units, ${orders.length} orders, ${done} of them done`);
  const [timed] = await compare({
    name: `a turn of ${orders.length} orders / structuredClone of the units`,
    baseline: () => structuredClone(state.units),
    subject: () => playTurn(state, orders),
    limit,
  });
  const rate = (1000 * orders.length) / (timed?.subjectMs ?? Number.NaN);
  console.log(`${Math.round(rate).toLocaleString('en')} orders a second`);
}
