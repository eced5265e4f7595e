/**
 * How orders end: the sentences of all codes.
 *
 * @see N-28
 */
import type { OrderResult } from '@ec/engine';

/** What players read of how an order ended, by its code. */
export const RESULT_SENTENCES = {
  done: '',
  'unknown-race': 'No other race has this name.',
  'unknown-planet': 'No planet has this name or number.',
  'unknown-group': 'You have no group of this number.',
  'unknown-fleet': 'You have no fleet of this name.',
  'unknown-type': 'You have no ship type or fleet of this name.',
  'unknown-production': 'This is neither CAP, MAT, a technology nor one of your ship types.',
  surplus: 'A fleet takes no number of ships.',
  'not-owner': 'Planet is not owned by you.',
  'not-your-race': 'This is not the name of your race.',
  'in-hyperspace': 'Group is in hyperspace.',
  'fleet-in-hyperspace': 'The fleet is in hyperspace.',
  'not-in-hyperspace': 'Only ships in hyperspace can turn back.',
  'too-near': 'The ships are too near to their destination to turn back.',
  'cannot-move': 'These ships have no drive.',
  'cannot-carry': 'These ships have no cargo bay.',
  'other-cargo': 'The ships carry another cargo.',
  full: 'The ships are full.',
  'no-cargo': 'The ships carry no cargo.',
  'too-little': 'This is less than there can be.',
  'too-much': 'This is more than there is room for, or than there is.',
  'short-stock': 'The ships share the stock, which is less than was ordered.',
  'fewer-ships': 'The group has fewer ships; all of them follow the order.',
  'bad-name': 'A name has at most 20 letters, digits or underscores.',
  'bad-classic-name': 'A name has at most 21 characters, none of them a blank, comma, semicolon or "<".',
  'quoted-name': 'A name begins with no quotation mark.',
  'numbered-name': 'A name does not begin with # and a digit, which stand for the number of a planet.',
  'fleet-digit': 'The name of a fleet begins with no digit, and with no sign or point before one.',
  'name-taken': 'This name is taken.',
  'renamed-already': 'The planet has a new name already this turn.',
  'name-reserved': 'This name is a word of the order language.',
  'bad-design': 'A mass is 0, or 1 and more; there are guns exactly if they have a mass; not all is 0.',
  'ships-exist': 'Ships of this type exist.',
  'in-production': 'Ships of this type are in production.',
  'wrong-place': 'They are not all at one planet.',
  'same-place': 'This is where it is already.',
  'at-current-tech': 'The ships are at your technologies already.',
  'no-production': 'Planet has no remaining industry.',
  upgraded: 'Ships that were upgraded this turn cannot be sent.',
  'ordered-already': 'These ships have a travel order already.',
  'called-back': 'A later order called the ships back.',
  'group-gone': 'The ships are no longer there.',
  'empty-fleet': 'The fleet has no ships.',
  'has-colonists': 'There are colonists aboard.',
  'alien-planet': 'The planet is owned by another race.',
  peace: 'War cannot be declared yet.',
  'out-of-game': 'Your race is no longer in the game.',
} as const;

/** Code of what became of an order. */
export type ResultCode = keyof typeof RESULT_SENTENCES;

/** All codes of what becomes of orders. */
export const RESULT_CODES = Object.keys(RESULT_SENTENCES) as [ResultCode, ...ResultCode[]];

/**
 * The sentence of a code with the figures that decided, at its end.
 *
 * @param figures - what there is, and what it takes, as the end of a sentence
 */
export function withFigures(code: ResultCode, figures: string): string {
  return `${RESULT_SENTENCES[code].slice(0, -1)}: ${figures}.`;
}

/**
 * An order that was carried out, but for something.
 *
 * @param sentence - what is true here, where that of the code says less
 */
export function warned(code: ResultCode, sentence: string = RESULT_SENTENCES[code]): OrderResult {
  return { status: 'partly', code, reason: sentence };
}

/** Why an order is not carried out. */
export class Refusal implements OrderResult {
  readonly status = 'refused';
  readonly code: ResultCode;
  readonly reason: string;

  /**
   * @param sentence - what is true here, where that of the code says too much or too little
   * @param near - a name that was probably meant
   */
  constructor(code: ResultCode, sentence: string = RESULT_SENTENCES[code], near?: string) {
    this.code = code;
    this.reason = near === undefined ? sentence : `${sentence} Did you mean "${near}"?`;
  }
}
