import { expect, test } from 'vitest';
import {
  isLoopEvent,
  noticeSections,
  orderSections,
  type JournalEvent,
  type LoopEvent,
} from '../src/index.js';

const seats = [1];
const grown = { kind: 'grown', seats };
const events: (JournalEvent | LoopEvent)[] = [
  { kind: 'notice', seats, text: 'Spring is here.\nMore to come.' },
  { kind: 'unreadable', seats, seat: 1, line: 2, column: 1, code: 'unknown', message: 'expected an order' },
  grown,
  {
    kind: 'order',
    seats,
    seat: 1,
    line: 1,
    text: 'grow',
    status: 'partly',
    code: 'few',
    reason: 'Few grew.',
  },
];

test('architecture 5: the notice of the host, line by line', () => {
  const lines = ['Spring is here.', 'More to come.'];
  const blocks = [{ kind: 'lines', lines }];
  expect(noticeSections(events)).toEqual([{ id: 'notice', title: 'Notice of the game master', blocks }]);
  expect(noticeSections([grown])).toEqual([]);
});

test('architecture 5: the results of orders, by line', () => {
  const rows = [
    [1, 'grow', 'partly', 'Few grew.'],
    [2, '', 'unreadable', 'expected an order'],
  ];
  expect(orderSections(events)).toMatchObject([{ id: 'orders', title: 'Your orders', blocks: [{ rows }] }]);
  expect(orderSections([grown])).toEqual([]);
});

test('below the results stands where to read about the orders that failed, if the language has a page', () => {
  const grow = {
    kind: 'grow',
    phase: '',
    meaning: '',
    example: 'grow',
    fields: [{ keyword: 'grow' }],
  } as const;
  const declaration = { title: '', phases: [''], statements: [grow], page: 'https://example.org/orders' };
  const punctuation = { separator: 'blanks', statementEnd: 'none', comments: [] } as const;
  const [section] = orderSections(events, { declaration: { ...declaration, punctuation } });
  expect(section?.blocks.at(-1)).toEqual({
    kind: 'paragraph',
    text: 'Read how they are written: https://example.org/orders, https://example.org/orders#grow',
  });
  const { page: _, ...without } = declaration;
  expect(orderSections(events, { declaration: { ...without, punctuation } })).toEqual(orderSections(events));
});

test('architecture 5: events of the turn loop are told apart from those of phases', () => {
  expect(events.filter((event) => !isLoopEvent(event))).toEqual([grown]);
});
