import type { Accounts } from '../accounts/accounts.js';
import type { Clock } from '../live/clock.js';
import type { HallLimits } from '../limits/limits.js';
import type { Streams } from '../limits/streams.js';
import type { HallDatabase } from '../store/hall-database.js';
import type { HostKey } from '../web/host-key.js';
import type { GameList } from './list-games.js';
import type { HostedGames } from './hosted-games.js';
import type { HealthCheck } from '../observe/health.js';
import type { Observe } from '../observe/hall-event.js';
import type { LiveGame } from '../live/live-game.js';
import type { MasterCommands } from './master-commands.js';

/** Everything that the routes of a hall share. */
export interface Hall {
  /** As pages call it. */
  readonly name: string;
  /** Where browsers reach it: `https://games.example.org`. */
  readonly address: string;
  readonly games: HostedGames;
  /** Those whose clocks go here. */
  readonly live: { readonly of: (id: string) => LiveGame | undefined };
  readonly list: GameList;
  readonly database: HallDatabase;
  readonly clock: Clock;
  readonly accounts: Accounts;
  /** Whether it keeps what is about people: accounts, sign-ups and letters. Where it does not, only tokens of seats open desks. */
  readonly keepsPeople: boolean;
  /** Whether mail that is queued is sent. */
  readonly sendsMail: boolean;
  /** Address at which mail for the hall comes in; `null` where none does. */
  readonly mailbox: string | null;
  /** Whether players may write letters without their name. */
  readonly allowsAnonymous: boolean;
  /** Key of whoever started the hall. */
  readonly hostKey: HostKey;
  /** What game masters can do in the page; nothing when absent. */
  readonly commands: MasterCommands | undefined;
  /** What one player, or one address, can ask for. */
  readonly limits: HallLimits;
  /** Streams of events that are open. */
  readonly streams: Streams;
  readonly health: HealthCheck;
  /** Is told of everything that happens. */
  readonly observe: Observe;
}
