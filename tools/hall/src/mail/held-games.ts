import { AccessError } from '../game/access.js';
import type { MailGames } from './reply-address.js';

/**
 * The same games, but each is left alone once it could not be used: the mails that need it fail in the same way from then on, so that none of
 * them is done before an earlier one.
 */
export function heldOnceFailed(games: MailGames): MailGames {
  const faults = new Map<string, unknown>();
  const held =
    (does: 'use' | 'change'): MailGames['use'] =>
    async (id, what) => {
      if (faults.has(id)) throw faults.get(id);
      try {
        return await games[does](id, what);
      } catch (error) {
        // who has lost a seat hinders nobody else
        if (!(error instanceof AccessError)) faults.set(id, error);
        throw error;
      }
    };
  return { ids: games.ids, use: held('use'), change: held('change') };
}
