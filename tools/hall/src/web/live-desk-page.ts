import { randomUUID } from 'node:crypto';
import { checkOrders, gameStatus, type StoredGame } from '@ec/engine/sqlite';
import { html } from 'hono/html';
import { dueWords } from './due-words.js';
import type { Moments } from './moments.js';
import { addressOfGame, type Markup } from './page.js';
import { ordersOf } from './seat-answers.js';
import type { RefusedSheet } from './refused-sheet.js';
import { winnersOf } from './winners.js';

/** Whose desk is shown. */
interface LiveDesk {
  readonly id: string;
  readonly seat: number;
  /** When the next turn is, in milliseconds since 1970; `null` when the clock does not go here. */
  readonly next: number | null;
  readonly moments: Moments;
  /** The way to their letters; `undefined` where there are none. */
  readonly letters: Markup | undefined;
  /** Orders that were not taken; `undefined` where there are none. */
  readonly refused: RefusedSheet | undefined;
  /** What they wrote before the game had its clock, and did not hand in; `undefined` where there is none. */
  readonly draft: { readonly text: string; readonly version: string } | undefined;
}

/** A line of the orders that count, and what it will come to. */
interface OrderLine {
  readonly line: number;
  readonly text: string;
  /** What is wrong or doubtful in it; nothing where it is accepted as it is. */
  readonly said: readonly string[];
  readonly isOrder: boolean;
}

/**
 * The desk of a player whose game is played on a clock, also while that stands still: the orders that count line by line, a form for more, and the report, all
 * of which the page's script keeps fresh.
 */
export function liveDeskPage(stored: StoredGame, desk: LiveDesk): Markup {
  const { id, seat, next, moments, letters, refused } = desk;
  const status = gameStatus(stored);
  const { turn, outcome } = status;
  const at = (...below: readonly string[]): string => addressOfGame(id, 'seats', String(seat), ...below);
  const isOver = outcome.status === 'over';
  const hasBoard = stored.ruleset.board !== undefined;
  return html`
    <div class="clock" data-events="${addressOfGame(id, 'events')}">
      <p id="standing" data-fresh>
        <a href="${addressOfGame(id)}">${stored.meta.name}</a>,
        ${isOver ? `over after turn ${turn.turn}, won by: ${winnersOf(status)}` : html`turn ${turn.turn + 1} is next${next === null ? html`. ${dueWords(stored, moments)}` : ''}`}
      </p>
      <p class="countdown" role="timer" aria-label="Until the next turn"></p>
      <p class="line" role="status"></p>
    </div>
    ${hasBoard ? html`<ec-board data-board="${at('board')}" data-orders="${at('orders')}"></ec-board>` : ''}
    <div class="desk">
      <section class="orders" aria-labelledby="handed">
        <h2 id="handed">Handed in</h2>
        <div id="handed-in" data-fresh>${isOver ? overPart(id) : handedIn(stored, seat, at('orders'))}</div>
        ${refused === undefined ? '' : html`<p class="bad" role="alert">${refused.fault}</p>`}
        ${isOver ? '' : textPart(at('orders'), desk, !hasBoard)}
      </section>
      <section aria-labelledby="report-title">
        <h2 id="report-title">Report</h2>
        <iframe title="Report" src="${at('report')}" loading="lazy"></iframe>
        <p class="printed">The report is printed from its own page.</p>
        <p class="quiet"><a href="${at('report')}">The report as a page</a></p>
        ${letters === undefined ? '' : html`<p class="quiet">${letters}</p>`}
      </section>
    </div>
  `;
}

/** A form for orders as text. It shows what was refused, or what the player has not handed in. */
function textPart(action: string, { refused, draft }: LiveDesk, isOpen: boolean): Markup {
  const continued = refused ? undefined : draft;
  const text = refused?.text ?? continued?.text;
  return html`<details ${isOpen || text !== undefined ? 'open' : ''}>
    <summary>Write orders as text</summary>
    <form method="post" action="${action}" data-live>
      ${
        continued === undefined
          ? ''
          : html`<p class="notice">You wrote these orders earlier, and have not handed them in.</p>
              <input type="hidden" name="draft" value="${continued.version}" autocomplete="off" />`
      }
      <input type="hidden" name="form" value="${randomUUID()}" autocomplete="off" />
      <label
        >Orders to add, one a line
        <textarea name="text" rows="4" spellcheck="false" autocapitalize="off" autocomplete="off">
${text ?? ''}</textarea>
      </label>
      <p class="row">
        <button class="main" name="how" value="add">Add</button>
        <button name="how" value="replace">Replace all</button>
      </p>
      <p class="answer" role="status"></p>
    </form>
  </details>`;
}

/** What there is to say where no orders are taken any more. */
function overPart(id: string): Markup {
  return html`<p>
    No orders are taken any more.
    <a href="${addressOfGame(id, 'replay')}">Look at the game turn by turn</a>
  </p>`;
}

/** The orders that count, each with what it will come to and a button that takes it back. */
function handedIn(stored: StoredGame, seat: number, action: string): Markup {
  const { turn, receipt, text } = ordersOf(stored, seat);
  const lines = orderLines(stored, seat, text);
  if (!lines.some(({ isOrder }) => isOrder)) return html`<p>Nothing for turn ${turn} yet.</p>`;
  return html`<p>For turn ${turn}, in this order:</p>
    <ol class="lines">
      ${lines
        .filter(({ isOrder }) => isOrder)
        .map(
          ({ line, text: order, said }) =>
            html`<li>
              <code>${order}</code>
              ${
                said.length === 0
                  ? html`<span class="good">accepted</span>`
                  : html`<span class="bad">${said.join('; ')}</span>`
              }
              <form method="post" action="${action}?turn=${turn}" data-live>
                <input type="hidden" name="text" value="${withoutLine(lines, line)}" />
                <input type="hidden" name="receipt" value="${receipt ?? 0}" />
                <button name="how" value="replace" aria-label="Delete ${order}">Delete</button>
              </form>
            </li>`,
        )}
    </ol>`;
}

function orderLines(stored: StoredGame, seat: number, text: string): OrderLine[] {
  const { orders, diagnostics } = checkOrders(stored, { seat, text });
  const saidOf = Map.groupBy(diagnostics, ({ line }) => line);
  return text.split('\n').map((order, i) => {
    const said = (saidOf.get(i + 1) ?? []).map(({ message }) => message);
    const isOrder = said.length > 0 || orders.some(({ line }) => line === i + 1);
    return { line: i + 1, text: order.trim(), said, isOrder };
  });
}

function withoutLine(lines: readonly OrderLine[], line: number): string {
  return lines
    .filter((one) => one.line !== line)
    .map(({ text }) => text)
    .join('\n');
}
