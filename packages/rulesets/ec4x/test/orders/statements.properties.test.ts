import { formatOrder, completionsAt, parseBytes } from '@ec/orders-parser';
import { orderArbitrary } from '@ec/orders-parser/testing';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { ec4xLanguage, parse } from '../../src/orders/language.js';
import type { Ec4xOrder } from '../../src/orders/orders.js';

const order = orderArbitrary(ec4xLanguage);
const sheet = fc.array(order, { minLength: 1, maxLength: 8 });

/** Characters that mean something in a sheet, some others, and line ends. */
const marks = fc.constantFrom(...'",;/.-−–“” \t\n\r0129:%abRoé中🚀\u0000\u00A0\uFEFF\uFFFD');

/** A change of a text: some characters from a place on give way to others. */
const change = fc.record({
  at: fc.nat(400),
  removed: fc.nat(4),
  put: fc.string({ unit: marks, maxLength: 4 }),
});

function textOf(orders: readonly Ec4xOrder[]): string {
  return orders.map((one) => formatOrder(ec4xLanguage, one)).join('\n');
}

function changed(text: string, changes: readonly { at: number; removed: number; put: string }[]): string {
  return changes.reduce((now, { at, removed, put }) => {
    const from = at % (now.length + 1);
    return now.slice(0, from) + put + now.slice(from + removed);
  }, text);
}

/** Demands that orders and diagnostics lie within the text, where they say. */
function checkPlaces(text: string): void {
  const { orders, diagnostics } = parse(text);
  for (const { span, line, column } of [...orders, ...diagnostics]) {
    expect(span.start).toBeGreaterThanOrEqual(0);
    expect(span.end).toBeGreaterThanOrEqual(span.start);
    expect(span.end).toBeLessThanOrEqual(text.length);
    const before = text
      .slice(0, span.start)
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\r|\n/);
    expect([line, column]).toEqual([before.length, (before.at(-1)?.length ?? 0) + 1]);
  }
  expect(parse(textOf(orders.map((placed) => placed.order))).orders.map((placed) => placed.order)).toEqual(
    orders.map((placed) => placed.order),
  );
}

test.prop([sheet])('X-68: what is printed parses to the same orders', (orders) => {
  const read = parse(textOf(orders));
  expect(read.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(read.orders.map((placed) => placed.order)).toEqual(orders);
});

test.prop([fc.string({ unit: 'binary' })])('X-68: no text throws', (text) => {
  checkPlaces(text);
});

test.prop([fc.uint8Array()])('X-68: no bytes throw', (bytes) => {
  expect(() => parseBytes(ec4xLanguage, bytes)).not.toThrow();
});

test.prop([sheet, fc.array(change, { minLength: 1, maxLength: 6 })])(
  'X-68: no text that was once a sheet throws, and what is left of it prints and parses to the same orders',
  (orders, changes) => {
    checkPlaces(changed(textOf(orders), changes));
  },
);

const oneLine = fc
  .tuple(order, fc.array(change, { minLength: 1, maxLength: 3 }))
  .map(([one, changes]) => changed(formatOrder(ec4xLanguage, one), changes).replaceAll(/[\r\n]/g, ' '));

test.prop([
  sheet,
  fc.nat(),
  fc.oneof(
    oneLine,
    fc.string().map((line) => line.replaceAll(/[\r\n]/g, ' ')),
  ),
])('X-68: a bad line changes nothing in the orders of the others', (orders, place, bad) => {
  const at = place % (orders.length + 1);
  const lines = orders.map((one) => formatOrder(ec4xLanguage, one));
  const { orders: read, diagnostics } = parse(lines.toSpliced(at, 0, bad).join('\n'));
  const others = read.filter(({ line }) => line !== at + 1);
  expect(others.map((placed) => placed.order)).toEqual(orders);
  for (const { severity, line } of diagnostics) if (severity === 'error') expect(line).toBe(at + 1);
});

test.prop([order])('X-68: before each word of a statement something is offered', (one) => {
  const line = formatOrder(ec4xLanguage, one);
  for (const { index } of line.matchAll(/(?<=^| )\S/g))
    expect(completionsAt(ec4xLanguage.declaration, line.slice(0, index), index)).not.toEqual([]);
});

test.prop([sheet, fc.array(change), fc.nat(400)])(
  'X-68: completion never throws',
  (orders, changes, offset) => {
    const text = changed(textOf(orders), changes);
    for (const { span } of completionsAt(ec4xLanguage.declaration, text, offset))
      expect(span.start).toBeLessThanOrEqual(span.end);
  },
);
