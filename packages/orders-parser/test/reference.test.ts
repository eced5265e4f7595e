import { expect, test } from 'vitest';
import { choiceSlot, integerSlot, orderLanguage, referenceOf, type Order } from '../src/index.js';

interface Given extends Order {
  readonly kind: 'burn' | 'wait';
  readonly what?: 'fuel' | 'oil';
  readonly first?: number;
  readonly second?: number;
}

const type = integerSlot('a tank');
const language = orderLanguage<Given, { readonly ship: number }>({
  title: 'Engines',
  introduction: 'One order a line.',
  appendix: '## Notes\n\nNone.',
  phases: ['rest', 'work'],
  punctuation: { separator: 'blanks', statementEnd: 'none', comments: [';'] },
  header: {
    word: 'ship',
    meaning: 'Names the ship.',
    example: 'ship 7',
    fields: [{ key: 'ship', name: 'ship', label: 'ship', type: integerSlot('a ship') }],
  },
  statements: [
    {
      kind: 'burn',
      phase: 'work',
      rule: 'S-3',
      meaning: 'Burns something.',
      example: 'burn oil 1 2',
      fields: [
        { keyword: 'burn' },
        {
          key: 'what',
          name: 'what',
          type: choiceSlot('what to burn', [
            { value: 'fuel', names: ['fuel'], description: 'quick' },
            { value: 'oil', names: ['oil'], description: 'slow' },
          ]),
          occurs: 'optional',
        },
        { key: 'first', name: 'tank', type, occurs: 'optional' },
        { key: 'second', name: 'tank', type, occurs: 'optional' },
      ],
    },
    { kind: 'wait', phase: 'rest', meaning: 'Waits.', example: 'wait', fields: [{ keyword: 'wait' }] },
  ],
});

const body = [
  '## burn',
  'Burns something. Phase 2, work. Rule: S-3.',
  '```text\nburn [WHAT] [TANK] [TANK]\n```',
  '- `WHAT`: what to burn; may be left out\n  - `fuel`: quick\n  - `oil`: slow\n- `TANK`: a tank; may be left out',
  'Example:',
  '```text\nburn oil 1 2\n```',
  '## wait',
  'Waits. Phase 1, rest.',
  '```text\nwait\n```',
  'Example:',
  '```text\nwait\n```',
];

test('the reference has the header, each statement with its fields, each field once, and what follows', () => {
  expect(referenceOf(language.declaration)).toBe(
    `${[
      '# Engines',
      'One order a line.',
      '## Header',
      'Names the ship.',
      '- `SHIP`: "ship" and a ship',
      'Example:',
      '```text\nship 7\n```',
      ...body,
      '## Notes\n\nNone.',
    ].join('\n\n')}\n`,
  );
});

test('without a header and an appendix the reference has the statements only', () => {
  const { header: _, appendix: __, ...declaration } = language.declaration;
  expect(referenceOf({ ...declaration, introduction: '' })).toBe(`${['# Engines', ...body].join('\n\n')}\n`);
});
