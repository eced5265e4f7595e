import { Accounts } from '../accounts/accounts.js';
import { votesOfPerson } from '../calendar/extensions.js';
import { HALL_LIMITS } from '../limits/limits.js';
import { Streams } from '../limits/streams.js';
import { awayOfPerson } from '../mail/away.js';
import { mailTroubleOfPerson } from '../mail/mail-addresses.js';
import type { MailSettings } from '../mail/mail-settings.js';
import { HealthCheck } from '../observe/health.js';
import { pushesOfPerson } from '../push/subscriptions.js';
import { formsOfPerson } from './answered-forms.js';
import { draftsOfPerson } from './drafts.js';
import type { Hall } from './hall.js';
import { GameList } from './list-games.js';
import { moveSeats } from './move-seats.js';
import { lettersOfPerson } from './press.js';
import { sayingWhyClosed } from './saying-once.js';
import { seatsOfPerson } from './seats-of-person.js';
import { signUpsOfPerson } from './sign-ups.js';

/** What a hall is made from. */
interface HallParts extends Pick<
  Hall,
  'name' | 'address' | 'games' | 'live' | 'database' | 'clock' | 'hostKey' | 'observe'
> {
  /** Addresses of mail of those who run the hall; nobody when absent. */
  readonly host?: readonly string[] | undefined;
  /** What game masters can do in the page; nothing when absent. */
  readonly commands?: Hall['commands'];
  /** What one player, or one address, can ask for; the usual limits when absent. */
  readonly limits?: Hall['limits'] | undefined;
  /** Whether it keeps what is about people; it does when absent. */
  readonly keepsPeople?: boolean | undefined;
  /** Of its mail; there is none when absent. */
  readonly settings: MailSettings | undefined;
  /** When the thread that keeps time and mail last gave a sign of life, in milliseconds since 1970; absent where there is no such thread. */
  readonly alive?: (() => number) | undefined;
}

/**
 * The hall of games and people in files that are open.
 *
 * @throws InputError when an address of the host is none of mail
 */
export function hallOf(parts: HallParts): Hall {
  const { name, address, games, live, database, clock, hostKey, observe, settings, commands } = parts;
  const { host = [], limits = HALL_LIMITS, keepsPeople = true } = parts;
  const list = new GameList(games);
  const sendsMail = settings?.smtp !== undefined;
  const belongings = [
    signUpsOfPerson(database),
    mailTroubleOfPerson(database),
    pushesOfPerson(database),
    draftsOfPerson(database),
    formsOfPerson(database),
    awayOfPerson(database),
    votesOfPerson(database),
    lettersOfPerson(database),
    seatsOfPerson(games),
  ];
  const seats = moveSeats({
    ...{ games, database, mailbox: settings?.orders ?? null },
    failed: sayingWhyClosed(games, observe),
  });
  return {
    ...{ name, address, games, live, list, database, clock, hostKey, observe, commands, limits, keepsPeople },
    accounts: new Accounts({ database, address, clock, host, belongings, seats, sendsMail }),
    sendsMail,
    mailbox: settings?.orders ?? null,
    allowsAnonymous: settings?.anonymousPress ?? false,
    streams: new Streams(limits.streams),
    health: new HealthCheck({ list, database, clock, alive: parts.alive }),
  };
}
