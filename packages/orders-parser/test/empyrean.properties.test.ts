import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  completeEmpyreanOrders,
  formatDiagnostic,
  formatEmpyreanOrder,
  parseEmpyreanOrders,
  type EmpyreanOrder,
} from '../src/index.js';
import { empyreanOrderArbitrary } from '../src/testing.js';

const order = empyreanOrderArbitrary();

/** A sheet of valid orders in which a few characters are put in, taken out or exchanged. */
const mutatedSheet = fc
  .tuple(
    fc.array(order, { minLength: 1, maxLength: 10 }),
    fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...'.,"/%\r\n\t 09;xé\uFEFF\uD800', ',,,', '//'))),
  )
  .map(([orders, edits]) => {
    let text = `empire 7, turn 12, game EC-5\r\n${orders.map(formatEmpyreanOrder).join(' .\n')}`;
    for (const [where, removed, inserted] of edits) {
      const at = where % (text.length + 1);
      text = text.slice(0, at) + inserted + text.slice(at + removed);
    }
    return text;
  });

const anyText = fc.oneof(
  mutatedSheet,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'7,. \n"/%pay0'), maxLength: 200 }),
);

const lineOf = (text: string, offset: number) => text.slice(0, offset).split(/\r\n|\r|\n/).length;

describe('E-16: laws of the language', () => {
  test.prop([order])('E-16: what is printed parses to the same order, and prints the same', (original) => {
    const printed = formatEmpyreanOrder(original);
    const { orders, diagnostics } = parseEmpyreanOrders(printed);
    expect(diagnostics).toEqual([]);
    expect(orders).toEqual([
      { order: original, span: { start: 0, end: printed.length }, line: 1, text: printed },
    ]);
    expect(orders.map((placed) => formatEmpyreanOrder(placed.order))).toEqual([printed]);
  });

  test.prop([fc.array(order), fc.constantFrom('.', ' .\n', '\r\n', '. // end\n', '\n\n', '\r', ' . ')])(
    'E-14: any ending keeps all orders, in their order',
    (originals: EmpyreanOrder[], ending) => {
      const { orders, diagnostics } = parseEmpyreanOrders(
        originals.map((o) => formatEmpyreanOrder(o) + ending).join(''),
      );
      expect(diagnostics).toEqual([]);
      expect(orders.map((placed) => placed.order)).toEqual(originals);
    },
  );

  test.prop([order])('E-14: case and blanks around fields do not matter', (original) => {
    const shouted = formatEmpyreanOrder(original).toUpperCase().replaceAll(', ', '\t ,  ');
    expect(parseEmpyreanOrders(shouted).orders.map((placed) => placed.order)).toEqual([original]);
  });

  test.prop([anyText, fc.nat()], { numRuns: 1000 })(
    'E-16: no text throws, and all places are right',
    (text, at) => {
      const { orders, diagnostics } = parseEmpyreanOrders(text, { empireId: 7, turn: 12, game: 'EC-5' });
      for (const placed of orders) {
        expect(placed.text).toBe(text.slice(placed.span.start, placed.span.end));
        expect(placed.line).toBe(lineOf(text, placed.span.start));
        expect(parseEmpyreanOrders(formatEmpyreanOrder(placed.order)).orders[0]?.order).toEqual(placed.order);
      }
      for (const diagnostic of diagnostics) {
        expect(diagnostic.line).toBe(lineOf(text, diagnostic.span.start));
        expect(formatDiagnostic(diagnostic, { source: text })).toContain(diagnostic.message);
      }
      const starts = [...orders, ...diagnostics].map(({ span }) => span);
      for (const { start, end } of starts)
        expect(0 <= start && start <= end && end <= text.length).toBe(true);
      for (const list of [orders, diagnostics]) {
        const offsets = list.map(({ span }) => span.start);
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
      }
      completeEmpyreanOrders(text, at % (text.length + 1));
    },
  );

  test.prop([order, fc.string({ unit: fc.constantFrom(...'7,. "/%pay0ration'), maxLength: 40 })])(
    'E-16: a bad line never hides the next',
    (original, bad) => {
      const { orders } = parseEmpyreanOrders(`${bad}\n${formatEmpyreanOrder(original)}`);
      expect(orders.at(-1)?.order).toEqual(original);
    },
  );

  test.prop([fc.array(order, { minLength: 1 }), fc.nat()])(
    'E-16: a truncated sheet keeps the orders before the cut',
    (all, at) => {
      const lines = all.map((o) => `${formatEmpyreanOrder(o)}.\n`);
      const cut = at % (lines.join('').length + 1);
      const { orders } = parseEmpyreanOrders(lines.join('').slice(0, cut));
      let length = 0;
      const whole = all.filter((_, index) => (length += lines[index]?.length ?? 0) <= cut);
      expect(orders.slice(0, whole.length).map((placed) => placed.order)).toEqual(whole);
      expect(orders.length).toBeLessThanOrEqual(whole.length + 1);
    },
  );
});
