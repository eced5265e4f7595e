import { WRITING_DIAGNOSTICS, type DiagnosticRow } from '@ec/orders-parser';

/**
 * All that can be wrong with a sheet before it is known whose it is, errors first.
 *
 * @see N-28
 */
export const GALAXY_DIAGNOSTICS: readonly DiagnosticRow[] = [
  { code: 'unknown-order', meaning: 'no order begins with such a letter', example: 'k 12' },
  { code: 'missing', meaning: 'something is missing', example: 's 12' },
  { code: 'surplus', meaning: 'there is more on the line than belongs there', example: 's 12 Zephir 3 now' },
  {
    code: 'bad-number',
    meaning: 'not a number, or not one that may stand there',
    example: 's 12 Zephir three',
  },
  { code: 'unknown-cargo', meaning: 'not a kind of cargo', example: 'l 12 GOLD' },
  { code: 'unknown-option', meaning: 'not an option', example: 'o speed' },
  { code: 'bad-address', meaning: 'not an address', example: 'z nobody' },
  { code: 'header-game', meaning: 'the line `#GALAXY` names another game; no order counts' },
  { code: 'header-race', meaning: 'the line `#GALAXY` names another race; no order counts' },
  { code: 'header-turn', meaning: 'the line `#GALAXY` names another turn; no order counts' },
  { code: 'limit-bytes', meaning: 'the sheet is too long, and is not read' },
  { code: 'limit-statements', meaning: 'there are too many orders; the first are read' },
  { code: 'limit-diagnostics', meaning: 'there are too many mistakes; the first are listed' },
  {
    code: 'lines-unclosed',
    meaning: 'warning: a message has no line with @ at its end',
    example: '@ Farmers',
  },
  { code: 'duplicate-order', meaning: 'warning: an order says the same as an earlier one' },
  ...WRITING_DIAGNOSTICS,
];
