import { storedSeats } from '@ec/engine/sqlite';
import { deskPath } from '../game/desk-path.js';
import { reportKey, reportSubject } from '../mail/queue-reports.js';
import type { MailGame } from '../mail/reply-address.js';
import type { HallDatabase } from '../store/hall-database.js';
import { PUSH_LIFE, queuePush } from './pushes.js';
import { subscribedBrowsers } from './subscriptions.js';

/**
 * Tells the browsers of all players that a turn was resolved, each once, and again only where the turn was undone and came out otherwise.
 *
 * @param now - milliseconds since 1970
 * @throws StoreError `no-turn` when there is no such turn
 */
export function pushReports(database: HallDatabase, game: MailGame, turn: number, now: number): void {
  const { id, stored } = game;
  for (const { seat, player } of storedSeats(stored))
    // To name a report takes reading it, which few need.
    if (player && subscribedBrowsers(database, player.email.toLowerCase()).length > 0)
      queuePush(
        database,
        {
          key: reportKey(game, { turn, seat, to: player.email }),
          to: player.email,
          title: reportSubject(game, turn),
          text: '',
          path: deskPath(id, seat),
          expires: now + PUSH_LIFE,
        },
        now,
      );
}
