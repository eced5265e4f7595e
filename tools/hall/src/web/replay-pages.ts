import { currentTurn, gameStatus, type StoredGame } from '@ec/engine/sqlite';
import { html } from 'hono/html';
import { addressOfGame, type Markup } from './page.js';

/** What is looked at in a game that is over. */
export interface Look {
  readonly id: string;
  readonly turn: number;
  /** With whose eyes; `null` for all. */
  readonly seat: number | null;
}

/** A game that is over, turn by turn, with the eyes of any seat or of all. */
export function replayPage(stored: StoredGame, { id, turn, seat }: Look): Markup {
  const last = currentTurn(stored).turn;
  const { seats } = gameStatus(stored);
  const at = (other: number): string =>
    `${addressOfGame(id, 'replay')}?turn=${other}${seat === null ? '' : `&seat=${seat}`}`;
  const shown = `${addressOfGame(id, 'replay', 'report')}?turn=${turn}${seat === null ? '' : `&seat=${seat}`}`;
  return html`
    <p><a href="${addressOfGame(id)}">${stored.meta.name}</a> is over: everybody may look at everything.</p>
    <form class="row" method="get">
      <label
        >Turn
        <input type="range" name="turn" min="0" max="${last}" value="${turn}" data-submits />
      </label>
      <label
        >With the eyes of
        <select name="seat" data-submits>
          <option value="">all</option>
          ${seats.map(
            (one) =>
              html`<option value="${one.seat}" ${one.seat === seat ? 'selected' : ''}>${one.name}</option>`,
          )}
        </select>
      </label>
      <button>Show</button>
    </form>
    <nav aria-label="Turns">
      ${turn > 0 ? html`<a rel="prev" href="${at(turn - 1)}">Turn ${turn - 1}</a>` : ''}
      <b>Turn ${turn} of ${last}</b>
      ${turn < last ? html`<a rel="next" href="${at(turn + 1)}">Turn ${turn + 1}</a>` : ''}
    </nav>
    <div class="desk"><iframe title="Turn ${turn}" src="${shown}"></iframe></div>
    <p class="quiet">
      The address of this page leads others to the same turn. To show it in a page of your own:
      <code>&lt;iframe src="${shown}"&gt;</code>, with the address of this hall before it.
    </p>
  `;
}
