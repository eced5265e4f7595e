import { formatOrder, referenceOf } from '@ec/orders-parser';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EMPYREAN_DIAGNOSTICS } from '../../src/orders/diagnostics.js';
import { empyreanLanguage } from '../../src/orders/language.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8').replaceAll('\r\n', '\n');

describe('E-16: the documents say what the code does', () => {
  test('E-16: docs/orders.md is what the table gives', () => {
    expect(read('../../../../../docs/orders.md')).toBe(referenceOf(empyreanLanguage.declaration));
  });

  test('E-16: every example of the reference is accepted, and all but the header are canonical', () => {
    const examples = [
      ...referenceOf(empyreanLanguage.declaration).matchAll(/Example:\n\n```text\n(.*)\n```/g),
    ].map(([, line = '']) => line);
    expect(examples).toHaveLength(40);
    const { orders, diagnostics } = empyreanLanguage.parse(examples.join('\n'));
    expect(diagnostics).toEqual([]);
    expect(orders.map(({ order }) => formatOrder(empyreanLanguage, order))).toEqual(examples.slice(1));
  });

  test('E-14: every good sheet of the guide is accepted, and each bad line is refused', () => {
    const blocks = [
      ...read('../../../../../docs/guides/order-language.md').matchAll(/```text\n([^]*?)```/g),
    ].map(([, text = '']) => text);
    const bad = blocks.filter((text) => text.includes('// wrong'));
    const good = blocks.filter((text) => !bad.includes(text) && !text.includes('error:'));
    expect(good.length).toBeGreaterThan(0);
    expect(bad.length).toBeGreaterThan(0);
    for (const text of good) expect(empyreanLanguage.parse(text).diagnostics).toEqual([]);
    for (const line of bad.flatMap((text) => text.trimEnd().split('\n'))) {
      expect(empyreanLanguage.parse(line).diagnostics).toHaveLength(1);
    }
  });

  test.each(EMPYREAN_DIAGNOSTICS.filter(({ example }) => example !== undefined))(
    'E-16: $code: $example',
    ({ code, example = '' }) => {
      expect(empyreanLanguage.parse(example).diagnostics.map((diagnostic) => diagnostic.code)).toEqual([
        code,
      ]);
    },
  );

  test('E-16: every code is told once', () => {
    const codes = EMPYREAN_DIAGNOSTICS.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
