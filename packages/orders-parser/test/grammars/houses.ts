import {
  choiceSlot,
  integerSlot,
  Mistake,
  orderLanguage,
  lenient,
  textSlot,
  wordSlot,
  type Order,
  type SlotType,
} from '../../src/index.js';

interface Tax extends Order {
  readonly kind: 'tax';
  readonly percent: number;
}
interface Build extends Order {
  readonly kind: 'build';
  readonly system: string;
  readonly facility: 'spaceport' | 'shipyard';
  readonly ship: string;
  readonly count: number;
  readonly weapons?: number;
  readonly fleet?: number;
}
interface Move extends Order {
  readonly kind: 'move';
  readonly fleet: number;
  readonly system: string;
  readonly roe?: number;
}
interface Hold extends Order {
  readonly kind: 'hold';
  readonly fleet: number;
}
interface Guard extends Order {
  readonly kind: 'guard' | 'guard-starbase';
  readonly fleet: number;
  readonly system: string;
  readonly roe?: number;
}
interface Engage extends Order {
  readonly kind: 'engage';
  readonly fleet: number;
  readonly roe: number;
}
interface NewSquadron extends Order {
  readonly kind: 'new-squadron';
  readonly units: readonly number[];
  readonly fleet: number;
}
interface Split extends Order {
  readonly kind: 'split';
  readonly fleet: number;
  readonly squadrons: readonly number[];
}
interface Message extends Order {
  readonly kind: 'message';
  readonly to: string;
  readonly text: string;
}
interface HouseHeader {
  readonly house: number;
  readonly turn: number;
  readonly game: string;
}

const systemType: SlotType<string> = {
  expects: 'a system such as 2,-1',
  read: (field) =>
    /^-?\d+,-?\d+$/.test(field) ? field : new Mistake('system-invalid', 'a system such as 2,-1'),
  write: (value) => value,
  generate: (draw) => `${draw(0, 9)},-${draw(1, 9)}`,
};
const system = { key: 'system', name: 'system', type: systemType } as const;
const fleet = { key: 'fleet', name: 'fleet', type: integerSlot('a fleet number') } as const;
const roe = { key: 'roe', name: 'roe', label: 'roe', type: integerSlot('rules of engagement', { low: 0, high: 10 }) } as const; // prettier-ignore

/** A language of one statement a line: blanks separate fields, there are lists and labelled options, and many orders share a first word. */
export const houses = orderLanguage<
  Tax | Build | Move | Hold | Guard | Engage | NewSquadron | Split | Message,
  HouseHeader
>({
  title: 'Houses',
  introduction: 'One statement a line.',
  phases: ['command', 'conflict'],
  punctuation: { separator: 'blanks', statementEnd: 'none', comments: [';', '//'] },
  reading: lenient,
  header: {
    word: 'house',
    meaning: 'May open the orders.',
    example: 'house 2, turn 5, game "EC-5"',
    hasCommas: true,
    fields: [
      { key: 'house', name: 'house', label: 'house', type: integerSlot('a house number') },
      { key: 'turn', name: 'turn', label: 'turn', type: integerSlot('a turn number') },
      {
        key: 'game',
        name: 'game',
        label: 'game',
        type: textSlot('the name of the game in quotation marks', 40),
      },
    ],
  },
  statements: [
    {
      kind: 'tax',
      phase: 'command',
      meaning: 'Sets the tax rate.',
      example: 'tax 45',
      fields: [
        { keyword: 'tax' },
        { key: 'percent', name: 'percent', type: integerSlot('a percentage', { low: 0, high: 100 }) },
      ],
      once: { per: [] },
    },
    {
      kind: 'build',
      phase: 'command',
      meaning: 'Builds ships.',
      example: 'build 2,-1 shipyard DD 2 wep 1 fleet 4',
      fields: [
        { keyword: 'build' },
        system,
        {
          key: 'facility',
          name: 'facility',
          type: choiceSlot('a facility', [
            { value: 'spaceport', names: ['spaceport'], description: 'on the ground' },
            { value: 'shipyard', names: ['shipyard'], description: 'in orbit' },
          ]),
        },
        { key: 'ship', name: 'ship', type: wordSlot('a class of ship') },
        { key: 'count', name: 'count', type: integerSlot('a number of ships') },
        {
          key: 'weapons',
          name: 'level',
          label: 'wep',
          type: integerSlot('a level of weapons'),
          occurs: 'optional',
        },
        { ...fleet, label: 'fleet', occurs: 'optional' },
      ],
    },
    {
      kind: 'move',
      phase: 'conflict',
      meaning: 'Moves a fleet.',
      example: 'fleet 4 move 2,-1 roe 6',
      fields: [
        { keyword: 'fleet' },
        fleet,
        { keyword: 'move', aliases: ['01'] },
        system,
        { ...roe, occurs: 'optional' },
      ],
      once: [
        { topic: 'fleet', per: ['fleet'] },
        { topic: 'roe', per: ['fleet'], given: 'roe', lastCounts: true },
      ],
    },
    {
      kind: 'hold',
      phase: 'conflict',
      meaning: 'Keeps a fleet where it is.',
      example: 'fleet 4 hold',
      fields: [{ keyword: 'fleet' }, fleet, { keyword: 'hold', aliases: ['00'] }],
      once: { topic: 'fleet', per: ['fleet'] },
    },
    {
      kind: 'guard',
      phase: 'conflict',
      meaning: 'Guards a planet.',
      example: 'fleet 4 guard 2,-1 roe 6',
      fields: [
        { keyword: 'fleet' },
        fleet,
        { keyword: 'guard', aliases: ['05'] },
        system,
        { ...roe, occurs: 'optional' },
      ],
    },
    {
      kind: 'guard-starbase',
      phase: 'conflict',
      meaning: 'Guards a starbase.',
      example: 'fleet 4 guard starbase 2,-1 roe 6',
      fields: [
        { keyword: 'fleet' },
        fleet,
        { keyword: 'guard starbase', aliases: ['04'] },
        system,
        { ...roe, occurs: 'optional' },
      ],
    },
    {
      kind: 'engage',
      phase: 'conflict',
      meaning: 'Sets the rules of engagement.',
      example: 'fleet 4 roe 6',
      fields: [{ keyword: 'fleet' }, fleet, roe],
      once: { topic: 'roe', per: ['fleet'], lastCounts: true },
    },
    {
      kind: 'new-squadron',
      phase: 'command',
      meaning: 'Makes a squadron of units.',
      example: 'squadron new 4 5 6 fleet 2',
      fields: [
        { keyword: 'squadron' },
        { keyword: 'new' },
        { key: 'units', name: 'unit', type: integerSlot('a unit number'), occurs: 'repeated' },
        { ...fleet, label: 'fleet' },
      ],
    },
    {
      kind: 'split',
      phase: 'command',
      meaning: 'Makes a fleet of some squadrons.',
      example: 'split 4 12 13',
      fields: [
        { keyword: 'split' },
        fleet,
        { key: 'squadrons', name: 'squadron', type: integerSlot('a squadron number'), occurs: 'repeated' },
      ],
    },
    {
      kind: 'message',
      phase: 'command',
      meaning: 'Sends a text.',
      example: 'message all "Peace; or war // soon?"',
      fields: [
        { keyword: 'message' },
        { key: 'to', name: 'house', type: wordSlot('a house, or "all"') },
        { key: 'text', name: 'text', type: textSlot('a text in quotation marks', 500) },
      ],
    },
  ],
});
