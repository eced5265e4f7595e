import { requireNotMoving, storedCalendar } from '@ec/engine/sqlite';
import { emailsWith } from '../accounts/roles.js';
import { forgetFollowed } from '../calendar/follow-up.js';
import { keepTime } from '../calendar/keep-time.js';
import type { OutsideSeats } from '../game/outside-seats.js';
import type { Clock } from '../live/clock.js';
import { isPace } from '../live/game-pace.js';
import type { MailboxLooks } from '../mail/mailbox-looks.js';
import type { MailSettings } from '../mail/mail-settings.js';
import { queueReports } from '../mail/queue-reports.js';
import type { Observe } from '../observe/hall-event.js';
import { pushReports } from '../push/push-reports.js';
import type { HallDatabase } from '../store/hall-database.js';
import type { HostedGames } from './hosted-games.js';
import { lettersWith, mailLetter, pushLetter } from './press.js';
import { sayingWhyClosed } from './saying-once.js';

/** A hall whose time is kept. */
interface TimedHall {
  readonly database: HallDatabase;
  readonly clock: Clock;
  readonly games: Pick<HostedGames, 'ids' | 'stampOf' | 'change' | 'pathOf'>;
  /** How mail is sent and comes in; `undefined` where there is none. */
  readonly settings: MailSettings | undefined;
  /** Addresses of those who run the hall; they are told about games that have no other master. */
  readonly host: readonly string[];
  /** Programs that give orders, by game; none when absent. */
  readonly programs?: ReadonlyMap<string, OutsideSeats>;
  /** Looks into the mailbox of the hall; turns wait for no mail when absent. */
  readonly looks?: MailboxLooks | undefined;
  readonly observe: Observe;
  /** Ends it after what is under way. */
  readonly signal: AbortSignal;
}

/**
 * Plays the games of a hall by their calendars until a signal is given. Players get the reports of a turn, and the letters that go with it, then. What hinders a game is said once,
 * until it is something else.
 */
export function keepHallTime(hall: TimedHall): Promise<void> {
  const { database, clock, games, settings, host, programs, looks, observe, signal } = hall;
  const mailbox = settings?.orders ?? null;
  const allowsAnonymous = settings?.anonymousPress ?? false;
  const mastersOf = (game: string): readonly string[] => {
    const masters = emailsWith(database, { role: 'master', game });
    return masters.length > 0 ? masters : host;
  };
  return keepTime({
    ...{ database, clock, mailbox, looks, signal },
    games: {
      get ids() {
        return games.ids;
      },
      stamp: (id) => games.stampOf(id),
      use: (id, look) =>
        games.change(id, (stored) => {
          const played = programs?.get(id);
          if (!isPace(storedCalendar(stored)))
            return look({ id, stored, masters: mastersOf(id), ...(played && { programs: played }) });
          // ticks are too many for mail, and are played where pages are answered
          forgetFollowed(database, id);
          return Infinity;
        }),
    },
    async resolved(game, { turn }) {
      observe({ event: 'turn', game: game.id, turn });
      const now = clock.now();
      // Nobody is to get all reports of a year at once, when mail is set up at last.
      const sendsMail = settings?.smtp !== undefined;
      if (sendsMail) await queueReports(database, game, { turn, mailbox, now });
      database.transaction(() => {
        requireNotMoving(game.stored);
        pushReports(database, game, turn, now);
        for (const letter of lettersWith(database, game.id, turn)) {
          if (sendsMail) mailLetter({ database, mailbox, allowsAnonymous }, game, letter, now);
          pushLetter(database, game, letter, now);
        }
      });
    },
    failed: sayingWhyClosed(games, observe),
  });
}
