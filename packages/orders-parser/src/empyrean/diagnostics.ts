/** What a code of a diagnostic means. */
export interface DiagnosticRow {
  readonly code: string;
  readonly meaning: string;
  /** A statement that gives it; absent where it takes more than one statement, or knowledge of an empire. */
  readonly example?: string;
}

/**
 * All codes that a check of an order sheet can give, errors first.
 *
 * @see E-16
 */
export const EMPYREAN_DIAGNOSTICS: readonly DiagnosticRow[] = [
  { code: 'unknown-statement', meaning: 'no statement has such a word there', example: '7, raton, 50%' },
  { code: 'missing-field', meaning: 'a field is missing or empty', example: '7, ration' },
  { code: 'missing-word', meaning: 'a word is missing', example: 'set up, ship, 7, transfer, 10 food' },
  {
    code: 'word-unknown',
    meaning: 'another word than the one that belongs there',
    example: 'set up, ship, 7, form, 10 food, end',
  },
  { code: 'extra-field', meaning: 'a field too many', example: '7, survey, 3' },
  { code: 'number-invalid', meaning: 'no whole number', example: 'seven, survey' },
  { code: 'number-range', meaning: 'a number out of its bounds', example: '7, move, 12' },
  { code: 'quantity-missing', meaning: 'a unit without its number', example: '7, disband, trainees' },
  { code: 'quantity-invalid', meaning: 'no number of units', example: '7, disband, 1.5 trainees' },
  {
    code: 'quantity-range',
    meaning: 'a number of units out of its bounds',
    example: '7, disband, 0 trainees',
  },
  { code: 'unit-unknown', meaning: 'no such unit', example: '7, disband, 5 traines' },
  { code: 'unit-unfit', meaning: 'a unit that does not belong there', example: '7, disband, 5 food' },
  { code: 'level-missing', meaning: 'a unit without its technology level', example: '7, assemble, 5 farms' },
  {
    code: 'level-unneeded',
    meaning: 'a technology level where a unit has none',
    example: '7, disband, 5 trainees-2',
  },
  {
    code: 'level-range',
    meaning: 'a technology level other than 1 to 10',
    example: '7, assemble, 5 farms-11',
  },
  { code: 'level-invalid', meaning: 'no technology level', example: '7, sell, TL6, 100' },
  { code: 'rate-invalid', meaning: 'no decimal', example: '7, pay, .5, soldiers' },
  {
    code: 'rate-digits',
    meaning: 'a decimal of too many digits',
    example: '7, pay, 0.1234567890123456, soldiers',
  },
  { code: 'percent-invalid', meaning: 'no percentage', example: '7, ration, 50' },
  { code: 'percent-range', meaning: 'a percentage above 100%', example: '7, ration, 101%' },
  {
    code: 'percent-digits',
    meaning: 'a percentage of too many decimals',
    example: '7, ration, 0.0000000000001%',
  },
  {
    code: 'choice-unknown',
    meaning: 'none of the words that may stand there',
    example: '7, pay, 0.5, spies',
  },
  { code: 'product-invalid', meaning: 'no product of factories', example: '7, build change, 3, 5' },
  { code: 'planet-invalid', meaning: 'no label of a planet', example: '7, control, 5-12-28' },
  { code: 'destination-invalid', meaning: 'no place to go to', example: '7, move, home' },
  { code: 'service-invalid', meaning: 'no news service', example: 'news, here, "Hello"' },
  {
    code: 'party-invalid',
    meaning: 'neither a ship or colony nor an empire',
    example: 'message, them, "Hello"',
  },
  { code: 'text-quotes', meaning: 'quotation marks are missing', example: '7, name, Dragonfire' },
  { code: 'text-empty', meaning: 'nothing stands between quotation marks', example: '7, name, ""' },
  {
    code: 'text-long',
    meaning: 'a name or text is too long',
    example: '7, name, "Dragonfire the Unconquered"',
  },
  {
    code: 'text-control',
    meaning: 'a character that cannot be printed',
    example: '7, name, "Dragon\u0007fire"',
  },
  {
    code: 'label-missing',
    meaning: 'a field of the header lacks its word',
    example: 'empire 7, 12, game EC-5',
  },
  { code: 'header-late', meaning: 'the header does not open the sheet' },
  { code: 'header-empire', meaning: 'the header names another empire' },
  { code: 'header-turn', meaning: 'the header names another turn' },
  { code: 'header-game', meaning: 'the header names another game' },
  { code: 'limit-bytes', meaning: 'the sheet is too long, and is not read' },
  { code: 'limit-statements', meaning: 'there are too many statements; the first are read' },
  { code: 'limit-fields', meaning: 'a statement has too many fields' },
  { code: 'limit-diagnostics', meaning: 'there are too many mistakes; the first are listed' },
  { code: 'duplicate-order', meaning: 'warning: an order says the same as an earlier one' },
  { code: 'contradictory-order', meaning: 'warning: an order is about the same as an earlier one' },
  { code: 'text-encoding', meaning: 'warning: the file is not in UTF-8' },
  { code: 'not-yours', meaning: 'warning: no ship or colony of yours' },
  { code: 'not-your-empire', meaning: 'warning: another empire than yours' },
  { code: 'own-target', meaning: 'warning: the target is yours' },
  { code: 'not-seen', meaning: 'warning: the target has not been seen where the ship or colony is' },
  { code: 'no-ship', meaning: 'warning: a colony, which does not move' },
  { code: 'no-contact', meaning: 'warning: whom the message is for has not been met' },
  { code: 'same-receiver', meaning: 'warning: giver and receiver are the same' },
  { code: 'unknown-group', meaning: 'warning: no such factory or mine group' },
  { code: 'unknown-deposit', meaning: 'warning: no such deposit on the planet' },
  { code: 'none-there', meaning: 'warning: the ship or colony has no such units' },
  { code: 'too-many-spies', meaning: 'warning: more spies than there are, in all orders together' },
  {
    code: 'over-committed',
    meaning: 'warning: more than 100% of the weapons or troops, in all orders together',
  },
  { code: 'level-too-high', meaning: 'warning: a technology level above your own' },
  { code: 'orbiting-only', meaning: 'warning: a product that orbiting colonies alone make' },
  { code: 'outside-cluster', meaning: 'warning: coordinates outside the cluster' },
];
