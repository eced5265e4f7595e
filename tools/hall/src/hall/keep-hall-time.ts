import { keepTime } from '../calendar/keep-time.js';
import type { Hall } from './hall.js';
import { whyClosed } from './hosted-games.js';
import { queueReports } from '../mail/queue-reports.js';
import { deliverLetters } from './press.js';

/**
 * Plays the games of a hall by their calendars until a signal is given. Reports of a turn, and letters that go with it, are mailed then. What hinders a game is said once,
 * until it is something else.
 *
 * @param host - addresses of those who run the hall; they are told about games that have no other master
 */
export function keepHallTime(
  { database, clock, games, accounts, sendsMail, mailbox, allowsAnonymous, observe }: Hall,
  host: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const said = new Map<string | null, string>();
  const mastersOf = (game: string): readonly string[] => {
    const masters = accounts.emailsWith({ role: 'master', game });
    return masters.length > 0 ? masters : host;
  };
  return keepTime({
    ...{ database, clock, signal },
    games: {
      get ids() {
        return games.ids;
      },
      stamp: (id) => games.stampOf(id),
      use: (id, look) => games.change(id, (stored) => look({ id, stored, masters: mastersOf(id) })),
    },
    async resolved(game, { turn }) {
      const now = clock.now();
      // Nobody is to get all reports of a year at once, when mail is set up at last.
      if (!sendsMail) return;
      await queueReports(database, game, { turn, mailbox, now });
      deliverLetters({ database, mailbox, allowsAnonymous }, game, turn, now);
    },
    failed(id, error) {
      const text = id === null ? String(error) : `${id}: ${whyClosed(error, games.pathOf(id))}`;
      if (said.get(id) !== text) observe({ event: 'failure', text });
      said.set(id, text);
    },
  });
}
