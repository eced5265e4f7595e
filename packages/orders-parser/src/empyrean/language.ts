import { UNITS } from '@ec/economy';
import type { Completion } from '../complete.js';
import { orderLanguage, type Expected } from '../language.js';
import type { ParseLimits } from '../limits.js';
import type { ParsedOrders } from '../parse.js';
import { markdownTable } from '../markdown-table.js';
import { integerSlot } from '../slots/integer.js';
import { nameSlot } from '../slots/text.js';
import type { EmpyreanHeader, EmpyreanOrder } from './orders.js';
import { EMPYREAN_DIAGNOSTICS } from './diagnostics.js';
import { EMPYREAN_PHASES } from './phases.js';
import { EMPYREAN_STATEMENTS } from './statements.js';
import { spellingsOf } from './unit-names.js';

/** Most characters of the name of a game in a header (included). */
export const MAX_GAME_NAME_LENGTH = 200;

/**
 * The order language of Empyrean Challenge.
 *
 * @see E-14 for the punctuation, E-15 for the statements, E-16 for what follows from the table
 */
export const empyreanLanguage = orderLanguage<EmpyreanOrder, EmpyreanHeader>({
  title: 'The orders of Empyrean Challenge',
  introduction:
    'This page is made from the table that the parser reads. ' +
    '[How to write orders](guides/order-language.md) explains punctuation and mistakes; ' +
    '[Units](#units) lists their names, [Diagnostics](#diagnostics) what a check can say.',
  phases: EMPYREAN_PHASES,
  appendix: `${unitSection()}\n\n${diagnosticSection()}`,
  punctuation: { separator: ',', statementEnd: '.', comments: ['//'] },
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

/**
 * Reads an order sheet. Never throws on any text; each bad statement gives one error and is left out.
 *
 * @param source - text, or the bytes of a file in UTF-8 or, with a byte-order mark, UTF-16
 * @param expected - what the header must say where the sheet has one
 * @param limits - replaces some of the default limits
 * @see E-14, E-15, E-16
 */
export function parseEmpyreanOrders(
  source: string | Uint8Array,
  expected?: Expected<EmpyreanHeader>,
  limits?: Partial<ParseLimits>,
): ParsedOrders<EmpyreanOrder, EmpyreanHeader> {
  return empyreanLanguage.parse(source, expected, limits);
}

/**
 * Writes an order in its canonical form: `7, pay, 0.375, professionals`, `7, ration, 50%`.
 *
 * @throws RangeError when a value has no such form: an ID below 1, a unit without its technology level, a ratio that is
 * not a decimal of at most 15 digits, a share above 1 (a caller's bug)
 * @see E-16
 */
export function formatEmpyreanOrder(order: EmpyreanOrder): string {
  return empyreanLanguage.format(order);
}

/**
 * Writes the first line of an order sheet: `empire 7, turn 12, game EC-5`.
 *
 * @throws RangeError when a value cannot be written: a number below 1, a name of more than 200 characters (a caller's bug)
 * @see E-14
 */
export function formatEmpyreanHeader(header: EmpyreanHeader): string {
  return empyreanLanguage.formatHeader(header);
}

/** All that may stand at an offset of an order sheet, for editors. */
export function completeEmpyreanOrders(text: string, offset: number): Completion[] {
  return empyreanLanguage.complete(text, offset);
}

/** The reference page of all statements, in Markdown. */
export function empyreanReference(): string {
  return empyreanLanguage.reference();
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
    'A unit is written by one of its names or its code, in any case; "unit" or "units" may follow any name. A unit with technology levels takes one behind a dash: `space drives-3`, `SPD-3`.',
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
    'What a check can say. A statement with an error is left out; one with a warning stands.',
    markdownTable(['Code', 'Meaning', 'Example'], rows),
  ].join('\n\n');
}
