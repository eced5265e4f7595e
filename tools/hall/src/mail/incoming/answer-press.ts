import { currentTurn, gameStatus, type SeatStatus } from '@ec/engine/sqlite';
import type { HallDatabase } from '../../store/hall-database.js';
import type { OutgoingMail } from '../outbox.js';
import { seatHeaders } from '../queue-reports.js';
import { type SeatedSender, withoutTokens } from './sender.js';

/** Longest press, in characters (included). */
const PRESS_LENGTH = 20_000;

/** Press that came by mail. */
export interface MailedPress {
  readonly sender: SeatedSender;
  /** Numbers and names of seats with commas between them, or `all`. */
  readonly to: string;
  readonly isAnonymous: boolean;
  readonly text: string;
  /** Name of the mail, of which the names of its copies are made. */
  readonly key: string;
}

/** What press is sent with. */
export interface PressRoom {
  readonly database: HallDatabase;
  readonly mailbox: string | null;
  /** Whether players may write without their name. */
  readonly allowsAnonymous: boolean;
}

/** What the writer hears, and the mails that go out. */
export interface Pressed {
  readonly text: string;
  readonly mails: readonly OutgoingMail[];
}

/** Takes press to the players of seats. Nobody gets any where one of the seats is not known. */
export function pressMails(press: MailedPress, room: PressRoom): Pressed {
  const { sender, to, isAnonymous, key } = press;
  const { game, seat } = sender;
  const refused = (why: string): Pressed => ({ text: `${why} Nothing was sent.`, mails: [] });
  const text = withoutTokens(press.text).trim();
  if (isAnonymous && !room.allowsAnonymous) return refused('This game has no anonymous press.');
  if (text === '') return refused('Expected a message below the command, received none.');
  if (text.length > PRESS_LENGTH)
    return refused(`Expected a message of at most ${PRESS_LENGTH} characters, received ${text.length}.`);
  const { seats, name, turn } = gameStatus(game.stored);
  const found = seatsNamed(
    to,
    seats.filter((one) => one.seat !== seat),
  );
  if (typeof found === 'string') return refused(found);
  const readers = found.filter(({ player }) => player !== null);
  if (readers.length === 0) return refused('No player has any of these seats.');
  const own = seats.find((one) => one.seat === seat)?.name ?? '';
  const writer = isAnonymous ? 'somebody' : `seat ${seat}, ${own}`;
  const mails = readers.flatMap((reader) =>
    reader.player === null
      ? []
      : [
          {
            key: `press ${key} ${reader.seat}`,
            to: reader.player.email,
            subject: `${name}: press from ${writer}`,
            text: `${text}\n\n[Press from ${writer} to ${to}, after turn ${turn.turn}.${isAnonymous ? '' : ' An answer to this mail is press to its writer.'}]\n`,
            headers: seatHeaders(room.database, game, {
              seat: reader.seat,
              turn: currentTurn(game.stored).turn + 1,
              mailbox: room.mailbox,
            }),
          },
        ],
  );
  const names = readers.map((reader) => `${reader.seat} (${reader.name})`).join(', ');
  return { text: `Your message was sent to: ${names}.`, mails };
}

/** Seats by their numbers and names, or why there is one that is not known. */
function seatsNamed(to: string, others: readonly SeatStatus[]): SeatStatus[] | string {
  if (/^(?:all|everybody|everyone)$/i.test(to)) return [...others];
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
