import { unitOf } from '@ec/economy';
import type { Completion } from '../complete.js';
import { orderLanguage } from '../language.js';
import type { ParseLimits } from '../limits.js';
import type { ParsedOrders } from '../parse.js';
import { choiceSlot } from '../slots/choice.js';
import { idSlot } from '../slots/id.js';
import { labelledSlot } from '../slots/labelled.js';
import { percentSlot } from '../slots/percent.js';
import { rateSlot } from '../slots/rate.js';
import { wordSlot } from '../slots/word.js';
import type { EmpyreanHeader, EmpyreanOrder, PaidClass } from './orders.js';

const unit = { key: 'unitId', name: 'unit', type: idSlot('a ship or colony ID') } as const;

/**
 * The order language of Empyrean Challenge, one row a statement.
 *
 * @see E-14 for the punctuation, E-15 for the statements, E-16 for what follows from the table
 */
export const empyreanLanguage = orderLanguage<EmpyreanOrder, EmpyreanHeader>({
  title: 'The orders of Empyrean Challenge',
  introduction:
    'This page is made from the table that the parser reads. ' +
    '[How to write orders](guides/order-language.md) explains punctuation and mistakes.',
  punctuation: { separator: ',', statementEnd: '.', comment: '//' },
  header: {
    word: 'empire',
    meaning: 'May open the sheet, and must then name the right empire, turn and game.',
    example: 'empire 7, turn 12, game EC-5',
    fields: [
      { key: 'empireId', name: 'empire', type: labelledSlot('empire', idSlot('an empire ID')) },
      { key: 'turn', name: 'turn', type: labelledSlot('turn', idSlot('a turn number')) },
      { key: 'game', name: 'game', type: labelledSlot('game', wordSlot('the name of the game')) },
    ],
  },
  statements: [
    {
      kind: 'pay',
      phase: 16,
      meaning: 'Sets the wage of a class of people, in consumer goods per population unit and turn.',
      example: '7, pay, 0.375, professionals',
      fields: [
        unit,
        { keyword: 'pay' },
        { key: 'rate', name: 'rate', type: rateSlot },
        {
          key: 'populationClass',
          name: 'class',
          type: choiceSlot('a class of people that is paid', [paid('USK'), paid('PRO'), paid('SLD')]),
        },
      ],
    },
    {
      kind: 'ration',
      phase: 16,
      meaning: 'Sets the share of the full food ration that is handed out.',
      example: '7, ration, 50%',
      fields: [unit, { keyword: 'ration' }, { key: 'percent', name: 'percent', type: percentSlot }],
    },
  ],
});

/**
 * Reads an order sheet. Never throws on any text; each bad statement gives one error and is left out.
 *
 * @param expected - what the header must say where the sheet has one
 * @param limits - replaces some of the default limits
 * @see E-14, E-15, E-16
 */
export function parseEmpyreanOrders(
  text: string,
  expected?: Partial<EmpyreanHeader>,
  limits?: Partial<ParseLimits>,
): ParsedOrders<EmpyreanOrder> {
  return empyreanLanguage.parse(text, expected, limits);
}

/**
 * Writes an order in its canonical form: `7, pay, 0.375, professionals`, `7, ration, 50%`.
 *
 * @throws RangeError when a value has no such form: an ID below 1, a ratio that is not a decimal of at most 15 digits,
 * a ration above 1 (a caller's bug)
 * @see E-16
 */
export function formatEmpyreanOrder(order: EmpyreanOrder): string {
  return empyreanLanguage.format(order);
}

/** All that may stand at an offset of an order sheet, for editors. */
export function completeEmpyreanOrders(text: string, offset: number): Completion[] {
  return empyreanLanguage.complete(text, offset);
}

/** The reference page of all statements, in Markdown. */
export function empyreanReference(): string {
  return empyreanLanguage.reference();
}

/** A class by its plural, singular or code. */
function paid(value: PaidClass) {
  const { singular, plural } = unitOf(value);
  return { value, names: [plural, singular, value], description: `code ${value}` } as const;
}
