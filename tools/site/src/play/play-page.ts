import type { ReportDocument } from '@ec/reports';
import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { GAMES, gameOf } from './games.ts';
import type { PlayRecord } from './played-game.ts';
import type { ShownGame } from './shown-game.ts';

/** Where a game is kept: in this browser, nowhere, or there in another state, which another tab has kept since. */
export type Keeping = 'here' | 'nowhere' | 'elsewhere';

/** What the page shows. */
export interface Seen {
  /** ID of the ruleset. */
  readonly game: string;
  /** The game; absent before it is set up. */
  readonly shown: ShownGame | undefined;
  /** A report of an earlier turn, where the player looks at one. */
  readonly past: { readonly turn: number; readonly report: ReportDocument } | undefined;
  readonly formers: readonly PlayRecord[];
  readonly keeping: Keeping;
  /** What has gone wrong, or is to be told; may be empty. */
  readonly note: string;
  readonly isBusy: boolean;
}

/** What a player can do. */
export interface Actions {
  /** Chooses another game. */
  readonly choose: (game: string) => void;
  /** Opens the game again, as it is kept. */
  readonly reopen: () => void;
  /** Begins a new game. */
  readonly begin: () => void;
  /** Goes back to a former game. */
  readonly goBack: (game: PlayRecord) => void;
  /** Looks at the report after a turn. */
  readonly look: (turn: number) => void;
  /** Takes the last turn back. */
  readonly undo: () => void;
  readonly save: () => void;
  /** Notes that something was written. */
  readonly write: () => void;
  /** Lays an empty sheet before the player. */
  readonly clear: () => void;
  readonly end: () => void;
  /** Leads to the orders. */
  readonly toOrders: () => void;
}

/** The page of a game: what leads to others, the last report, and the sheet for the next turn. */
export function playPage(seen: Seen, on: Actions): TemplateResult {
  const { shown, past, isBusy, note } = seen;
  if (!shown) return noGame(note, on);
  const at = past ?? shown;
  return html`
    ${toolsOf(seen, shown, on)}
    <p role="status">
      ${[isBusy ? 'The turn is resolved …' : `${turns(shown.turn)} played.`, shown.end].join(' ')}
    </p>
    ${note === '' ? '' : html`<p class="error" role="alert">${note}</p>`} ${unkept(seen, on)}
    <div class="table">
      <section aria-labelledby="report-title">
        <h2 id="report-title" tabindex="-1">Report after turn ${at.turn}</h2>
        <div class="row">
          <button type="button" @click=${on.toOrders}>Go to the orders</button>
        </div>
        <ec-report-view .report=${at.report}></ec-report-view>
      </section>
      ${ordersOf(seen, shown, on)}
    </div>
  `;
}

function noGame(note: string, on: Actions): TemplateResult {
  if (note === '') return html`<p role="status">The game is set up …</p>`;
  return html`<p class="error" role="alert">${note}</p>
    <div class="row">
      <button class="main" type="button" @click=${on.reopen}>Try again</button>
      <button type="button" @click=${on.begin}>New game</button>
    </div>`;
}

function toolsOf({ game, past, formers, isBusy }: Seen, shown: ShownGame, on: Actions): TemplateResult {
  const { turn: shownTurn } = past ?? shown;
  return html`<div class="row">
    <label>
      <span>Game</span>
      <select name="game" ?disabled=${isBusy} @change=${(event: Event) => on.choose(chosenIn(event))}>
        ${GAMES.map((one) => html`<option value=${one.id} .selected=${live(one.id === game)}>${one.title}</option>`)}
      </select>
    </label>
    <label>
      <span>Report after turn</span>
      <select name="turn" @change=${(event: Event) => on.look(Number(chosenIn(event)))}>
        ${Array.from(
          { length: shown.turn + 1 },
          (_, turn) => html`<option value=${turn} ?selected=${turn === shownTurn}>${turn}</option>`,
        ).toReversed()}
      </select>
    </label>
    <button type="button" ?disabled=${isBusy || shown.turn === 0} @click=${on.undo}>
      Take the turn back
    </button>
    <button type="button" ?disabled=${isBusy} @click=${on.begin}>New game</button>
    ${formers.length === 0 ? '' : backTo(formers, isBusy, on)}
    <button type="button" ?disabled=${isBusy} @click=${on.save}>Save as a file</button>
  </div>`;
}

/** Leads back to a game that was open before this one. */
function backTo(formers: readonly PlayRecord[], isBusy: boolean, on: Actions): TemplateResult {
  const goBack = (event: Event): void => {
    event.preventDefault();
    const chosen = new FormData(event.target as HTMLFormElement).get('former');
    const game = formers[Number(chosen)];
    if (game) on.goBack(game);
  };
  return html`<form class="row" @submit=${goBack}>
    <label>
      <span>Former games</span>
      <select name="former" ?disabled=${isBusy}>
        ${formers.map((game, i) => html`<option value=${i} .selected=${live(i === 0)}>${nameOf(game)}</option>`)}
      </select>
    </label>
    <button type="submit" ?disabled=${isBusy}>Go back to it</button>
  </form>`;
}

/** Day and time at which a game was set up, and how far it went. */
function nameOf({ created, turns: { length } }: PlayRecord): string {
  const begun = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(created);
  return `${begun}: ${length === 0 ? 'orders written' : turns(length)}`;
}

/** Says that the game is not kept, and what to do about it. */
function unkept({ keeping, isBusy }: Seen, on: Actions): TemplateResult | '' {
  if (keeping === 'here') return '';
  if (keeping === 'nowhere')
    return html`<p class="error" role="alert">
      This browser keeps no games. Save yours as a file before you leave the page.
    </p>`;
  return html`<p class="error" role="alert">
      The game has been changed in another tab. What you do here is not kept.
    </p>
    <div class="row">
      <button type="button" ?disabled=${isBusy} @click=${on.reopen}>Open the game of the other tab</button>
    </div>`;
}

function ordersOf({ game, keeping, isBusy }: Seen, shown: ShownGame, on: Actions): TemplateResult {
  const { tutorial, orders } = gameOf(game);
  const next = shown.turn + 1;
  const submit = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    on.end();
  };
  return html`<section aria-labelledby="orders-title">
    <h2 id="orders-title">Orders for turn ${next}</h2>
    <form ?inert=${isBusy} @submit=${submit}>
      <p>
        New to it? Keep its ${besides(tutorial, 'tutorial')} and ${besides(orders, 'all orders')} open beside
        this page.
      </p>
      <ec-order-editor label="Your orders" @change=${on.write} @submit=${submit}></ec-order-editor>
      <div class="row">
        <button class="main" type="submit" ?disabled=${isBusy || shown.end !== ''}>End the turn</button>
        <button
          type="button"
          ?disabled=${isBusy || shown.record.drafts?.[next] === undefined}
          @click=${on.clear}
        >
          Begin the sheet anew
        </button>
      </div>
      <small>
        Ctrl and Enter end it, too.
        ${keeping === 'here' ? 'The game is kept in this browser, with what you have written.' : ''}
      </small>
    </form>
  </section>`;
}

/** A link to a page of the site that opens beside the game. */
function besides(path: string, text: string): TemplateResult {
  return html`<a href=${`../${path}/`} target="_blank">${text}</a>`;
}

function chosenIn({ target }: Event): string {
  return (target as HTMLSelectElement).value;
}

function turns(count: number): string {
  return `${count} ${count === 1 ? 'turn' : 'turns'}`;
}
