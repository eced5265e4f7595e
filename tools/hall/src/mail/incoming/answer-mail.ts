import { currentTurn, StoreError, storedSeats, type StoreErrorCode } from '@ec/engine/sqlite';
import { formatDueFor, type Zones, zonesFor } from '../../calendar/format-due.js';
import { type Away, awaySeats, awayWords, readAway, setAway } from '../away.js';
import { unsentFile } from '../../game/unread.js';
import { withoutPaths } from '../../game/without-paths.js';
import type { OutgoingMail } from '../outbox.js';
import { reportMail, seatHeaders } from '../queue-reports.js';
import { handInOrders, previewOrders } from './answer-orders.js';
import { sendMailedPress } from './answer-press.js';
import { HELP, statusText } from './answer-questions.js';
import { type AskedByMail, mailCommand } from './command.js';
import type { ReadMail } from './read-mail.js';
import type { Receiving } from './receiving.js';
import type { BegunMail } from './received-mail.js';
import { type SeatedSender, withoutTokens } from './sender.js';

/** A seat's mail that is to be done. */
export interface SeatMail {
  readonly mail: ReadMail;
  readonly sender: SeatedSender;
  readonly begun: BegunMail;
}

/** What a mail asked for, and the mails that go out for it. */
export interface MailAnswer {
  readonly command: string;
  readonly mails: readonly OutgoingMail[];
}

/** What a player can do something about; anything else is for the host, and the mail comes in again. */
const OF_PLAYERS: readonly StoreErrorCode[] = ['no-turn', 'too-many-sheets', 'too-large', 'over'];

/**
 * Does what a seat's mail asks for.
 *
 * @throws StoreError when the game's file is busy or the disk fails
 */
export async function answerMail(receiving: Receiving, seatMail: SeatMail): Promise<MailAnswer> {
  const { own, files, subject } = seatMail.mail;
  const asked = mailCommand({
    subject: withoutTokens(subject),
    text: withoutTokens(own.text),
    hasFiles: files.length > 0,
  });
  const command = asked.command.kind;
  try {
    return { command, mails: await done(receiving, seatMail, asked) };
  } catch (error) {
    if (!(error instanceof StoreError) || !OF_PLAYERS.includes(error.code)) throw error;
    const why = withoutPaths(error.message, seatMail.sender.game.stored.database.path);
    return { command, mails: [replyMail(receiving, seatMail, `${why}. Nothing was done.`)] };
  }
}

async function done(
  receiving: Receiving,
  seatMail: SeatMail,
  { command, body }: AskedByMail,
): Promise<OutgoingMail[]> {
  const { mail, sender, begun } = seatMail;
  const { database, mailbox, clock } = receiving;
  const reply = (text: string): OutgoingMail[] => [replyMail(receiving, seatMail, text)];
  const zones = (): Zones => zonesFor(database, sender.game.stored, addressOf(sender));
  switch (command.kind) {
    case 'orders':
      return reply(await handInOrders(database, { sender, mail, body, turn: command.turn }, begun.since));
    case 'preview':
      return reply(previewOrders({ sender, mail, body, turn: undefined }));
    case 'report':
      return [await reportAgain(receiving, seatMail, command.turn)];
    case 'press': {
      const { to, isAnonymous } = command;
      const room = { database, mailbox, allowsAnonymous: receiving.anonymousPress ?? false };
      const press = { sender, to, isAnonymous, text: body, key: begun.key };
      const unsent = mail.files.map(({ name }) => `note: ${unsentFile(name)}`);
      return reply([sendMailedPress(press, room, clock.now()), ...unsent].join('\n'));
    }
    case 'away': {
      const { own, game } = zones();
      const away = readAway(command.until, clock.now(), own ?? game ?? 'UTC');
      setAway(database, sender, away, clock.now());
      return [
        ...reply(awayAnswer(away, zones())),
        ...toMaster(receiving, seatMail, `is away${awayWords(away)}`),
      ];
    }
    case 'back':
      setAway(database, sender, null, clock.now());
      return [
        ...reply('Welcome back. The game master has been told.'),
        ...toMaster(receiving, seatMail, 'is back'),
      ];
    case 'status': {
      const away = awaySeats(database, sender.game, clock.now()).get(sender.seat);
      return reply(statusText(sender, zones(), away));
    }
    case 'help':
      return reply(HELP);
  }
}

/** What whoever is away can count on. */
function awayAnswer({ ends }: Away, zones: Zones): string {
  const until =
    ends === null ? 'until you send "back"' : `before ${formatDueFor(zones, ends)}, or until you send "back"`;
  return `The game master has been told that you are away. You get no reminders ${until}. Orders that you send meanwhile count.`;
}

async function reportAgain(
  receiving: Receiving,
  { sender, begun }: SeatMail,
  named: number | undefined,
): Promise<OutgoingMail> {
  const { database, mailbox, clock } = receiving;
  const { game, seat } = sender;
  const turn = named ?? currentTurn(game.stored).turn;
  const report = { turn, mailbox, now: clock.now(), seat, to: addressOf(sender) };
  return { ...(await reportMail(database, game, report)), key: `answer ${begun.key}` };
}

/** Most characters of a subject that is repeated (included). */
const SUBJECT_LENGTH = 120;

/** The answer to a seat's mail, to the address of the seat. */
export function replyMail(
  { database, mailbox }: Receiving,
  { mail, sender, begun }: SeatMail,
  text: string,
): OutgoingMail {
  const { game, seat } = sender;
  const subject = withoutTokens(mail.subject).trim().slice(0, SUBJECT_LENGTH);
  const threads =
    mail.messageId === '' ? {} : { 'In-Reply-To': `<${mail.messageId}>`, References: `<${mail.messageId}>` };
  return {
    key: `answer ${begun.key}`,
    to: addressOf(sender),
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject || game.stored.meta.name}`,
    text: `${text.trimEnd()}\n`,
    headers: {
      ...seatHeaders(database, game, { seat, turn: currentTurn(game.stored).turn + 1, mailbox }),
      ...threads,
      'Auto-Submitted': 'auto-replied',
    },
  };
}

function toMaster({ master }: Receiving, { sender, begun }: SeatMail, what: string): OutgoingMail[] {
  const { game, seat } = sender;
  const { name } = game.stored.meta;
  const text = `${name}: the player of seat ${seat} (${addressOf(sender)}) ${what}.\n`;
  return master === null
    ? []
    : [{ key: `told ${begun.key}`, to: master, subject: `${name}: seat ${seat} ${what}`, text }];
}

/** Address with which the seat's player is registered: answers go there, whatever a mail says. */
function addressOf({ game, seat }: SeatedSender): string {
  return storedSeats(game.stored).find((one) => one.seat === seat)?.player?.email ?? '';
}
