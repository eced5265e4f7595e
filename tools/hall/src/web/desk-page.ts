import {
  currentTurn,
  droppedSheet,
  gameStatus,
  maskedSheet,
  sheetsAfter,
  storedTemplate,
  type GameStatus,
  type KeptSheet,
  type StoredGame,
} from '@ec/engine/sqlite';
import { html } from 'hono/html';
import type { ExtensionVote } from '../calendar/extensions.js';
import { seatForms } from '../game/report-forms.js';
import { formatDuration } from '../game/when.js';
import { WORKBOOK } from '../game/workbook.js';
import { zoneOfGame } from '../calendar/game-calendar.js';
import { dueWords } from './due-words.js';
import type { Moments } from './moments.js';
import { addressOfGame, type Markup } from './page.js';
import type { RefusedSheet } from './refused-sheet.js';
import type { OfferedSheet } from './sheet-of-other-turn.js';
import { winnersOf } from './winners.js';

/** What a player's desk shows. */
export interface Desk {
  readonly id: string;
  readonly seat: number;
  /** Turn whose report is shown. */
  readonly turn: number;
  /** What the player has written and not handed in; `undefined` where there is none. */
  readonly draft: string | undefined;
  /** What they have written for another turn and not handed in; `undefined` where there is none. */
  readonly offered: OfferedSheet | undefined;
  /** A sheet that was not handed in, just now; `undefined` where there is none. */
  readonly refused: RefusedSheet | undefined;
  /** Version of the draft whose place the sheet in the editor takes. */
  readonly version: string;
  readonly moments: Moments;
  /** The vote for more time that is open; `undefined` where there is none. */
  readonly vote: ExtensionVote | undefined;
  /** The way to their letters; `undefined` where there are none. */
  readonly letters: Markup | undefined;
  /** Whether the browser could tell its owner of things, and does not yet. */
  readonly offersPushes: boolean;
}

/** The player's desk: the report, the orders, and what was handed in. */
export function deskPage(stored: StoredGame, desk: Desk): Markup {
  const { id, seat, turn, moments, letters, offersPushes } = desk;
  const last = currentTurn(stored);
  const status = gameStatus(stored);
  const isOver = status.outcome.status === 'over';
  const at = atSeat(desk);
  const formats = [...seatForms(stored, { seat, turn }, {}).keys(), WORKBOOK];
  return html`
    <p>
      <a href="${addressOfGame(id)}">${stored.meta.name}</a>, turn ${last.turn}.
      ${isOver ? 'The game is over.' : dueWords(stored, moments)}
    </p>
    ${letters === undefined ? '' : html`<p>${letters}</p>`}
    ${offersPushes ? html`<p><a href="/account#notifications">Notify me in this browser</a></p>` : ''}
    <div class="desk">
      <section aria-labelledby="report-title">
        <h2 id="report-title">Report after turn ${turn}</h2>
        <form class="row" method="get" action="${at()}">
          <label
            >Turn
            <select name="turn">
              ${Array.from(
                { length: last.turn + 1 },
                (_, i) =>
                  html`<option value="${last.turn - i}" ${last.turn - i === turn ? 'selected' : ''}>
                    ${last.turn - i}
                  </option>`,
              )}
            </select>
          </label>
          <button>Show</button>
        </form>
        ${
          turn === 0
            ? ''
            : html`<details class="changes" open>
                <summary>What changed since turn ${turn - 1}</summary>
                <iframe
                  title="What changed since turn ${turn - 1}"
                  src="${at('report')}?turn=${turn}&changes"
                ></iframe>
              </details>`
        }
        <iframe title="Report after turn ${turn}" src="${at('report')}?turn=${turn}"></iframe>
        <p class="printed">The report is printed from its own page, and so is what changed.</p>
        <p class="quiet">
          As a page:
          <a href="${at('report')}?turn=${turn}">the report</a>
          ${turn === 0 ? '' : html` · <a href="${at('report')}?turn=${turn}&changes">what changed</a>`}
          <br />As a file:
          ${formats.map((format) => html`<a href="${at('report')}?turn=${turn}&format=${format}" download>${format}</a> `)}
        </p>
      </section>
      <section class="orders" aria-labelledby="orders-title">
        ${isOver ? overPart(status, id) : ordersPart(stored, desk)}
      </section>
    </div>
  `;
}

/** What there is to say where no orders are taken any more. */
function overPart(status: GameStatus, id: string): Markup {
  return html`<h2 id="orders-title">The game is over</h2>
    <p>
      It was won by: ${winnersOf(status)}.
      <a href="${addressOfGame(id, 'replay')}">Look at it turn by turn</a>
    </p>
    <p>No orders are taken any more.</p>`;
}

