/** What a mail asks for. */
type MailCommand =
  /** Hands in orders, for a turn where it names one. */
  | { readonly kind: 'orders'; readonly turn: number | undefined }
  /** Shows how orders would be understood, and hands none in. */
  | { readonly kind: 'preview' }
  /** Asks for the report of a turn, the last where it names none. */
  | { readonly kind: 'report'; readonly turn: number | undefined }
  /** Writes to seats, by number or name, or to all. */
  | { readonly kind: 'press'; readonly to: string; readonly isAnonymous: boolean }
  /** Will not play for some time. */
  | { readonly kind: 'away'; readonly until: string }
  | { readonly kind: 'back' | 'status' | 'help' };

/** A command and the text for it. */
export interface AskedByMail {
  readonly command: MailCommand;
  readonly body: string;
}

/** What programs put before the subject of an answer, and of a mail that is passed on, in the languages of most of them. */
const ANSWER = 're|aw|antw|sv|vs|odp|ynt|r|回复|回覆|答复';
const PASSED_ON = 'fwd?|wg|tr|rv|i|转发|轉寄';

/** All that they put there, and names of lists. */
const PREFIX = new RegExp(
  `^(?:\\s*(?:(?:${ANSWER}|${PASSED_ON})(?:\\[\\d+\\])?\\s*[:：]|\\[[^\\]]{0,40}\\]))*\\s*`,
  'i',
);

/** The same of an answer. */
const ANSWERS = new RegExp(`^(?:\\s*\\[[^\\]]{0,40}\\])*\\s*(?:${ANSWER})(?:\\[\\d+\\])?\\s*[:：]`, 'i');

/** What follows the name of the game in the subjects of the hall's own mails about a turn; a game may be called as a command is. */
const OWN_SUBJECT = /(?:, turn \d+: your report$|: (?:your orders for )?turn \d+ )/;

/** The longest name of a destination, in characters (included). */
const NAME_LENGTH = 200;

/** The longest line that is a command, in characters (included). */
const COMMAND_LENGTH = 400;

/**
 * Reads what a mail asks for: in its subject, or else in its first line. A mail that says neither hands in orders where it has a text, and asks
 * for help where it has none. An answer to press is press to its writer.
 */
export function mailCommand(mail: {
  readonly subject: string;
  readonly text: string;
  readonly hasFiles: boolean;
}): AskedByMail {
  const subject = mail.subject.replace(PREFIX, '');
  const { text } = mail;
  const named = answerToPress(subject) ?? (OWN_SUBJECT.test(subject) ? undefined : commandIn(subject));
  if (named) return { command: named, body: text };
  const [, line = '', rest = ''] = /^\s*([^\n]*)\n?([\s\S]*)$/.exec(text) ?? [];
  const first = commandIn(line.trim());
  if (first) return { command: first, body: rest };
  if (text.trim() === '' && !mail.hasFiles) return { command: { kind: 'help' }, body: '' };
  return { command: { kind: 'orders', turn: undefined }, body: text };
}

/** Whether a mail is by its subject neither an answer nor one of the hall's own that is passed on, which hold nothing that its writer asks for. */
export function mayPassOn(subject: string): boolean {
  return !ANSWERS.test(subject) && !OWN_SUBJECT.test(subject.replace(PREFIX, ''));
}

/** The command that a line is; undefined where it says anything else. */
function commandIn(line: string): MailCommand | undefined {
  if (line.length > COMMAND_LENGTH) return undefined;
  const [, word = '', rest = ''] =
    /^(orders?|preview|report|press|relay|away|back|status|help)\b[\s:,]*(.*?)[\s.!]*$/i.exec(line) ?? [];
  switch (word.toLowerCase()) {
    case 'order':
    case 'orders':
      return withTurn('orders', rest);
    case 'report':
      return withTurn('report', rest);
    case 'preview':
      return rest === '' ? { kind: 'preview' } : undefined;
    case 'press':
    case 'relay':
      return pressTo(rest);
    case 'away':
      return { kind: 'away', until: rest.slice(0, NAME_LENGTH) };
    case 'back':
    case 'status':
    case 'help':
      return rest === '' ? { kind: word.toLowerCase() as 'back' } : undefined;
    default:
      return undefined;
  }
}

function withTurn(kind: 'orders' | 'report', rest: string): MailCommand | undefined {
  const [all, digits] = /^(?:for\s+)?(?:turn\s+)?(\d{1,6})?$/i.exec(rest) ?? [];
  if (all === undefined) return undefined;
  return { kind, turn: digits === undefined ? undefined : Number(digits) };
}

function pressTo(rest: string): MailCommand | undefined {
  const [, anonymous, to = ''] =
    /^(anonymous(?:ly)?\b)?[\s,]*(?:to\s+)?(?:seats?\s+)?(.*)$/i.exec(rest) ?? [];
  if (to === '' || to.length > NAME_LENGTH || /^from\b/i.test(to)) return undefined;
  return { kind: 'press', to, isAnonymous: anonymous !== undefined };
}

function answerToPress(subject: string): MailCommand | undefined {
  const [, seat] = /: press from seat ([1-9]\d{0,5})\b/.exec(subject) ?? [];
  return seat === undefined ? undefined : { kind: 'press', to: seat, isAnonymous: false };
}
