import { defineDesk, type OrderEditor } from '@ec/desk';
import type { ReportDocument } from '@ec/reports';
import type { Remote } from 'comlink';
import { html, render, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { followAddress } from '../follow-address.ts';
import { GAMES, gameOf } from './games.ts';
import {
  formersOf,
  keepGame,
  keptGame,
  lastGame,
  toldOfRules,
  type FormerGames,
  type KeptGame,
} from './kept-games.ts';
import type { PlayRecord } from './played-game.ts';
import type { ShownGame } from './shown-game.ts';
import type { Table } from './table.ts';
import { clerkIn, tableThreads } from './table-threads.ts';

/** Where the game is kept: in this browser, nowhere, or there in another state, which another tab has kept since. */
type Keeping = 'here' | 'nowhere' | 'elsewhere';

/** A game in the page, against bots: reports, orders that are checked as one types, turns, and a file to take away. */
class Play extends HTMLElement {
  readonly #threads = tableThreads(() => this.#shown?.record);
  readonly #clerk = clerkIn(this.#threads);
  #game = GAMES[0].id;
  #shown: ShownGame | undefined;
  #past: { readonly turn: number; readonly report: ReportDocument } | undefined;
  /** The game as this page has read or kept it last. */
  #kept: KeptGame | undefined;
  #keeping: Keeping = 'here';
  #note = '';
  #isBusy = true;
  /** Whether what the player has written will be kept in a moment. */
  #isToWrite = false;
  /** Ends when all that was begun is done. */
  #doing = Promise.resolve();

  connectedCallback(): void {
    this.replaceChildren();
    followAddress(() => {
      const asked = gameInAddress();
      if (asked !== undefined && asked !== this.#game) void this.#open(asked);
    });
    void this.#begin();
  }

  async #begin(): Promise<void> {
    await this.#open(gameInAddress() ?? (await lastGame().catch(() => undefined)) ?? this.#game);
  }

  /** Opens a game as it was kept, or a new one. */
  async #open(game: string): Promise<void> {
    await this.#busy(async (table) => {
      const { id } = gameOf(game);
      this.#game = id;
      this.#kept = await this.#read(id);
      const { record } = this.#kept ?? {};
      const shown = await table.open(record ?? newGame(id));
      if (record) this.#note = toldOfRules(record, shown.record);
      else await this.#keep(shown.record);
      return shown;
    });
  }

  /** Goes on with another game of the same rules; the one that was played is the former then. */
  async #exchange(record: PlayRecord): Promise<void> {
    await this.#change(
      (table) => table.open(record),
      (kept) => formersOf(kept, record),
    );
  }

  /** Does something that changes the game, and keeps what it is then. */
  async #change(
    work: (table: Remote<Table>) => Promise<ShownGame>,
    formers = (kept: Partial<KeptGame>): FormerGames => kept,
  ): Promise<void> {
    await this.#busy(async (table) => {
      const shown = await work(table);
      await this.#keep(shown.record, formers(this.#kept ?? {}));
      this.#note = shown.fault ?? '';
      return shown;
    });
  }

  /** Keeps what the player writes, after all that was begun: the sheet in the editor is then one of the game that is open. */
  #write(): void {
    if (this.#isBusy || this.#isToWrite) return;
    this.#isToWrite = true;
    this.#doing = this.#doing.then(() => this.#attempt(() => this.#keepWritten()));
  }

  async #keepWritten(): Promise<void> {
    this.#isToWrite = false;
    const [shown, text] = [this.#shown, this.#editor?.value];
    if (!shown || text === undefined) return;
    const record = await this.#threads.use((table) => table.write(text));
    this.#shown = { ...shown, record };
    await this.#keep(record, this.#kept);
  }

  /** A game as the browser has kept it; none where it keeps nothing. */
  async #read(game: string): Promise<KeptGame | undefined> {
    try {
      const kept = await keptGame(game);
      this.#keeping = 'here';
      return kept;
    } catch {
      this.#keeping = 'nowhere';
      return undefined;
    }
  }

  /** Keeps a game where the browser does, and no other tab has played on. */
  async #keep(record: PlayRecord, { former, written }: FormerGames = {}): Promise<void> {
    const revision = this.#kept?.revision ?? 0;
    const kept = { record, revision: revision + 1, ...(former && { former }), ...(written && { written }) };
    try {
      this.#keeping = (await keepGame(kept)) ? 'here' : 'elsewhere';
    } catch {
      this.#keeping = 'nowhere';
    }
    this.#kept = this.#keeping === 'here' ? kept : { ...kept, revision };
  }

  /** Does something after all that was begun, and shows the game that it leads to. After an error all is as before, the player's sheet too. */
  #busy(work: (table: Remote<Table>) => Promise<ShownGame>): Promise<void> {
    return (this.#doing = this.#doing.then(() => this.#do(work)));
  }

  async #do(work: (table: Remote<Table>) => Promise<ShownGame>): Promise<void> {
    const [before, kept] = [this.#shown, this.#kept];
    this.#isBusy = true;
    this.#note = '';
    this.#draw();
    try {
      this.#shown = await this.#threads.use(work);
      this.#past = undefined;
    } catch (error) {
      this.#fail(error);
      if (before) this.#kept = kept;
    }
    history.replaceState(null, '', `#game=${this.#game}`);
    this.#isBusy = false;
    this.#draw();
    if (this.#shown !== before) this.#lay();
  }

  /** Says what has gone wrong; the game that is shown is the one that goes on. */
  #fail(error: unknown): void {
    this.#note = error instanceof Error ? error.message : String(error);
    this.#game = this.#shown?.record.game ?? this.#game;
  }

  get #editor(): OrderEditor | null {
    return this.querySelector('ec-order-editor');
  }

  /** Lays the sheet for the next turn before the player. */
  #lay(): void {
    const editor = this.#editor;
    if (!editor || !this.#shown) return;
    editor.clerk = this.#clerk;
    editor.value = this.#shown.sheet;
    editor.recheck();
  }

  async #end(): Promise<void> {
    if (this.#isBusy || this.#shown?.end !== '') return;
    const sheet = this.#editor?.value ?? '';
    await this.#change((table) => table.end(sheet));
    if (this.#note === '') this.querySelector<HTMLElement>('h2')?.focus();
    else this.#editor?.focus();
  }

  async #look(turn: number): Promise<void> {
    await this.#attempt(async () => {
      const report = await this.#threads.use((table) => table.report(turn));
      this.#past = turn === this.#shown?.turn ? undefined : { turn, report };
    });
  }

  /** The game as text that `ec import` takes. */
  exported(): Promise<string> {
    return this.#threads.use((table) => table.export());
  }

  async #save(): Promise<void> {
    await this.#attempt(async () => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([await this.exported()], { type: 'application/json' }));
      link.download = `${this.#game}-turn-${this.#shown?.turn ?? 0}.json`;
      link.click();
      URL.revokeObjectURL(link.href);
    });
  }

  /** Does something that leaves the game as it is. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    this.#note = '';
    try {
      await work();
    } catch (error) {
      this.#fail(error);
    }
    this.#draw();
  }

  #draw(): void {
    this.dataset['state'] = this.#isBusy ? 'busy' : 'ready';
    this.dataset['turn'] = String(this.#shown?.turn ?? '');
    this.dataset['hash'] = this.#shown?.hash ?? '';
    render(this.#page(), this);
  }

  #noGame(): TemplateResult {
    if (this.#note === '') return html`<p role="status">The game is set up …</p>`;
    return html`<p class="error" role="alert">${this.#note}</p>
      <div class="row">
        <button class="main" type="button" @click=${() => void this.#begin()}>Try again</button>
        <button type="button" @click=${() => void this.#exchange(newGame(this.#game))}>New game</button>
      </div>`;
  }

  /** Leads back to a game that was open before this one. */
  #back(game: PlayRecord): TemplateResult {
    const turns = game.turns.length;
    const what =
      turns === 0
        ? 'the orders of the former game'
        : `the former game (${turns} ${turns === 1 ? 'turn' : 'turns'})`;
    return html`<button type="button" ?disabled=${this.#isBusy} @click=${() => void this.#exchange(game)}>
      Back to ${what}
    </button>`;
  }

  /** Says that the game is not kept, and what to do about it. */
  #unkept(): TemplateResult | '' {
    if (this.#keeping === 'here') return '';
    if (this.#keeping === 'nowhere')
      return html`<p class="error" role="alert">
        This browser keeps no games. Save yours as a file before you leave the page.
      </p>`;
    return html`<p class="error" role="alert">
        The game has been changed in another tab. What you do here is not kept.
      </p>
      <div class="row">
        <button type="button" ?disabled=${this.#isBusy} @click=${() => void this.#open(this.#game)}>
          Open the game of the other tab
        </button>
      </div>`;
  }

  #page(): TemplateResult {
    const shown = this.#shown;
    if (!shown) return this.#noGame();
    const at = this.#past ?? shown;
    const { former, written } = this.#kept ?? {};
    return html`
      <div class="row">
        <label>
          <span>Game</span>
          <select
            name="game"
            ?disabled=${this.#isBusy}
            @change=${(event: Event) => (location.hash = `game=${(event.target as HTMLSelectElement).value}`)}
          >
            ${GAMES.map((one) => html`<option value=${one.id} .selected=${live(one.id === this.#game)}>${one.title}</option>`)}
          </select>
        </label>
        <label>
          <span>Report after turn</span>
          <select
            name="turn"
            @change=${(event: Event) => void this.#look(Number((event.target as HTMLSelectElement).value))}
          >
            ${Array.from(
              { length: shown.turn + 1 },
              (_, turn) => html`<option value=${turn} ?selected=${turn === at.turn}>${turn}</option>`,
            ).toReversed()}
          </select>
        </label>
        <button
          type="button"
          ?disabled=${this.#isBusy || shown.turn === 0}
          @click=${() => void this.#change((table) => table.undo())}
        >
          Take the turn back
        </button>
        <button
          type="button"
          ?disabled=${this.#isBusy}
          @click=${() => void this.#exchange(newGame(this.#game))}
        >
          New game
        </button>
        ${former ? this.#back(former) : ''} ${written ? this.#back(written) : ''}
        <button type="button" ?disabled=${this.#isBusy} @click=${() => void this.#save()}>
          Save as a file
        </button>
      </div>
      <p role="status">
        ${[this.#isBusy ? 'The turn is resolved …' : `${shown.turn} ${shown.turn === 1 ? 'turn' : 'turns'} played.`, shown.end].join(' ')}
      </p>
      ${this.#note === '' ? '' : html`<p class="error" role="alert">${this.#note}</p>`} ${this.#unkept()}
      <div class="table">
        <section aria-labelledby="report-title">
          <h2 id="report-title" tabindex="-1">Report after turn ${at.turn}</h2>
          <div class="row">
            <button type="button" @click=${() => this.#editor?.focus()}>Go to the orders</button>
          </div>
          <ec-report-view .report=${at.report}></ec-report-view>
        </section>
        <section aria-labelledby="orders-title">
          <h2 id="orders-title">Orders for turn ${shown.turn + 1}</h2>
          <form
            ?inert=${this.#isBusy}
            @submit=${(event: Event) => {
              event.preventDefault();
              void this.#end();
            }}
          >
            <p>
              New to it? Keep its ${besides(gameOf(this.#game).tutorial, 'tutorial')} and
              ${besides(gameOf(this.#game).orders, 'all orders')} open beside this page.
            </p>
            <ec-order-editor
              label="Your orders"
              @change=${() => this.#write()}
              @submit=${(event: Event) => {
                event.stopPropagation();
                void this.#end();
              }}
            ></ec-order-editor>
            <div class="row">
              <button class="main" type="submit" ?disabled=${this.#isBusy || shown.end !== ''}>
                End the turn
              </button>
              <button
                type="button"
                ?disabled=${this.#isBusy || shown.record.drafts?.[shown.turn + 1] === undefined}
                @click=${() => void this.#change((table) => table.clear())}
              >
                Begin the sheet anew
              </button>
            </div>
            <small>
              Ctrl and Enter end it, too.
              ${this.#keeping === 'here' ? 'The game is kept in this browser, with what you have written.' : ''}
            </small>
          </form>
        </section>
      </div>
    `;
  }
}

/** The game that the address asks for. */
function gameInAddress(): string | undefined {
  const asked = new URLSearchParams(location.hash.slice(1)).get('game');
  return asked === null ? undefined : gameOf(asked).id;
}

/** A game that has not been set up yet. */
function newGame(game: string): PlayRecord {
  return { game, seed: newSeed(), created: Date.now(), turns: [] };
}

/** A link to a page of the site that opens beside the game. */
function besides(path: string, text: string): TemplateResult {
  return html`<a href=${`../${path}/`} target="_blank">${text}</a>`;
}

/** A seed that nobody has had before. */
function newSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
}

/** Makes `<ec-play>` an element of the page. */
export function definePlay(): void {
  defineDesk();
  customElements.define('ec-play', Play);
}
