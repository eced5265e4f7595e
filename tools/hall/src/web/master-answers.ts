import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Done } from './done-words.js';
import type { GameContext } from './game-context.js';
import { addressOfGame } from './page.js';

/** Path of the game master's desk that says what was done. */
export function pathOfDone(id: string, done: Done): string {
  return `${addressOfGame(id, 'master')}?done=${done}`;
}

/** Refuses a form of the game master's desk that names no address of mail. */
export function noEmail(context: GameContext, c: Context, id: string): Promise<Response> {
  c.status(422);
  const back = html`<a href="${addressOfGame(id, 'master')}">Back to the desk</a>`;
  return context.page(
    c,
    'That did not work',
    html`<p role="alert">Expected a mail address, such as ada@example.org.</p>
      <p>${back}</p>`,
  );
}
