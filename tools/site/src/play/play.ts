import type { OrderEditor } from '@ec/desk';
import type { ReportDocument } from '@ec/reports';
import type { Remote } from 'comlink';
import { render } from 'lit-html';
import { followAddress } from '../follow-address.ts';
import { saveFile } from '../save-file.ts';
import { GAMES, gameOf } from './games.ts';
import { formersOf, keepGame, keptGame, lastGame, toldOfRules, type KeptGame } from './kept-games.ts';
import { playPage, type Actions, type Keeping } from './play-page.ts';
import type { PlayRecord } from './played-game.ts';
import type { ShownGame } from './shown-game.ts';
import type { Table } from './table.ts';
import { clerkIn, tableThreads } from './table-threads.ts';

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

  readonly #actions: Actions = {
    choose: (game) => (location.hash = `game=${game}`),
    reopen: () => void (this.#shown ? this.#open(this.#game) : this.#begin()),
    begin: () => void this.#exchange(newGame(this.#game)),
    goBack: (game) => void this.#exchange(game),
    look: (turn) => void this.#look(turn),
    undo: () => void this.#change((table) => table.undo()),
    save: () => void this.#save(),
    write: () => this.#write(),
    clear: () => void this.#change((table) => table.clear()),
    end: () => void this.#end(),
    toOrders: () => this.#editor?.focus(),
  };

  connectedCallback(): void {
    this.replaceChildren();
    this.#threads.open();
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
      else await this.#keep(shown.record, []);
      return shown;
    });
  }

  /** Goes on with another game of the same rules; the one that was played is a former one then. */
  async #exchange(record: PlayRecord): Promise<void> {
    await this.#change(
      (table) => table.open(record),
      () => formersOf(this.#kept, record),
    );
  }

  /** Does something that changes the game, and keeps what it is then. */
  async #change(
    work: (table: Remote<Table>) => Promise<ShownGame>,
    formers = () => this.#formers,
  ): Promise<void> {
    await this.#busy(async (table) => {
      const shown = await work(table);
      await this.#keep(shown.record, formers());
      this.#note = shown.fault ?? '';
      return shown;
    });
  }

  get #formers(): readonly PlayRecord[] {
    return this.#kept?.formers ?? [];
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
    await this.#keep(record, this.#formers);
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
  async #keep(record: PlayRecord, formers: readonly PlayRecord[]): Promise<void> {
    const revision = this.#kept?.revision ?? 0;
    const kept = { record, formers, revision: revision + 1 };
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
      await loadDesk();
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
      const name = `${this.#game}-turn-${this.#shown?.turn ?? 0}.json`;
      saveFile(name, await this.exported(), 'application/json');
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
    const seen = {
      game: this.#game,
      shown: this.#shown,
      past: this.#past,
      formers: this.#formers,
      keeping: this.#keeping,
      note: this.#note,
      isBusy: this.#isBusy,
    };
    render(playPage(seen, this.#actions), this);
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

/** A seed that nobody has had before. */
function newSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
}

/**
 * Loads the editor and the view of reports, which weigh more than all else of the page, beside the game.
 *
 * @throws Error when they cannot be loaded
 */
async function loadDesk(): Promise<void> {
  if (customElements.get('ec-order-editor')) return;
  try {
    const { defineDesk } = await import('./desk.ts');
    defineDesk();
  } catch (error) {
    // Firefox asks for a script that was not there only when the page is loaded again.
    throw new Error(`The order editor cannot be loaded; please reload the page (${String(error)})`, {
      cause: error,
    });
  }
}

/** Makes `<ec-play>` an element of the page. */
export function definePlay(): void {
  customElements.define('ec-play', Play);
}
