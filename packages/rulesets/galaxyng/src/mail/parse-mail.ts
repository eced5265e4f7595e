/**
 * Reads mails to the server; who may do what is for the other functions to judge.
 *
 * @see manual "Turn Report", bulletin "SENDING ORDERS"; N-30, N-31
 */

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
const HEADER = /^[^\S\r\n]*#galaxy(?=[\s,]|$)([^\r\n]*)(?:\r\n|\r|\n|$)/im;
const END = /^[^\S\r\n]*#end(?=[\s,]|$)/im;

/** Reads a mail with its header fields; what stands before the line `#GALAXY` and after `#END` is dropped. Never throws. */
export function parseMail(text: string): Envelope | RefusedMail {
  const header = HEADER.exec(text);
  if (!header) return { error: 'no-header' };
  const [kind, argument] = subjectOf(text.slice(0, header.index));
  const [game, race, password, ...rest] = (header[1] ?? '').split(/[\s,]+/).filter((word) => word !== '');
  if (game === undefined) return { error: 'no-game' };
  if (race === undefined) return { error: 'no-race' };
  if (password === undefined) return { error: 'bad-password' };
  const turn = numberIn(rest) ?? (kind === 'orders' ? numberIn([argument]) : null);
  if (kind !== 'relay' && turn === null) return { error: 'no-turn' };
  if (kind === 'relay' && argument === '') return { error: 'no-destination' };
  const after = text.slice(header.index + header[0].length);
  return {
    kind,
    game,
    race,
    password,
    turn,
    final: rest.some((word) => word.toLowerCase() === 'finalorders'),
    destination: kind === 'relay' ? argument : '',
    body: after.slice(0, END.exec(after)?.index ?? after.length),
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
