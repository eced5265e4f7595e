import { isSafeLine } from '@ec/reports';

/** The input of a game's host, its game master, to a turn: plain data, kept with the turn like its order sheets. */
export interface HostInput {
  /** A text for all seats, in which {@link noticeFault} finds no fault. */
  readonly notice?: string;
  /** All seats that are left have agreed to end the game: it ends with this turn. */
  readonly isAgreedEnd?: true;
}

/** Most characters of a notice (included), counted as code points. */
export const NOTICE_LENGTH = 10_000;

/** Most characters of a contact (included), counted as code points. */
export const CONTACT_LENGTH = 200;

/**
 * What is wrong with a contact: a line that says where players find help. It is not blank and has at most {@link CONTACT_LENGTH} characters,
 * without control characters, direction overrides and half surrogate pairs.
 *
 * @returns what was expected and received, or `undefined` when nothing is wrong
 */
export function contactFault(contact: string): string | undefined {
  if (!/\S/.test(contact)) return 'expected a text, received nothing but blanks';
  const length = Array.from(contact).length;
  if (length > CONTACT_LENGTH) return `expected at most ${CONTACT_LENGTH} characters, received ${length}`;
  return isSafeLine(contact) ? undefined : 'expected one line without control characters, received some';
}

/**
 * What is wrong with a notice. A notice is not blank and has at most {@link NOTICE_LENGTH} characters; its lines end in `\n` and hold no
 * control characters, direction overrides or half surrogate pairs.
 *
 * @returns what was expected and received, or `undefined` when nothing is wrong
 */
export function noticeFault(notice: string): string | undefined {
  if (!/\S/.test(notice)) return 'expected a text, received nothing but blanks';
  const length = Array.from(notice).length;
  if (length > NOTICE_LENGTH) return `expected at most ${NOTICE_LENGTH} characters, received ${length}`;
  const wrong = notice.split('\n').findIndex((line) => !isSafeLine(line));
  return wrong === -1 ? undefined : `expected no control characters, received one in line ${wrong + 1}`;
}
