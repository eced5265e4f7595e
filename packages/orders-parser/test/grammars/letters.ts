import {
  choiceSlot,
  integerSlot,
  orderLanguage,
  lenient,
  rateSlot,
  wordSlot,
  type Order,
  type SlotType,
} from '../../src/index.js';

interface Send extends Order {
  readonly kind: 'send';
  readonly group: number;
  readonly planet: string;
  readonly ships?: number;
}
interface Load extends Order {
  readonly kind: 'load';
  readonly group: number;
  readonly cargo: 'CAP' | 'COL' | 'MAT';
  readonly ships?: number;
  readonly amount?: { readonly numerator: number; readonly denominator: number };
}
interface RealName extends Order {
  readonly kind: 'real-name';
  readonly name: string;
}
interface Message extends Order {
  readonly kind: 'message';
  readonly races: readonly string[];
  readonly text: string;
}
interface Broadcast extends Order {
  readonly kind: 'broadcast';
  readonly text: string;
}
interface Envelope {
  readonly game: string;
  readonly race: string;
  readonly password: string;
  readonly turn?: number;
}

const cargo = choiceSlot('a cargo', [
  { value: 'CAP', names: ['CAP'], description: 'capital' },
  { value: 'COL', names: ['COL'], description: 'colonists' },
  { value: 'MAT', names: ['MAT'], description: 'materials' },
]);
const group = { key: 'group', name: 'group', type: integerSlot('a group number') } as const;
const ships = {
  key: 'ships',
  name: 'ships',
  type: integerSlot('a number of ships'),
  occurs: 'optional',
} as const;
/** Text as it is written; the arbitrary makes up words, which hold no line that starts with `@`. */
const verbatim: SlotType<string> = wordSlot('a text');

/**
 * A language in the manner of old mail games: the first letter of a line identifies the order, blanks and commas separate fields, `;` opens
 * a comment, messages span lines, and an envelope names the sender.
 */
export const letters = orderLanguage<Send | Load | RealName | Message | Broadcast, Envelope>({
  title: 'Letters',
  introduction: 'Orders by letter.',
  phases: ['sorting', 'delivery'],
  punctuation: {
    separator: 'blanks and commas',
    statementEnd: 'none',
    comments: [';'],
    keywords: 'initial',
  },
  reading: lenient,
  header: {
    word: '#letters',
    closedBy: '#end',
    meaning: 'Opens the orders.',
    example: '#LETTERS Game Race password',
    fields: [
      { keyword: '#letters' },
      { key: 'game', name: 'game', type: wordSlot('the name of the game') },
      { key: 'race', name: 'race', type: wordSlot('the name of your race') },
      { key: 'password', name: 'password', type: wordSlot('your password') },
      { key: 'turn', name: 'turn', type: integerSlot('a turn number'), occurs: 'optional' },
    ],
  },
  statements: [
    {
      kind: 'send',
      phase: 'delivery',
      meaning: 'Sends a group, or some ships of it, to a planet.',
      example: 's 3 Earth 5',
      fields: [
        { keyword: 's' },
        group,
        { key: 'planet', name: 'planet', type: wordSlot('the name of a planet') },
        ships,
      ],
    },
    {
      kind: 'load',
      phase: 'sorting',
      meaning: 'Loads cargo.',
      example: 'l 3 CAP 5 amount 2.5',
      fields: [
        { keyword: 'l' },
        group,
        { key: 'cargo', name: 'cargo', type: cargo },
        ships,
        { key: 'amount', name: 'amount', label: 'amount', type: rateSlot('an amount'), occurs: 'optional' },
      ],
    },
    {
      kind: 'real-name',
      phase: 'sorting',
      meaning: 'States your real name.',
      example: '= Jane Doe',
      fields: [{ keyword: '=' }, { key: 'name', name: 'name', type: verbatim, occurs: 'rest' }],
    },
    {
      kind: 'message',
      phase: 'sorting',
      meaning: 'Sends a message to races.',
      example: '@ Monks\nHello\n@',
      fields: [
        { keyword: '@' },
        { key: 'races', name: 'race', type: wordSlot('the name of a race'), occurs: 'repeated' },
        { key: 'text', name: 'text', type: verbatim, occurs: 'lines', until: '@' },
      ],
    },
    {
      kind: 'broadcast',
      phase: 'sorting',
      meaning: 'Sends a message to all.',
      example: '@\nHello\n@',
      fields: [{ keyword: '@' }, { key: 'text', name: 'text', type: verbatim, occurs: 'lines', until: '@' }],
    },
  ],
});
