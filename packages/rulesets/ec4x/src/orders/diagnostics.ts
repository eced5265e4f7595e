import { NAME_LENGTH, TEXT_LENGTH } from '../tables/start.js';
import { WRITING_DIAGNOSTICS, type DiagnosticRow } from '@ec/orders-parser';

/**
 * All that can be wrong with a sheet before it is known whose it is, errors first.
 *
 * @see X-68
 */
export const EC4X_DIAGNOSTICS: readonly DiagnosticRow[] = [
  {
    code: 'unknown-statement',
    meaning: 'no statement begins like this',
    example: 'biuld 2,-1 shipyard DD 2',
  },
  { code: 'missing-field', meaning: 'something is missing', example: 'fleet 4 move' },
  { code: 'missing-word', meaning: 'a fixed word is missing', example: 'fleet 4' },
  { code: 'word-unknown', meaning: 'a different word belongs there', example: 'fleet 4 mvoe 2,-1' },
  { code: 'extra-field', meaning: 'there is more on the line than belongs there', example: 'tax 45 50' },
  { code: 'number-invalid', meaning: 'not a whole number', example: 'tax high' },
  { code: 'number-range', meaning: 'the number is too small or too large', example: 'tax 101' },
  { code: 'choice-unknown', meaning: 'none of the words that may stand there', example: 'stance 3 freind' },
  { code: 'class-unknown', meaning: 'not the code of a class', example: 'build 2,-1 shipyard XX 2' },
  {
    code: 'class-elsewhere',
    meaning: 'a class that is not for this place',
    example: 'build 2,-1 colony DD 2',
  },
  { code: 'system-invalid', meaning: 'not the coordinates of a system', example: 'terraform Arrakis' },
  { code: 'text-quotes', meaning: 'a text lacks its quotation marks', example: 'name 2,-1 Arrakis' },
  { code: 'text-empty', meaning: 'there is nothing to see in a text', example: 'name 2,-1 " "' },
  {
    code: 'text-long',
    meaning: `a name has more than ${NAME_LENGTH} characters, or a text more than ${TEXT_LENGTH}`,
    example: 'name 2,-1 "The Planet of the Spice Mines"',
  },
  { code: 'text-control', meaning: 'a text has a control character', example: 'message all "Peace?\u0007"' },
  { code: 'header-late', meaning: 'the header does not stand first; no order counts' },
  { code: 'header-house', meaning: 'the header names another House; no order counts' },
  { code: 'header-turn', meaning: 'the header names another turn; no order counts' },
  { code: 'header-game', meaning: 'the header names another game; no order counts' },
  { code: 'limit-bytes', meaning: 'the sheet is too long, and is not read' },
  { code: 'limit-statements', meaning: 'there are too many statements; the first are read' },
  { code: 'limit-fields', meaning: 'a list is too long' },
  { code: 'limit-diagnostics', meaning: 'there are too many mistakes; the first are listed' },
  { code: 'duplicate-order', meaning: 'warning: an order says the same as an earlier one' },
  { code: 'contradictory-order', meaning: 'warning: an order takes the place of an earlier one' },
  ...WRITING_DIAGNOSTICS,
];