/** The sheet for the next turn, and what was handed in for it. */
function ordersPart(stored: StoredGame, desk: Desk): Markup {
  const { id, seat, draft, offered, refused, version, moments, vote } = desk;
  const last = currentTurn(stored);
  const sheets = sheetsAfter(stored, last).filter((one) => one.seat === seat && one.origin !== 'bot');
  const counting = sheets.findLast(({ counts }) => counts);
  const at = atSeat(desk);
  // A browser drops the line break at the beginning of a field.
  const text =
    refused?.text ??
    draft ??
    offered?.text ??
    openText(stored, counting?.text) ??
    storedTemplate(stored, seat);
  return html`<h2 id="orders-title">Orders for turn ${last.turn + 1}</h2>
    ${refused === undefined ? '' : html`<p class="bad" role="alert">${refused.fault}</p>`}
    ${
      refused === undefined && offered !== undefined
        ? html`<p class="notice">${offered.note} <a href="${at()}?new">Begin with an empty sheet</a></p>`
        : ''
    }
    <form
      method="post"
      action="${at('orders')}"
      data-clerk="${at('clerk')}"
      data-draft="${at('draft')}"
      data-version="${version}"
      data-events="${addressOfGame(id, 'events')}"
      data-turn="${last.turn}"
    >
      <input type="hidden" name="turn" value="${last.turn + 1}" autocomplete="off" />
      <input type="hidden" name="how" value="replace" autocomplete="off" />
      <label
        >Your orders
        <textarea name="text" rows="18" spellcheck="false" autocapitalize="off" autocomplete="off">
${text}</textarea>
      </label>
      <button class="main">Hand in</button>
      <p class="quiet" role="status"></p>
    </form>
    ${vote === undefined ? '' : votePart(at('extension'), seat, vote, moments.due(vote.due, zoneOfGame(stored)))}
    <h2 id="handed">Handed in</h2>
    ${droppedPart(stored, seat, counting !== undefined)}
    ${sheets.length === 0 ? html`<p>Nothing for this turn yet.</p>` : sheetList(sheets, counting, moments)}`;
}

/** Sheets that were handed in, the newest first. */
function sheetList(sheets: readonly KeptSheet[], counting: KeptSheet | undefined, moments: Moments): Markup {
  return html`<ul>
    ${sheets.toReversed().map(
      ({ receipt, received, hash, counts, faults, origin }) =>
        html`<li>
          Receipt ${receipt}, ${moments.at(received)}${origin === 'master' ? ', by the game master' : ''}:
          ${
            receipt === counting?.receipt
              ? html`<b class="good">counts</b>`
              : counts
                ? 'a later one counts'
                : html`<b class="bad">does not count</b>:
                    ${faults.map(({ line, message }) => `line ${line}: ${message}`).join('; ')}`
          }
          <br /><code class="hash quiet">SHA-256 ${hash}</code>
        </li>`,
    )}
  </ul>`;
}

/** Addresses below a player's desk. */
function atSeat({ id, seat }: Desk): (...below: readonly string[]) => string {
  return (...below) => addressOfGame(id, 'seats', String(seat), ...below);
}

/** Players may ask for more time together. */
function votePart(
  action: string,
  seat: number,
  { due, players, seats, needed, length, used, left }: ExtensionVote,
  when: Markup,
): Markup {
  const isFor = seats.includes(seat);
  return html`<form method="post" action="${action}">
    ${
      used === 0
        ? ''
        : html`<p>
            By vote of the players, this turn was put off ${used === 1 ? 'once' : `${used} times`}: orders are
            due ${when} now.
          </p>`
    }
    <p>
      ${
        left === 0
          ? 'It cannot be put off any more.'
          : `Votes for ${formatDuration(length)} more for this turn: ${seats.length} of ${needed} that are needed.`
      }
    </p>
    ${
      left === 0 || !players.includes(seat)
        ? ''
        : html`<input type="hidden" name="due" value="${due}" autocomplete="off" />
            <button name="for" value="${isFor ? 'no' : 'yes'}">
              ${isFor ? 'I need no more time' : 'I want more time'}
            </button>`
    }
  </form>`;
}

/** The sheet that no longer counts because the turn before it was undone, until another one takes its place. */
function droppedPart(stored: StoredGame, seat: number, hasOrdered: boolean): Markup | '' {
  const next = currentTurn(stored).turn + 1;
  const sheet = droppedSheet(stored, seat);
  if (!sheet || sheet.turn < next || (sheet.turn === next && hasOrdered)) return '';
  const { turn, receipt, text } = sheet;
  const when = turn === next ? 'Please' : `When turn ${turn - 1} is resolved, please`;
  return html`<p>
      Your orders for turn ${turn} (receipt ${receipt}) no longer count: turn ${turn - 1} was undone after
      they had come in. ${when} hand them in again, as far as they still fit.
    </p>
    <details>
      <summary>What they said</summary>
      <pre role="group" aria-label="Orders for turn ${turn}" tabindex="0">
${maskedSheet(stored.ruleset, text)}</pre>
    </details>`;
}

/** A sheet that can be handed in once more; `undefined` for one with secrets, which are not shown, and none. */
function openText({ ruleset }: StoredGame, text: string | undefined): string | undefined {
  return text !== undefined && maskedSheet(ruleset, text) === text ? text : undefined;
}
