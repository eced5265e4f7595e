import {
  choiceSlot,
  integerSlot,
  lenient,
  nameSlot,
  orderLanguage,
  percentSlot,
  rateSlot,
  textSlot,
  type Order,
} from '../../src/index.js';
import type { Ratio } from '@ec/prng';

interface Ration extends Order {
  readonly kind: 'ration';
  readonly colony: number;
  readonly share: Ratio;
}
interface Transfer extends Order {
  readonly kind: 'transfer';
  readonly colony: number;
  readonly quantity: number;
  readonly to: number;
}
interface Sell extends Order {
  readonly kind: 'sell';
  readonly colony: number;
  readonly quantity: number;
  readonly price: Ratio;
}
interface Name extends Order {
  readonly kind: 'name';
  readonly colony: number;
  readonly name: string;
}
interface Found extends Order {
  readonly kind: 'found';
  readonly what: 'ship' | 'colony';
  readonly units: readonly number[];
}
interface EmpireHeader {
  readonly empire: number;
  readonly turn: number;
  readonly game: string;
}

const colony = { key: 'colony', name: 'colony', type: integerSlot('a colony ID') } as const;
const quantity = { key: 'quantity', name: 'quantity', type: integerSlot('a quantity', { isGrouped: true }) } as const; // prettier-ignore

/** A language in which commas separate, a period may end a statement, and one statement runs over lines up to "end". */
export const colonies = orderLanguage<Ration | Transfer | Sell | Name | Found, EmpireHeader>({
  title: 'Colonies',
  introduction: 'Commas separate.',
  phases: ['all'],
  punctuation: { separator: ',', statementEnd: '.', comments: ['//'] },
  reading: lenient,
  header: {
    word: 'empire',
    meaning: 'May open the orders.',
    example: 'empire 7, turn 12, game EC-5',
    fields: [
      { key: 'empire', name: 'empire', label: 'empire', type: integerSlot('an empire ID') },
      { key: 'turn', name: 'turn', label: 'turn', type: integerSlot('a turn number') },
      { key: 'game', name: 'game', label: 'game', type: nameSlot('the name of the game', 40) },
    ],
  },
  statements: [
    {
      kind: 'ration',
      phase: 'all',
      meaning: 'Sets rations.',
      example: '7, ration, 50%',
      fields: [colony, { keyword: 'ration' }, { key: 'share', name: 'share', type: percentSlot }],
      once: { per: ['colony'] },
    },
    {
      kind: 'transfer',
      phase: 'all',
      meaning: 'Moves goods.',
      example: '7, transfer, 50,000, 21',
      fields: [
        colony,
        { keyword: 'transfer' },
        quantity,
        { key: 'to', name: 'to', type: integerSlot('another colony ID') },
      ],
    },
    {
      kind: 'sell',
      phase: 'all',
      meaning: 'Offers goods.',
      example: '7, sell, 500, 0.375',
      fields: [
        colony,
        { keyword: 'sell' },
        quantity,
        { key: 'price', name: 'price', type: rateSlot('a price such as 0.375', true) },
      ],
    },
    {
      kind: 'name',
      phase: 'all',
      meaning: 'Names a colony.',
      example: '7, name, "New Rome"',
      fields: [
        colony,
        { keyword: 'name' },
        { key: 'name', name: 'name', type: textSlot('a name in quotation marks', 24) },
      ],
    },
    {
      kind: 'found',
      phase: 'all',
      meaning: 'Founds a ship or colony; up to "end".',
      example: 'found, ship, 1, 2, end',
      fields: [
        { keyword: 'found' },
        {
          key: 'what',
          name: 'what',
          type: choiceSlot('what to found', [
            { value: 'ship', names: ['ship'], description: 'flies' },
            { value: 'colony', names: ['colony'], description: 'stays' },
          ]),
        },
        { key: 'units', name: 'units', type: integerSlot('a number of units'), occurs: 'repeated' },
        { keyword: 'end' },
      ],
      isBlock: true,
    },
  ],
});
