import type { Observe } from '../observe/hall-event.js';
import { whyClosed, type HostedGames } from './hosted-games.js';

/** Says what hinders a game, or all of them (`null`), once, until it is something else. */
export function sayingOnce(
  games: Pick<HostedGames, 'pathOf'>,
  observe: Observe,
): (id: string | null, error: unknown) => void {
  const said = new Map<string | null, string>();
  return (id, error) => {
    const text = id === null ? String(error) : `${id}: ${whyClosed(error, games.pathOf(id))}`;
    if (said.get(id) !== text) observe({ event: 'failure', text });
    said.set(id, text);
  };
}
