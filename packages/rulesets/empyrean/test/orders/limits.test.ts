import { describe, expect, test } from 'vitest';
import { empyreanLanguage } from '../../src/orders/language.js';

const codes = (text: string, limits: Parameters<typeof empyreanLanguage.parse>[2]) => {
  const { orders, diagnostics } = empyreanLanguage.parse(text, {}, limits);
  return [orders.length, diagnostics.map(({ code, line }) => `${code}:${line}`)];
};

describe('E-16: limits', () => {
  test('E-16: a text of exactly the limit is read, one byte more is refused whole', () => {
    const text = '7, ration, 50% // é'; // 20 bytes, 19 UTF-16 units
    expect(codes(text, { bytes: 20 })).toEqual([1, []]);
    expect(codes(text, { bytes: 19 })).toEqual([0, ['limit-bytes:1']]);
  });

  test('E-16: statements past the limit are not read, and a diagnostic stands where they start', () => {
    const text = '7, ration, 50%\n8, ration, 50%\n9, ration, 50%';
    expect(codes(text, { statements: 3 })).toEqual([3, []]);
    expect(codes(text, { statements: 2 })).toEqual([2, ['limit-statements:3']]);
  });

  test('E-16: diagnostics past the limit are left out, orders are still read', () => {
    const text = 'x\ny\nz\n9, ration, 50%';
    expect(codes(text, { diagnostics: 3 })).toEqual([
      1,
      ['unknown-statement:1', 'unknown-statement:2', 'unknown-statement:3'],
    ]);
    expect(codes(text, { diagnostics: 1 })).toEqual([1, ['unknown-statement:1', 'limit-diagnostics:2']]);
  });

  test('E-16: warnings have a limit of their own, and hide no mistake', () => {
    const text = '7, survey\n7, survey\n7, survey\n7, survey\nx';
    const { orders, diagnostics } = empyreanLanguage.parse(text, {}, { diagnostics: 2 });
    expect(orders).toHaveLength(4);
    expect(diagnostics.map(({ code, severity, line }) => [code, severity, line])).toEqual([
      ['duplicate-order', 'warning', 2],
      ['duplicate-order', 'warning', 3],
      ['limit-diagnostics', 'warning', 4],
      ['unknown-statement', 'error', 5],
    ]);
  });
});
