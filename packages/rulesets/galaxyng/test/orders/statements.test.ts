import { formatOrder, referenceOf } from '@ec/orders-parser';
import { describe, expect, test } from 'vitest';
import { GALAXY_DIAGNOSTICS } from '../../src/orders/diagnostics.js';
import { galaxyLanguage, parse } from '../../src/orders/language.js';
import type { GalaxyOrder } from '../../src/orders/orders.js';
import { STATEMENTS } from '../../src/orders/statements.js';

/** The one order of a line that has nothing wrong in it. */
function read(line: string): GalaxyOrder | undefined {
  const { orders, diagnostics } = parse(line);
  expect(diagnostics).toEqual([]);
  expect(orders).toHaveLength(1);
  return orders[0]?.order;
}

describe('N-27: the orders by letter', () => {
  test.each<[string, GalaxyOrder]>([
    ['L 2 COL 1', { kind: 'load', group: 2, cargo: 'COL', ships: 1 }],
    ['l 2 cap amount 1.5', { kind: 'load', group: 2, cargo: 'CAP', amount: 1.5 }],
    ['S MAX 105', { kind: 'send', mover: 'MAX', planet: '105' }],
    ['send 5 #42 3 ; to the north', { kind: 'send', mover: 5, planet: '#42', ships: 3 }],
    ['s Armada Zephir', { kind: 'send', mover: { fleet: 'Armada' }, planet: 'Zephir' }],
    ['i,12,Zephir', { kind: 'intercept', mover: 12, planet: 'Zephir' }],
    ['h Armada', { kind: 'reverse', mover: { fleet: 'Armada' } }],
    ['b 3 FLEET', { kind: 'leave-fleet', group: 3 }],
    ['b 3 2', { kind: 'break', group: 3, ships: 2 }],
    ['j 3 Armada 2', { kind: 'join', mover: 3, fleet: 'Armada', ships: 2 }],
    [
      'd Cargo3 69.98 0 0.00 0.00 29.02',
      { kind: 'design', name: 'Cargo3', drive: 69.98, attacks: 0, weapons: 0, shields: 0, cargo: 29.02 },
    ],
    ['D Fleet Armada', { kind: 'found-fleet', name: 'Armada' }],
    ['P Corn Cargo3', { kind: 'produce', planet: 'Corn', product: 'Cargo3' }],
    ['r Corn EMP', { kind: 'route', planet: 'Corn', cargo: 'EMP' }],
    ['r Corn COL Peach', { kind: 'route', planet: 'Corn', cargo: 'COL', destination: 'Peach' }],
    ['o no AutoUnload', { kind: 'option', off: 'NO', option: 'autounload' }],
    ['o OFF gplus', { kind: 'option', off: 'NO', option: 'gplus' }],
    ['o gplus', { kind: 'option', option: 'gplus' }],
    ['m 50 0 150.5', { kind: 'map', x: 50, y: 0, extent: 150.5 }],
    ['= "Jane Doe, Jr."', { kind: 'real-name', name: 'Jane Doe, Jr.' }],
    ['z a@example.org, b@example.org', { kind: 'addresses', addresses: 'a@example.org,b@example.org' }],
    ['@Farmers\nHowdy; all\n @', { kind: 'broadcast', text: 'Howdy; all' }],
    ['@ Farmers NULLoids\n\nHowdy\n@', { kind: 'message', races: ['Farmers', 'NULLoids'], text: '\nHowdy' }],
  ])('N-27: %j', (line, order) => {
    expect(read(line)).toEqual(order);
  });

  test.each(STATEMENTS.map(({ kind, example }) => [kind, example] as const))(
    'N-29: the example of %s is the printed form of its order',
    (kind, example) => {
      const order = read(example);
      expect(order?.kind).toBe(kind);
      expect(order && formatOrder(galaxyLanguage, order)).toBe(example);
    },
  );

  test('N-29: the reference has every order', () => {
    for (const { meaning } of STATEMENTS) expect(referenceOf(galaxyLanguage.declaration)).toContain(meaning);
  });
});

describe('N-28: what is wrong has a code and a place', () => {
  test.each(GALAXY_DIAGNOSTICS.filter(({ example }) => example !== undefined))(
    'N-28: $code: $example',
    ({ code, example = '' }) => {
      expect(parse(example).diagnostics.map((found) => found.code)).toEqual([code]);
    },
  );

  test.each([
    ['header-game', '#GALAXY Lynx Farmers sesame 3\na NULLoids'],
    ['header-turn', '#GALAXY Orion Farmers sesame 2\na NULLoids'],
    ['duplicate-order', 'a NULLoids\na NULLoids'],
    ['limit-bytes', ';'.repeat(2 ** 21)],
    ['text-encoding', ';\uFFFD'],
  ])('N-28: %s', (code, text) => {
    const { diagnostics } = parse(text, { game: 'Orion', turn: 3 });
    expect(diagnostics.map((found) => found.code)).toEqual([code]);
    expect(GALAXY_DIAGNOSTICS.map((row) => row.code)).toContain(code);
  });

  test('manual "Sending Orders": the header may say that the orders are final', () => {
    const sheet = 'Hello,\n#GALAXY Orion Farmers sesame 3 FinalOrders\na NULLoids\n#END\n-- \nAda';
    const { orders, diagnostics } = parse(sheet, { game: 'Orion', turn: 3 });
    expect(diagnostics).toEqual([]);
    expect(orders.map(({ order }) => order)).toEqual([{ kind: 'ally', race: 'NULLoids' }]);
  });

  test.each([
    ['k 3', 'unknown-order', 1],
    ['3 s', 'unknown-order', 1],
    ['s 3', 'missing', 4],
    ['w Farmers NULLoids', 'surplus', 11],
    ['s 3 Zephir 1 1', 'surplus', 14],
    ['s -3 Zephir', 'bad-number', 3],
    ['l 3 COAL', 'unknown-cargo', 5],
    ['o autoload', 'unknown-option', 3],
    ['g three', 'bad-number', 3],
    ['d Gun 1 1.5 1 1 0', 'bad-number', 9],
    ['z jane', 'bad-address', 3],
  ])('N-28: %j is %s at column %i', (line, code, column) => {
    const { orders, diagnostics } = parse(line);
    expect(orders).toEqual([]);
    expect(diagnostics).toMatchObject([{ code, line: 1, column, severity: 'error' }]);
  });
});

test.each([
  ['m 1000000001 0 50', 'expected a coordinate up to 1000000000, received "1000000001"'],
  ['m far 0 50', 'expected a coordinate, received "far"'],
])('N-28: %j says how large a number may be, where it is too large', (line, message) => {
  expect(parse(line).diagnostics.map((found) => found.message)).toEqual([message]);
});

describe('N-30: orders in a mail', () => {
  test('N-30: what stands before the envelope and after it is no order', () => {
    const mail = 'Hi!\n#galaxy Orion Farmers sesame 12\nv Zephir\n#END\nw Farmers';
    const { orders, diagnostics } = parse(mail);
    expect(diagnostics).toEqual([]);
    expect(orders.map(({ order, line }) => [order.kind, line])).toEqual([['claim', 3]]);
  });
});
