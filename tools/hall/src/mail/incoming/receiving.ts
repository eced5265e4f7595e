import type { Clock } from '../../live/clock.js';
import type { HallDatabase } from '../../store/hall-database.js';
import type { MailGames } from '../reply-address.js';
import type { DnsResolver } from './dmarc.js';

/**
 * What proves who sent a mail:
 * - `proof`: the signed address of an answer, or a seat's token;
 * - `address-with-dmarc`: also the address of a seat's player, where its domain vouches for the mail.
 */
export const TRUSTS = ['proof', 'address-with-dmarc'] as const;

/** One of {@link TRUSTS}. */
type Trust = (typeof TRUSTS)[number];

/** What mail comes in with. */
export interface Receiving {
  readonly database: HallDatabase;
  readonly games: MailGames;
  /** Name of the game of which alone mail is done; that of all games when absent. */
  readonly only?: string | undefined;
  readonly clock: Pick<Clock, 'now'>;
  /** Address from which the hall writes. */
  readonly from: string;
  /** Address at which orders come in; `null` where answers cannot be signed. */
  readonly mailbox: string | null;
  /** Address of the one who is told of addresses that mail comes back from, and of players who are away. */
  readonly master: string | null;
  readonly trust: Trust;
  /** Whether players may write to each other without their name; no when absent. */
  readonly anonymousPress?: boolean | undefined;
  /** Of DNS; that of the machine when absent. */
  readonly resolver?: DnsResolver | undefined;
}
