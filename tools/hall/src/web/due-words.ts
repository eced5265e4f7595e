import { currentTurn, type StoredGame } from '@ec/engine/sqlite';
import { html } from 'hono/html';
import { zoneOfGame } from '../calendar/game-calendar.js';
import { isPaused } from '../calendar/paused.js';
import type { Moments } from './moments.js';
import type { Markup } from './page.js';

/** Says when the orders for the next turn of a game are due that is not over, or why they are not. */
export function dueWords(stored: StoredGame, moments: Moments): Markup {
  const { turn, due } = currentTurn(stored);
  const next = turn + 1;
  const words =
    due === null
      ? `No time is set for turn ${next}.`
      : html`Orders for turn ${next} are due ${moments.due(due, zoneOfGame(stored))}.`;
  if (!isPaused(stored)) return html`${words}`;
  const pause = `The game is paused: turn ${next} waits until the game master lets it go on.`;
  return due === null ? html`${pause}` : html`${pause} ${words}`;
}
