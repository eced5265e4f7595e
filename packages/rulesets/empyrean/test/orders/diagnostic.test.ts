import { describe, expect, test } from 'vitest';
import { formatDiagnostic, type Diagnostic } from '@ec/orders-parser';
import { empyreanLanguage } from '../../src/orders/language.js';

const only = (source: string): Diagnostic => {
  const [diagnostic, ...others] = empyreanLanguage.parse(source).diagnostics;
  if (!diagnostic || others.length > 0) throw new Error(`expected one diagnostic for ${source}`);
  return diagnostic;
};

describe('E-16: diagnostics', () => {
  test('E-16: every member is filled', () => {
    expect(only('8, ration, 1%\n7, pya, 0.375, PRO')).toEqual({
      code: 'unknown-statement',
      severity: 'error',
      span: { start: 17, end: 20 },
      line: 2,
      column: 4,
      message: 'expected a statement, received "pya"',
      expected: 'a statement',
      received: 'pya',
      suggestion: 'pay',
    });
  });

  test('E-16: a line for a terminal, with the words underlined and tabs kept', () => {
    const source = '8, ration, 1%\n\t7, pya, 0.375, PRO';
    expect(formatDiagnostic(only(source), { file: 'empire-7.txt', source })).toBe(
      [
        'empire-7.txt:2:5: error: expected a statement, received "pya"; did you mean "pay"?',
        '  \t7, pya, 0.375, PRO',
        '  \t   ^^^',
      ].join('\n'),
    );
  });

  test('E-16: what was meant is not asked where nothing else could stand there', () => {
    const { suggestion: _, ...problem } = only('7, pya, 0.375, PRO');
    const one = { ...problem, expected: '"pay"', message: 'expected "pay", received "pya"' };
    expect(formatDiagnostic({ ...one, suggestion: 'pay' })).toBe(
      'orders:1:4: error: expected "pay", received "pya"',
    );
  });

  test('E-16: what is missing gets one caret, and the file has a default name', () => {
    const source = '7, ration';
    expect(formatDiagnostic(only(source), { source })).toBe(
      'orders:1:10: error: expected a percentage from 0% to 100%, received nothing\n  7, ration\n           ^',
    );
  });

  test('E-16: control characters are replaced and long lines cut', () => {
    const source = `7, ration, ${'\u001B[31m'.repeat(100)}${'x'.repeat(100_000)}`;
    const shown = formatDiagnostic(only(source), { source });
    expect(shown).not.toContain('\u001B');
    expect(shown.length).toBeLessThan(500);
  });
});
