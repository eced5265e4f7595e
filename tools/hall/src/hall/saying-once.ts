import type { Observe } from '../observe/hall-event.js';
import { explain } from '../game/explain.js';
import type { HostedGames } from './hosted-games.js';

/** Reports what hinders something once, and again only when that changes; `null` when nothing does any more. */
export function sayingOnce(observe: Observe): (what: string | null, text: string | null) => void {
  const said = new Map<string | null, string | null>();
  return (what, text) => {
    if (text !== null && said.get(what) !== text) observe({ event: 'failure', text });
    said.set(what, text);
  };
}

/** Says to the host in the same way what hinders a game, or all of them (`null`). */
export function sayingWhyClosed(
  games: Pick<HostedGames, 'pathOf'>,
  observe: Observe,
): (id: string | null, error: unknown) => void {
  const say = sayingOnce(observe);
  return (id, error) =>
    say(
      id,
      id === null ? String(error) : `${id}: ${explain(error).message.replace(`${games.pathOf(id)}: `, '')}`,
    );
}
