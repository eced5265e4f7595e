import { html } from 'hono/html';
import { besideOwn, formatIn } from '../calendar/format-due.js';
import { formatDue } from '../game/when.js';
import type { Markup } from './page.js';

/** Shows times to whoever looks at a page. */
export interface Moments {
  /** Milliseconds since 1970. */
  readonly at: (time: number) => Markup;
  /**
   * When orders of a game are due: beside it stands the time in the zone of the game where clocks show another one there.
   *
   * @param game - zone of its calendar; `null` where there is none
   */
  readonly due: (time: number, game: string | null) => Markup;
}

/**
 * Times in the zone that somebody has chosen. Where they have chosen none, the page's script shows them in that of the browser; without scripts, they
 * are by UTC.
 */
export function momentsIn(own: string | null): Moments {
  const at = (time: number): Markup => {
    const iso = new Date(time).toISOString();
    return own === null
      ? html`<time datetime="${iso}" data-local>${formatDue(time)}</time>`
      : html`<time datetime="${iso}" title="${formatDue(time)}">${formatIn(own, time)}</time>`;
  };
  return {
    at,
    due(time, game) {
      const beside = besideOwn({ own, game }, time);
      return beside === undefined
        ? at(time)
        : html`${at(time)} <span data-zone="${game ?? ''}">(${beside})</span>`;
    },
  };
}
