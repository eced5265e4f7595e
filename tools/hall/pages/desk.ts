/** The player's desk: the orders become an editor that completes, checks and rehearses them, and keeps what is written. */
import { defineDesk, type OrderEditor } from '@ec/desk';
import { NO_DRAFT } from '../src/hall/no-draft.js';
import { clerkAt, type DeskClerk } from './clerk-at.js';
import {
  formBytes,
  isTooLong,
  mayPass,
  outcomeOf,
  sentencesOf,
  UNASKED,
  type DeskState,
  type Outcome,
} from './desk-state.js';
import { unsentCopy } from './unsent.js';

/** Milliseconds without a key after which what is written is kept. */
const PAUSE = 1_000;

/** Milliseconds after which a request is given up, and made again. */
const PATIENCE = 30_000;

/** What the page gives a desk. */
interface Given {
  readonly form: HTMLFormElement;
  readonly field: HTMLTextAreaElement;
  readonly status: Element;
  readonly clerk: string;
  readonly draft: string;
  readonly events: string;
  readonly version: string;
  /** Turn that was resolved last. */
  readonly turn: number;
}

/** One desk: what is written goes to the hall, and until it is there, the tab has a copy. */
class Desk {
  readonly #given: Given;
  readonly #editor = document.createElement('ec-order-editor') as OrderEditor;
  readonly #copy;
  readonly #clerk: DeskClerk;
  #state: DeskState = UNASKED;
  /** Version of the draft that the text continues. */
  #version: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last request to keep the text: one goes after the other. */
  #sent: Promise<Outcome> = Promise.resolve('done');
  /** A text that was sent, and may have come in or not. */
  #unanswered: string | undefined;
  #isLeaving = false;
  /** What is known of a later turn. */
  #news = '';

