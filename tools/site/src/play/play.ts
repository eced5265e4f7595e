import { wrap, type Remote } from 'comlink';
import { get, set } from 'idb-keyval';
import { html, render, type TemplateResult } from 'lit-html';
import { GAMES, gameOf } from './games.ts';
import type { PlayRecord } from './played-game.ts';
import type { CheckedSheet, ShownGame } from './shown-game.ts';
import type { Table } from './table.ts';

/** Time without a key after which a sheet is checked, in milliseconds. */
const PAUSE = 300;

/** Key of the game that was played last, and of each game by its ID. */
const LAST = 'last';
const keyOf = (game: string): string => `game ${game}`;

/** A game in the page, against bots: reports, orders that are checked as one types, turns, and a file to take away. */
class Play extends HTMLElement {
  readonly #table: Remote<Table> = wrap<Table>(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  );
  #game = GAMES[0].id;
  #shown: ShownGame | undefined;
  #sheet = '';
  #checked: CheckedSheet | undefined;
  #past: { readonly turn: number; readonly report: string } | undefined;
  #note = '';
  #isBusy = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

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
    await this.#busy(() => this.#table.open(record));
  }

  /** Does something that changes the game, and shows and keeps what it is then. */
  async #busy(work: () => Promise<ShownGame>): Promise<void> {
    this.#isBusy = true;
    this.#note = '';
    this.#draw();
    try {
      const shown = await work();
      this.#shown = shown;
      this.#sheet = shown.sheet;
      this.#past = undefined;
      await set(keyOf(this.#game), shown.record);
      await set(LAST, this.#game);
      this.#checked = await this.#table.check(this.#sheet);
    } catch (error) {
      this.#note = error instanceof Error ? error.message : String(error);
    }
    this.#isBusy = false;
    this.#draw();
  }

  #typed(sheet: string): void {
    this.#sheet = sheet;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE);
  }

  async #check(): Promise<void> {
    const sheet = this.#sheet;
    const checked = await this.#table.check(sheet);
    if (sheet !== this.#sheet) return;
    this.#checked = checked;
    this.#draw();
  }

  #end(): void {
    if (this.#isBusy || this.#shown?.end !== '') return;
    void this.#busy(() => this.#table.end(this.#sheet)).then(() =>
      this.querySelector<HTMLElement>('h2')?.focus(),
    );
  }

  async #look(turn: number): Promise<void> {
    this.#past = turn === this.#shown?.turn ? undefined : { turn, report: await this.#table.report(turn) };
    this.#draw();
  }

  /** The game as text that `ec import` takes. */
  exported(): Promise<string> {
    return this.#table.export();
  }

  async #save(): Promise<void> {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([await this.exported()], { type: 'application/json' }));
    link.download = `${this.#game}-turn-${this.#shown?.turn ?? 0}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  #draw(): void {
    this.dataset['state'] = this.#isBusy ? 'busy' : 'ready';
    this.dataset['turn'] = String(this.#shown?.turn ?? '');
    this.dataset['hash'] = this.#shown?.hash ?? '';
    render(this.#page(), this);
  }

  #page(): TemplateResult {
    const shown = this.#shown;
    if (!shown) return html`<p role="status">${this.#note === '' ? 'The game is set up …' : this.#note}</p>`;
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
          @click=${() => void this.#busy(() => this.#table.undo())}
        >
          Take the turn back
        </button>
        <button type="button" ?disabled=${this.#isBusy} @click=${() => void this.#open()}>New game</button>
        <button type="button" ?disabled=${this.#isBusy} @click=${() => void this.#save()}>
          Save as a file
        </button>
      </div>
      <p role="status">
        ${[this.#isBusy ? 'The turn is resolved …' : `${shown.turn} turns played.`, shown.end, this.#note].join(' ')}
      </p>
      <div class="table">
        <section aria-labelledby="report-title">
          <h2 id="report-title" tabindex="-1">Report after turn ${at.turn}</h2>
          <div class="row">
            <button type="button" @click=${() => this.querySelector('textarea')?.focus()}>
              Go to the orders
            </button>
          </div>
          <iframe title="Report after turn ${at.turn}" srcdoc=${at.report}></iframe>
        </section>
        <section aria-labelledby="orders-title">
          <h2 id="orders-title">Orders for turn ${shown.turn + 1}</h2>
          <form
            @submit=${(event: Event) => {
              event.preventDefault();
              this.#end();
            }}
          >
            <label>
              <span>Your sheet: <a href=${`../${gameOf(this.#game).orders}/`}>all orders</a></span>
              <textarea
                name="orders"
                rows="18"
                spellcheck="false"
                .value=${this.#sheet}
                @input=${(event: Event) => this.#typed((event.target as HTMLTextAreaElement).value)}
                @keydown=${(event: KeyboardEvent) => {
                  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                  event.preventDefault();
                  this.#end();
                }}
              ></textarea>
            </label>
            <button class="main" type="submit" ?disabled=${this.#isBusy || shown.end !== ''}>
              End the turn
            </button>
            <small>Ctrl and Enter end it, too. Turn by turn, the game is kept in this browser.</small>
          </form>
          ${this.#checks()}
        </section>
      </div>
    `;
  }

  #checks(): TemplateResult {
    const { orders = 0, notes = [], forecast = '' } = this.#checked ?? {};
    return html`<div class="checks" aria-live="polite">
      <p>${orders} ${orders === 1 ? 'order is' : 'orders are'} understood.</p>
      ${
        notes.length === 0
          ? ''
          : html`<ul>
              ${notes.map(
                ({ severity, line, column, message }) =>
                  html`<li class=${severity}>
                    <b>${severity}</b>, line ${line}, column ${column}: ${message}
                  </li>`,
              )}
            </ul>`
      }
      ${
        forecast === ''
          ? ''
          : html`<details>
              <summary>What the orders will come to</summary>
              <pre tabindex="0">${forecast}</pre>
            </details>`
      }
    </div>`;
  }
}

/** A seed that nobody has had before. */
function newSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
}

/** Makes `<ec-play>` an element of the page. */
export function definePlay(): void {
  customElements.define('ec-play', Play);
}
