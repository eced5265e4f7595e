/**
 * Reads mails to the server; who may do what is for the other functions to judge.
 *
 * @see manual "Turn Report", bulletin "SENDING ORDERS"; N-30, N-31
 */
import { mailLanguage } from '../orders/language.js';

/** What a mail asks for, by its subject. */
export type MailKind = 'orders' | 'report' | 'relay';

/** What a mail says, without its header line. */
export interface Envelope {
  readonly kind: MailKind;
  readonly game: string;
  readonly race: string;
  readonly password: string;
  /** Turn of the header line, else of the subject. */
  readonly turn: number | null;
  /** Whether these are the race's last word for the turn. */
  readonly final: boolean;
  /** Race, game or `GM` to which a relayed message goes; empty in other mails. */
  readonly destination: string;
  /** Lines after the header line. */
  readonly body: string;
}

/** Why a mail is refused. */
export type MailError =
  | 'no-header'
  | 'no-game'
  | 'no-race'
  | 'bad-password'
  | 'no-turn'
  | 'turn-ran'
  | 'no-destination'
  | 'unknown-destination'
  | 'dead-destination';

/** A mail that is refused. */
export interface RefusedMail {
  readonly error: MailError;
}

const SUBJECT = /^subject:[^\S\r\n]*(?:re:\s*)*(.*)$/im;
const HEADER = /^[^\S\r\n]*#galaxy([^\r\n]*)(?:\r\n|\r|\n|$)/i;

/**
 * Reads a mail with its header fields; what stands before the line `#GALAXY` and after `#END` is dropped. Where the line stands in a
 * quotation alone, as in an answer, the quoted lines are read. Never throws.
 *
 * @param mail - the mail as its reader sees it: encodings such as quoted-printable are for the host to undo
 */
export function parseMail(mail: string): Envelope | RefusedMail {
  const found = mailLanguage.excerpt(mail);
  if (!found) return { error: 'no-header' };
  const orders = found.text.slice(found.start, found.end);
  const [opening = '', words = ''] = HEADER.exec(orders) ?? [];
  const [kind, argument] = subjectOf(mail.slice(0, found.start));
  const [game, race, password, ...rest] = words.split(/[\s,]+/).filter((word) => word !== '');
  if (game === undefined) return { error: 'no-game' };
  if (race === undefined) return { error: 'no-race' };
  if (password === undefined) return { error: 'bad-password' };
  const turn = numberIn(rest) ?? (kind === 'orders' ? numberIn([argument]) : null);
  if (kind !== 'relay' && turn === null) return { error: 'no-turn' };
  if (kind === 'relay' && argument === '') return { error: 'no-destination' };
  return {
    kind,
    game,
    race,
    password,
    turn,
    final: rest.some((word) => word.toLowerCase() === 'finalorders'),
    destination: kind === 'relay' ? argument : '',
    body: orders.slice(opening.length),
  };
}

/** Kind of a mail and what else its subject says; orders where it says nothing else. */
function subjectOf(head: string): [MailKind, string] {
  const [word = '', argument = ''] = (SUBJECT.exec(head)?.[1] ?? '').trim().split(/\s+/);
  const kind = word.toLowerCase();
  if (kind === 'report' || kind === 'relay') return [kind, argument];
  return ['orders', argument];
}

function numberIn(words: readonly string[]): number | null {
  const digits = words.find((word) => /^\d{1,9}$/.test(word));
  return digits === undefined ? null : Number(digits);
}
