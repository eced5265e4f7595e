/** The player's desk: the orders become an editor that completes, checks and rehearses them, and keeps what is written. */
import { defineDesk, type OrderEditor } from '@ec/desk';
import { NO_DRAFT } from '../src/hall/no-draft.js';
import { askHall } from './ask-hall.js';
import { clerkAt, type DeskClerk } from './clerk-at.js';
import {
  formBytes,
  isTooLong,
  mayPass,
  outcomeOfDraft,
  sentencesOf,
  UNASKED,
  type DeskState,
  type Outcome,
} from './desk-state.js';
import { joined } from './joined.js';
import { sendSheet } from './send-sheet.js';
import { unsentCopy } from './unsent.js';
import { watchTurns } from './watch-turns.js';

/** Milliseconds without a key after which what is written is kept. */
const PAUSE = 1_000;

/** Most bytes that a browser sends for a page that is left. */
const PARTING = 60_000;

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
  #isHandingIn = false;
  #isLeaving = false;
  /** Whether the text is in this tab alone. */
  #isUnkept = false;
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
    // Scripts come late on a slow network: what was typed until then goes on in the editor.
    const { defaultValue: given, value: typed, selectionStart: cursor } = field;
    const isTyping = document.activeElement === field;
    const label = field.closest('label');
    label?.before(editor);
    if (label) label.hidden = true;
    if (isTyping) editor.goTo(cursor);
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
    addEventListener('pageshow', () => {
      this.#isHandingIn = false;
      this.#isLeaving = false;
    });
    // What is only here goes to the hall before the page may be closed, and as soon as the network is back.
    document.addEventListener('visibilitychange', () => this.#keepAtOnce());
    addEventListener('online', () => this.#keepAtOnce());
    addEventListener('beforeunload', (event) => {
      if (!this.#isLeaving && (this.#isUnkept || this.#isHandingIn)) event.preventDefault();
    });
    this.#restore();
    if (typed !== given) this.#goOn(given, typed);
    this.#watch();
  }

  /** What was typed before the page was ready is part of the sheet, beside what the tab still had. */
  #goOn(given: string, typed: string): void {
    const { value } = this.#editor;
    if (value !== typed) this.#editor.value = joined(value, given, typed);
    this.#write();
  }

  #keepAtOnce(): void {
    if (this.#isUnkept && !this.#isLeaving) void this.#keep();
  }

  /** What a tab still has of the sheet comes back; whether it may take the draft's place, the hall says. */
  #restore(): void {
    const copy = this.#copy.read();
    if (copy === undefined || copy.text === this.#editor.value) return this.#forget();
    this.#editor.value = copy.text;
    const isForNext = copy.turn === this.#next;
    if (isForNext) this.#unanswered = copy.unanswered;
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
    this.#state = { ...this.#state, isHeldBack: false, isRestored: false, handedIn: undefined };
    this.#keepIn(PAUSE);
  }

  /** The tab has a copy of what the hall may not have. */
  #remember(): void {
    this.#isUnkept = true;
    this.#copy.write({
      text: this.#editor.value,
      turn: this.#next,
      version: this.#version,
      unanswered: this.#unanswered,
    });
  }

  #forget(): void {
    this.#isUnkept = false;
    this.#copy.forget();
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
    const kept = isTooLong(text) ? 'too-long' : outcomeOfDraft(response);
    if (kept === 'done' && text === this.#editor.value) this.#forget();
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
      if (outcomeOfDraft(again) !== 'done') return again;
    }
    return this.#request(text);
  }

  async #request(text: string): Promise<Response | undefined> {
    this.#unanswered = text;
    this.#remember();
    const response = await askHall(`${this.#given.draft}?turn=${this.#next}`, {
      method: 'PUT',
      headers: { Accept: 'application/json', 'If-Match': `"${this.#version}"` },
      body: text,
      // It goes on when the page is left.
      keepalive: formBytes(text) < PARTING,
    });
    if (outcomeOfDraft(response) !== 'silent') this.#unanswered = undefined;
    this.#version = response?.headers.get('ETag')?.replaceAll('"', '') ?? this.#version;
    return response;
  }

  /**
   * Only what the hall has kept is handed in: should the connection break then, the draft is there. The page stays until the hall says what became
   * of the sheet, and asks again while it does not answer, unless the player writes on; the same sheet twice is no other one. What was written
   * for a turn that is over, and what the hall refuses, is sent as a form, as the hall answers with a page of its own and the sheet in it.
   */
  async #handIn(): Promise<void> {
    if (this.#isHandingIn) return;
    this.#isHandingIn = true;
    this.#tell({ handedIn: 'under-way' });
    const kept = await this.#keep();
    const text = this.#editor.value;
    const sent =
      kept === 'done'
        ? await sendSheet(
            this.#given.form.action,
            { text, turn: this.#next },
            {
              isWanted: () => this.#editor.value === text,
              tell: (outcome) => this.#tell({ handedIn: outcome }),
            },
          )
        : undefined;
    if (sent?.outcome === 'done') {
      // What was written meanwhile follows a draft that is handed in.
      if (sent.counts) this.#version = NO_DRAFT;
      if (this.#isUnkept) this.#remember();
      return this.#showDesk();
    }
    this.#isHandingIn = false;
    if (kept === 'overtaken' || sent?.outcome === 'refused') return this.#sendForm();
    this.#tell({ handedIn: undefined, isHeldBack: kept !== 'done' });
  }

  /** Shows the desk anew, with what was handed in. */
  #showDesk(): void {
    this.#isLeaving = true;
    const { pathname, search } = location;
    const desk = this.#given.draft.replace(/\/draft$/, '');
    location.assign(`${desk}#handed`);
    // Otherwise that is another part of the same page.
    if (pathname === desk && search === '') location.reload();
  }

  #sendForm(): void {
    const { form, field } = this.#given;
    this.#isLeaving = true;
    field.value = this.#editor.value;
    form.submit();
    // A navigation may be stopped, and leaves the page as it was.
    setTimeout(() => (this.#isLeaving = false), PAUSE);
  }

  #tell(change: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...change, bytes: formBytes(this.#editor.value) };
    const { status } = this.#given;
    const { asked, kept, handedIn } = this.#state;
    const text = [this.#news, ...sentencesOf(this.#state)].filter((sentence) => sentence !== '').join(' ');
    // What is said already is not said again.
    if (status.firstChild?.textContent === text) return;
    status.replaceChildren(text);
    if ([kept, asked, handedIn].includes('signed-out'))
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
    watchTurns(events, {
      tick: (data) => {
        const tick = JSON.parse(data) as { readonly turn: number };
        if (tick.turn === turn) return;
        this.#news = `Turn ${tick.turn} is resolved: open the page anew for its report.`;
        this.#tell({});
      },
      over: () => undefined,
    });
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
