import { gameStatus, type SeatStatus } from '@ec/engine/sqlite';
import { letterFault, sendLetter, type PressRoom } from '../../hall/press.js';
import { type SeatedSender, withoutTokens } from './sender.js';

/** Press that came by mail. */
export interface MailedPress {
  readonly sender: SeatedSender;
  /** Numbers and names of seats with commas between them, or `all`. */
  readonly to: string;
  readonly isAnonymous: boolean;
  readonly text: string;
  /** Name of the mail. */
  readonly key: string;
}

/**
 * Takes press to the players of seats. Nobody gets any where one of the seats is not known.
 *
 * @param now - milliseconds since 1970
 * @returns what its writer hears
 */
export function sendMailedPress(press: MailedPress, room: PressRoom, now: number): string {
  const { sender, to, isAnonymous, key } = press;
  const { game, seat } = sender;
  const refused = (why: string): string => `${why} Nothing was sent.`;
  const others = gameStatus(game.stored).seats.filter((one) => one.seat !== seat);
  const found = seatsNamed(to, others);
  if (typeof found === 'string') return refused(found);
  const readers = found.filter(({ player }) => player !== null);
  if (readers.length === 0) return refused('No player has any of these seats.');
  const recipients = ALL.test(to) ? [] : found.map((one) => one.seat);
  const text = withoutTokens(press.text).trim();
  const letter = {
    key: `mail ${key}`,
    sender: seat,
    recipients,
    isAnonymous,
    text,
    delivery: 'now',
  } as const;
  const fault = letterFault(room, game, letter);
  if (fault !== undefined) return refused(`${fault.charAt(0).toUpperCase()}${fault.slice(1)}.`);
  sendLetter(room, game, letter, now);
  const names = readers.map((reader) => `${reader.seat} (${reader.name})`).join(', ');
  return `Your message was sent to: ${names}.`;
}

/** Words for all seats. */
const ALL = /^(?:all|everybody|everyone)$/i;

/** Seats by their numbers and names, or why there is one that is not known. */
function seatsNamed(to: string, others: readonly SeatStatus[]): SeatStatus[] | string {
  if (ALL.test(to)) return [...others];
  const whole = others.find(({ name }) => name.toLowerCase() === to.toLowerCase());
  if (whole) return [whole];
  const found = new Set<SeatStatus>();
  for (const word of to.split(/\s*(?:,|\band\b)\s*/i)) {
    const one = others.find(
      ({ seat, name }) => `${seat}` === word || name.toLowerCase() === word.toLowerCase(),
    );
    if (!one) {
      const known = others.map(({ seat, name }) => `${seat} (${name})`).join(', ');
      return `Expected all or some of ${known}, received ${word}.`;
    }
    found.add(one);
  }
  return [...found];
}
