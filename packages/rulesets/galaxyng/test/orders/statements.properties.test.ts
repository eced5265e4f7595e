import { formatOrder } from '@ec/orders-parser';
import { orderArbitrary } from '@ec/orders-parser/testing';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { galaxyLanguage, parse } from '../../src/orders/language.js';
import { endings, galaxyOf, home, turn } from '../turns.js';

test.prop([orderArbitrary(galaxyLanguage)])('N-29: the printed form reads as the same order', (order) => {
  const { orders, diagnostics } = parse(formatOrder(galaxyLanguage, order));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(orders.map((placed) => placed.order)).toEqual([order]);
});

const galaxy = galaxyOf({
  planets: [home(1), {}],
  groups: [{ type: 'Drone' }],
  parameters: { names: 'classic' },
});

test.prop([fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom(...'07-+.aX_>#@é=') })], {
  examples: [['7'], ['MAX'], ['-7'], ['.5'], ['-x'], ['>'], ['#end']],
})('N-05, N-29: a fleet that can be founded can be sent, where its name has no quotation marks', (name) => {
  const [founded, joined, sent] = endings(
    turn(galaxy, { 1: `d fleet ${name}\nj 1 ${name}\ns ${name} 2` }),
    1,
  );
  const isFounded = founded === `d fleet ${name}: done`;
  if (isFounded) expect([joined, sent]).toEqual([`j 1 ${name}: done`, `s ${name} 2: done`]);
});

test.prop([fc.string({ maxLength: 4, unit: fc.constantFrom(...'07-+.aX_ ,;>"#é') })], {
  examples: [['7'], ['MAX'], ['-7'], ['-x']],
})('N-29: an order to a fleet is read as it is written, or not written at all', (fleet) => {
  const order = { kind: 'send', mover: { fleet }, planet: 'Zephir' } as const;
  let text = '';
  try {
    text = formatOrder(galaxyLanguage, order);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return;
  }
  expect(parse(text).orders.map((placed) => placed.order)).toEqual([order]);
});

test('N-29: a group is never written for a fleet whose name is a number', () => {
  const order = { kind: 'send', mover: { fleet: '7' }, planet: 'Zephir' } as const;
  expect(() => formatOrder(galaxyLanguage, order)).toThrow(
    'fleet: expected a name that is no group, received "7"',
  );
});

test.prop([fc.string({ unit: 'binary' })])('N-29: no text throws', (text) => {
  expect(parse(text).isRefused).toBe(false);
});
