import { UNITS } from '@ec/economy';
import { formatOrder, integerSlot, markdownTable, nameSlot, lenient, orderLanguage } from '@ec/orders-parser';
import { MAX_GAME_NAME_LENGTH, type ReadOrders, type SheetContext } from '@ec/engine';
import type { EmpyreanHeader, EmpyreanOrder } from './orders.js';
import { EMPYREAN_DIAGNOSTICS } from './diagnostics.js';
import { PHASE_NAMES } from '../phases/phase-names.js';
import { EMPYREAN_STATEMENTS } from './statements.js';
import { spellingsOf } from './slots/unit-names.js';

/**
 * The order language of Empyrean Challenge.
 *
 * @see E-14 for the punctuation, E-15 for the statements, E-16 for what follows from the table
 */
export const empyreanLanguage = orderLanguage<EmpyreanOrder, EmpyreanHeader>({
  title: 'The orders of Empyrean Challenge',
  page: 'https://github.com/ec-engine/ec/blob/main/docs/orders.md',
  introduction:
    'This page is made from the table that the parser reads. ' +
    '[How to write orders](guides/order-language.md) explains punctuation and mistakes; ' +
    '[Units](#units) lists their names, and [Diagnostics](#diagnostics) lists what a check can say.',
  phases: PHASE_NAMES,
  appendix: `${unitSection()}\n\n${diagnosticSection()}`,
  punctuation: { separator: ',', statementEnd: '.', comments: ['//'] },
  reading: lenient,
  header: {
    word: 'empire',
    meaning:
      'May open the sheet, and must then name the right empire, turn and game; otherwise no order of the sheet counts.',
    example: 'empire 7, turn 12, game EC-5',
    fields: [
      { key: 'empireId', name: 'empire', label: 'empire', type: integerSlot('an empire ID') },
      { key: 'turn', name: 'turn', label: 'turn', type: integerSlot('a turn number') },
      {
        key: 'game',
        name: 'game',
        label: 'game',
        type: nameSlot('the name of the game', MAX_GAME_NAME_LENGTH),
      },
    ],
  },
  statements: EMPYREAN_STATEMENTS,
});

/** Reads an order sheet, whose header may name the seat; never throws. */
export function parse(
  text: string,
  { game, seat, turn }: Partial<SheetContext> = {},
): ReadOrders<EmpyreanOrder> {
  const read = empyreanLanguage.parse(text, { game, empireId: seat, turn });
  return read.header ? { ...read, seat: read.header.empireId } : read;
}

/**
 * Writes an order in its canonical form: `7, pay, 0.375, professionals`, `7, ration, 50%`.
 *
 * @throws RangeError when a value has no such form: an ID below 1, a unit without its technology level, a ratio that is
 * not a decimal of at most 15 digits, a share above 1 (a caller's bug)
 * @see E-16
 */
export function format(order: EmpyreanOrder): string {
  return formatOrder(empyreanLanguage, order);
}

/** The names of all units, in Markdown. */
function unitSection(): string {
  const rows = UNITS.map((unit) => {
    const { code, plural, singular, hasTechLevel } = unit;
    const others = spellingsOf(unit).filter(
      (name) => name === singular || (name !== code.toLowerCase() && !/ units?$/.test(name)),
    );
    return [code, plural, others.filter((name) => name !== plural).join(', '), hasTechLevel ? '1–10' : ''];
  });
  return [
    '## Units',
    'A unit is written by one of its names or its code, in any case; "unit" or "units" may follow any name. A unit with technology levels takes its level after a dash: `space drives-3`, `SPD-3`.',
    markdownTable(['Code', 'Name', 'Also', 'TL'], rows),
  ].join('\n\n');
}

/** The codes of all diagnostics, in Markdown. */
function diagnosticSection(): string {
  const rows = EMPYREAN_DIAGNOSTICS.map(({ code, meaning, example }) => [
    `\`${code}\``,
    meaning,
    example === undefined ? '' : `\`${example.replace(/\p{Cc}/gu, '␇')}\``,
  ]);
  return [
    '## Diagnostics',
    'This is what a check can say. A statement with an error is left out; one with a warning counts.',
    markdownTable(['Code', 'Meaning', 'Example'], rows),
  ].join('\n\n');
}
