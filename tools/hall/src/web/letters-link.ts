import { html } from 'hono/html';
import type { Hall } from '../hall/hall.js';
import type { AtDesk } from '../hall/hand-in.js';
import { lettersFor } from '../hall/press.js';
import type { Moments } from './moments.js';
import { addressOfGame, type Markup } from './page.js';

/** Leads from a desk to its letters, and says how many have come and are not read yet; `undefined` where players write none. */
export function lettersLink(
  { keepsPeople, database }: Pick<Hall, 'keepsPeople' | 'database'>,
  { id, seat, stored }: Pick<AtDesk, 'id' | 'seat' | 'stored'>,
  moments: Moments,
): Markup | undefined {
  if (!keepsPeople) return undefined;
  const link = html`<a href="${addressOfGame(id, 'seats', String(seat), 'press')}">Letters</a>`;
  const come = lettersFor(database, { id, stored }, seat).filter(({ sender }) => sender !== seat);
  const [newest] = come;
  if (newest === undefined) return link;
  const unread = come.filter(({ isRead }) => !isRead).length;
  return html`${link}: ${unread === 0 ? 'all read' : `${unread} not read yet`}, ${come.length} in all; the
  last was written ${moments.at(newest.at)}`;
}
