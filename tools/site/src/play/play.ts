import { defineDesk, type OrderEditor } from '@ec/desk';
import type { ReportDocument } from '@ec/reports';
import type { Remote } from 'comlink';
import { get, set } from 'idb-keyval';
import { html, render, type TemplateResult } from 'lit-html';
import { GAMES, gameOf } from './games.ts';
import type { PlayRecord } from './played-game.ts';
import type { ShownGame } from './shown-game.ts';
import type { Table } from './table.ts';
import { clerkIn, tableThreads } from './table-threads.ts';

/** Key of the game that was played last, and of each game by its ID. */
const LAST = 'last';
const keyOf = (game: string): string => `game ${game}`;

/** A game in the page, against bots: reports, orders that are checked as one types, turns, and a file to take away. */
class Play extends HTMLElement {
  readonly #threads = tableThreads(() => this.#shown?.record);
  readonly #clerk = clerkIn(this.#threads);
  #game = GAMES[0].id;
  #shown: ShownGame | undefined;
  #past: { readonly turn: number; readonly report: ReportDocument } | undefined;
  #note = '';
  #isBusy = true;

  connectedCallback(): void {
    this.replaceChildren();
    void this.#begin();
  }

  async #begin(): Promise<void> {
    const asked = new URLSearchParams(location.hash.slice(1)).get('game');
    this.#game = gameOf(asked ?? (await get<string>(LAST)) ?? this.#game).id;
    await this.#open(await get<PlayRecord>(keyOf(this.#game)));
  }

  /** Opens a game that was kept, or a new one. */
  async #open(
    record: PlayRecord = { game: this.#game, seed: newSeed(), created: Date.now(), turns: [] },
  ): Promise<void> {
    await this.#busy((table) => table.open(record));
  }

  /** Does something that changes the game, and shows and keeps what it is then. After an error all is as before, the player's sheet too. */
  async #busy(work: (table: Remote<Table>) => Promise<ShownGame>): Promise<void> {
    const before = this.#shown;
    this.#isBusy = true;
    this.#note = '';
    this.#draw();
    try {
      const shown = await this.#threads.use(work);
      this.#shown = shown;
      this.#past = undefined;
      await set(keyOf(this.#game), shown.record);
      await set(LAST, this.#game);
    } catch (error) {
      this.#fail(error);
    }
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

  #end(): void {
    if (this.#isBusy || this.#shown?.end !== '') return;
    const sheet = this.#editor?.value ?? '';
    void this.#busy((table) => table.end(sheet)).then(() => this.querySelector<HTMLElement>('h2')?.focus());
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
        <button type="button" @click=${() => void this.#open()}>New game</button>
      </div>`;
  }

  #page(): TemplateResult {
    const shown = this.#shown;
    if (!shown) return this.#noGame();
    const at = this.#past ?? shown;
    return html`
      <div class="row">
        <label>
          <span>Game</span>
          <select
            name="game"
            ?disabled=${this.#isBusy}
            @change=${(event: Event) => {
              this.#game = gameOf((event.target as HTMLSelectElement).value).id;
              void get<PlayRecord>(keyOf(this.#game)).then((record) => this.#open(record));
            }}
          >
            ${GAMES.map((one) => html`<option value=${one.id} ?selected=${one.id === this.#game}>${one.title}</option>`)}
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
          @click=${() => void this.#busy((table) => table.undo())}
        >
          Take the turn back
        </button>
        <button type="button" ?disabled=${this.#isBusy} @click=${() => void this.#open()}>New game</button>
        <button type="button" ?disabled=${this.#isBusy} @click=${() => void this.#save()}>
          Save as a file
        </button>
      </div>
      <p role="status">
        ${[this.#isBusy ? 'The turn is resolved …' : `${shown.turn} ${shown.turn === 1 ? 'turn' : 'turns'} played.`, shown.end].join(' ')}
      </p>
      ${this.#note === '' ? '' : html`<p class="error" role="alert">${this.#note}</p>`}
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
            @submit=${(event: Event) => {
              event.preventDefault();
              this.#end();
            }}
          >
            <p>
              New to it? Keep its ${besides(gameOf(this.#game).tutorial, 'tutorial')} and
              ${besides(gameOf(this.#game).orders, 'all orders')} open beside this page.
            </p>
            <ec-order-editor
              label="Your orders"
              @submit=${(event: Event) => {
                event.stopPropagation();
                this.#end();
              }}
            ></ec-order-editor>
            <button class="main" type="submit" ?disabled=${this.#isBusy || shown.end !== ''}>
              End the turn
            </button>
            <small>Ctrl and Enter end it, too. Turn by turn, the game is kept in this browser.</small>
          </form>
        </section>
      </div>
    `;
  }
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