  constructor(given: Given) {
    this.#given = given;
    this.#copy = unsentCopy(() => sessionStorage, given.draft);
    this.#version = given.version;
    this.#clerk = clerkAt(
      given.clerk,
      () => this.#editor.value,
      (asked) => this.#tell({ asked }),
    );
  }

  open(): void {
    const { form, field } = this.#given;
    const editor = this.#editor;
    editor.setAttribute('label', 'Your orders');
    editor.value = field.value;
    editor.clerk = this.#clerk;
    const label = field.closest('label');
    label?.before(editor);
    if (label) label.hidden = true;
    editor.addEventListener('change', () => this.#write());
    editor.addEventListener('submit', (event) => {
      event.stopPropagation();
      form.requestSubmit();
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#handIn();
    });
    // Whoever comes back to the page may hand in once more.
    addEventListener('pageshow', () => (this.#isLeaving = false));
    this.#restore();
    this.#watch();
  }

  /** What a tab still has of the sheet comes back; whether it may take the draft's place, the hall says. */
  #restore(): void {
    const copy = this.#copy.read();
    if (copy === undefined || copy.text === this.#editor.value) return this.#copy.forget();
    this.#editor.value = copy.text;
    const isForNext = copy.turn === this.#next;
    // What another page has kept meanwhile stays: nobody insists on a turn that is over.
    this.#version = isForNext || copy.version !== '*' ? copy.version : NO_DRAFT;
    this.#tell({ isRestored: true, meant: isForNext ? undefined : copy.turn });
    if (!isForNext) void this.#putHeadingRight(copy.text);
    void this.#keep();
  }

  /** The heading of a sheet that was written for another turn names the next one, unless the player has changed the sheet meanwhile. */
  async #putHeadingRight(text: string): Promise<void> {
    const editor = this.#editor;
    const right = await this.#clerk.putHeadingRight(text);
    if (editor.value !== text || right === text) return;
    editor.value = right;
    void this.#keep();
  }

  /** Turn that the sheet is for. */
  get #next(): number {
    return this.#given.turn + 1;
  }

  #write(): void {
    this.#given.field.value = this.#editor.value;
    this.#remember();
    this.#state = { ...this.#state, isHeldBack: false, isRestored: false };
    this.#keepIn(PAUSE);
  }

  /** The tab has a copy of what the hall may not have. */
  #remember(): void {
    this.#copy.write({ text: this.#editor.value, turn: this.#next, version: this.#version });
  }

  #keepIn(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#keep(), pause);
  }

  #keep(): Promise<Outcome> {
    clearTimeout(this.#timer);
    this.#sent = this.#sent.then(() => this.#put());
    return this.#sent;
  }

  async #put(): Promise<Outcome> {
    const text = this.#editor.value;
    const response = isTooLong(text) ? undefined : await this.#send(text);
    const kept = isTooLong(text) ? 'too-long' : outcomeOf(response?.status);
    if (kept === 'done' && text === this.#editor.value) this.#copy.forget();
    else this.#remember();
    if (mayPass(kept)) this.#keepIn(10 * PAUSE);
    this.#tell({ kept });
    return kept;
  }

  /** Sends what had no answer once more before anything else: if it did come in, it is the draft that the text continues. */
  async #send(text: string): Promise<Response | undefined> {
    const unanswered = this.#unanswered;
    if (unanswered !== undefined && unanswered !== text) {
      const again = await this.#request(unanswered);
      if (!again?.ok) return again;
    }
    return this.#request(text);
  }

  async #request(text: string): Promise<Response | undefined> {
    const response = await fetch(`${this.#given.draft}?turn=${this.#next}`, {
      method: 'PUT',
      headers: { Accept: 'application/json', 'If-Match': `"${this.#version}"` },
      body: text,
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => undefined);
    this.#unanswered = outcomeOf(response?.status) === 'silent' ? text : undefined;
    this.#version = response?.headers.get('ETag')?.replaceAll('"', '') ?? this.#version;
    return response;
  }

  /**
   * Only what the hall has kept is handed in: should the connection break then, the draft is there. What was written for a turn that is over
   * is sent all the same, as the hall answers with the desk of the next turn and the sheet in it.
   */
  async #handIn(): Promise<void> {
    const { form, field } = this.#given;
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    const kept = await this.#keep();
    this.#isLeaving = kept === 'done' || kept === 'overtaken';
    if (!this.#isLeaving) return this.#tell({ isHeldBack: true });
    field.value = this.#editor.value;
    form.submit();
  }

  #tell(change: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...change, bytes: formBytes(this.#editor.value) };
    const { status } = this.#given;
    const { asked, kept } = this.#state;
    const text = [this.#news, ...sentencesOf(this.#state)].filter((sentence) => sentence !== '').join(' ');
    // What is said already is not said again.
    if (status.firstChild?.textContent === text) return;
    status.replaceChildren(text);
    if (kept === 'signed-out' || asked === 'signed-out')
      status.append(' ', this.#otherPage('Sign in in another tab'), '.');
    else if (kept === 'changed')
      status.append(' ', this.#otherPage('Show the other one'), ' ', this.#insist());
  }

  /** A link to this desk in another tab, which lets in whoever is not. */
  #otherPage(text: string): HTMLAnchorElement {
    const link = document.createElement('a');
    link.href = this.#given.draft.replace(/\/draft$/, '');
    link.target = '_blank';
    link.textContent = text;
    return link;
  }

  /** A button by which the text takes the place of whatever the hall has. */
  #insist(): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Keep this one';
    button.addEventListener('click', () => {
      this.#version = '*';
      void this.#keep();
    });
    return button;
  }

  #watch(): void {
    const { events, turn } = this.#given;
    const news = new EventSource(events);
    news.addEventListener('tick', ({ data }: MessageEvent<string>) => {
      const tick = JSON.parse(data) as { readonly turn: number };
      if (tick.turn === turn) return;
      this.#news = `Turn ${tick.turn} is resolved: open the page anew for its report.`;
      this.#tell({});
    });
    news.addEventListener('over', () => news.close());
  }
}

function openDesk(form: HTMLFormElement): void {
  const field = form.querySelector('textarea');
  const status = form.querySelector('[role="status"]');
  const { clerk, draft, events, version = '*', turn = '0' } = form.dataset;
  if (!field || !status || clerk === undefined || draft === undefined || events === undefined) return;
  new Desk({ ...{ form, field, status }, ...{ clerk, draft, events, version, turn: Number(turn) } }).open();
}

defineDesk();
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-clerk]')) openDesk(form);
