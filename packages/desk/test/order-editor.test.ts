import {
  completionsAt,
  explainStatements,
  integerSlot,
  orderLanguage,
  type Order,
  type StatementOf,
} from '@ec/orders-parser';
import { describe, expect, test } from 'vitest';
import { completionResult } from '../src/order-editor/completions.js';
import { problemsOf } from '../src/order-editor/problems.js';
import { writtenIn } from '../src/order-editor/statement-form.js';

interface Sail extends Order {
  readonly kind: 'sail' | 'sink';
  readonly ship: number;
}

function statementOf(kind: Sail['kind']): StatementOf<Sail> {
  const meaning = `A ship will ${kind}.`;
  return { kind, phase: 'movement', meaning, example: `${kind} 7`, fields: [{ keyword: kind }, ship] };
}

const ship = { key: 'ship', name: 'ship', type: integerSlot('a ship') } as const;
const language = orderLanguage<Sail>({
  title: 'Orders',
  introduction: 'One order a line.',
  phases: ['movement'],
  punctuation: { separator: 'blanks', statementEnd: 'none', comments: [';'] },
  statements: [statementOf('sail'), statementOf('sink')],
});

describe('What may stand at the cursor', () => {
  test('takes the place of what was typed, in the order of the table', () => {
    const offered = completionResult(completionsAt(language.declaration, 'sail 7\ns', 8));
    expect(offered).toMatchObject({ from: 7, to: 8, filter: false });
    expect(offered?.options.map(({ label, apply, info }) => [label, apply, info])).toEqual([
      ['sail', 'sail', 'A ship will sail.'],
      ['sink', 'sink', 'A ship will sink.'],
    ]);
  });

  test('what is to be filled in inserts nothing', () => {
    const [field] = completionResult(completionsAt(language.declaration, 'sail ', 5))?.options ?? [];
    expect(field).toMatchObject({ label: 'ship', info: 'a ship', type: 'text' });
    expect(typeof field?.apply).toBe('function');
  });

  test('where nothing may stand, nothing opens', () => {
    expect(completionResult(completionsAt(language.declaration, '; sail', 6))).toBe(null);
  });
});

describe('What is wrong', () => {
  test('is marked where it stands, with what was meant as a fix', () => {
    const { diagnostics } = language.parse('sial 7');
    expect(problemsOf(diagnostics, 6)).toMatchObject([
      { from: 0, to: 4, severity: 'error', actions: [{ name: 'Write sail' }] },
    ]);
  });

  test('a mark never lies beyond the text, which may have become shorter', () => {
    const { diagnostics } = language.parse('sail 7\nsink x');
    expect(problemsOf(diagnostics, 3)).toMatchObject([{ from: 3, to: 3, actions: [] }]);
  });
});

test('a form writes the statement, with the names of what is not filled in', () => {
  const book = { statements: explainStatements(language.declaration), separator: ' ' };
  expect(writtenIn(book, { kind: 'sail', values: [] })).toBe('sail SHIP');
  expect(writtenIn(book, { kind: 'sink', values: [' 12 '] })).toBe('sink 12');
  expect(writtenIn(book, { kind: 'none such', values: [] })).toBe('');
});
