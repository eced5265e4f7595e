import { autocompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { forceLinting, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState, Prec, Transaction } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap, type Tooltip } from '@codemirror/view';
import type { CheckedOrders } from '@ec/engine';
import type { Span } from '@ec/orders-parser';
import { renderText, type ReportDocument } from '@ec/reports';
import { html, render, type TemplateResult } from 'lit-html';
import type { Clerk, Phrasebook } from '../clerk.js';
import { PageElement } from '../page-element.js';
import { completionResult } from './completions.js';
import { problemsOf } from './problems.js';
import { about, statementForm, type FilledStatement } from './statement-form.js';
import { EDITOR_THEME, STYLE } from './style.js';

/** Time without a key after which a sheet is checked, in milliseconds. */
const PAUSE = 300;

/** Columns of a forecast. */
const FORECAST_WIDTH = 80;

/** The language of a sheet without a clerk. */
const NO_BOOK: Phrasebook = { statements: [], separator: ' ' };

/** What is known of a sheet. */
interface Known {
  readonly checked: CheckedOrders;
  readonly forecast: ReportDocument | null;
}

/**
 * `<ec-order-editor label="Orders">`: an order sheet that is completed, checked and rehearsed as one types, the statement at the cursor
 * explained, and a form for those who would rather fill in fields.
 *
 * Fires `change` when the text has changed, `checked` when it has been checked, and `submit` when Ctrl (or Cmd) and Enter are pressed. Colours
 * and type are CSS properties of the page: `--desk-background`, `--desk-text`, `--desk-quiet`, `--desk-line`, `--desk-accent`, `--desk-error`, `--desk-warning`,
 * `--desk-font`, `--desk-code-font`.
 */
export class OrderEditor extends PageElement {
  #clerk: Clerk | undefined;
  #book = NO_BOOK;
  #view: EditorView | undefined;
  #text = '';
  #known: Known | undefined;
  /** Kinds of the statement at the cursor. */
  #kinds: readonly string[] = [];
  #filled: FilledStatement | undefined;
  #below: HTMLElement | undefined;

  /** The clerk that answers questions about the sheet; without one it is a plain editor. */
  get clerk(): Clerk | undefined {
    return this.#clerk;
  }

  /** Sets who answers, and checks the sheet anew. */
  set clerk(clerk: Clerk | undefined) {
    if (clerk === this.#clerk) return;
    this.#clerk = clerk;
    this.recheck();
  }

  /** The text of the sheet. To set it is no change that the player could take back. */
  get value(): string {
    return this.#view?.state.doc.toString() ?? this.#text;
  }

  /** Puts another sheet in its place, and checks it. */
  set value(text: string) {
    if (text === this.value) return;
    this.#text = text;
    this.#view?.setState(this.#stateOf(text));
    this.recheck();
  }

  /** What was last found of the sheet; undefined before the first check. */
  get checked(): CheckedOrders | undefined {
    return this.#known?.checked;
  }

  /** Makes the editor; the page calls it. */
  connectedCallback(): void {
    if (this.#view) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    // A style element would need a page whose policy allows it.
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    root.adoptedStyleSheets = [style];
    const above = this.ownerDocument.createElement('div');
    this.#below = this.ownerDocument.createElement('div');
    this.#below.className = 'below';
    root.replaceChildren(above, this.#below);
    this.#view = new EditorView({ state: this.#stateOf(this.#text), parent: above, root });
    this.#draw();
  }

  /** Puts the cursor into the sheet. */
  override focus(): void {
    this.#view?.focus();
  }

  /**
   * Puts the cursor to a place of the sheet.
   *
   * @param offset - in UTF-16 units, from 0 (included); the end of the sheet when it is larger
   */
  goTo(offset: number): void {
    const view = this.#view;
    if (!view) return;
    const anchor = Math.min(offset, view.state.doc.length);
    view.dispatch({ selection: { anchor }, scrollIntoView: true });
    view.focus();
  }

  /** Checks the sheet anew, as after a turn, or when the clerk has gone over to another game. */
  recheck(): void {
    this.#known = undefined;
    void this.#meet(this.#clerk);
    if (this.#view) forceLinting(this.#view);
    this.#draw();
  }

  /** Puts a statement on a line of its own, below that of the cursor, and the cursor behind it. */
  insert(statement: string): void {
    const view = this.#view;
    if (!view) return;
    const { state } = view;
    const line = state.doc.lineAt(state.selection.main.head);
    const text = line.length === 0 ? statement : `\n${statement}`;
    const anchor = line.to + text.length;
    view.dispatch({
      changes: { from: line.to, insert: text },
      selection: { anchor },
      scrollIntoView: true,
      userEvent: 'input.complete',
    });
    view.focus();
  }

  async #meet(clerk: Clerk | undefined): Promise<void> {
    const book = (await clerk?.phrasebook()) ?? NO_BOOK;
    if (clerk !== this.#clerk) return;
    this.#book = book;
    const [first] = book.statements;
    if (!book.statements.some(({ kind }) => kind === this.#filled?.kind))
      this.#filled = first && { kind: first.kind, values: [] };
    this.#draw();
  }

  #stateOf(doc: string): EditorState {
    const label = this.getAttribute('label') ?? 'Orders';
    return EditorState.create({
      doc,
      extensions: [
        EDITOR_THEME,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          autocapitalize: 'off',
          autocorrect: 'off',
          spellcheck: 'false',
          // A long sheet scrolls: a checker of pages looks for a stop of the keyboard in what scrolls.
          tabindex: '0',
        }),
        history(),
        Prec.high(keymap.of([{ key: 'Mod-Enter', run: () => this.#tell('submit') }])),
        keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
        autocompletion({
          // Nothing is chosen until somebody asks, so that Enter begins a new line.
          selectOnOpen: false,
          interactionDelay: 0,
          override: [
            async ({ state, pos }) => {
              const completions = await this.#clerk?.complete(state.doc.toString(), pos);
              return completions ? completionResult(completions) : null;
            },
          ],
        }),
        lintGutter(),
        linter(async ({ state }) => this.#check(state.doc.toString()), { delay: PAUSE }),
        hoverTooltip((view, pos) => this.#tooltip(view, pos)),
        EditorView.updateListener.of(({ docChanged, selectionSet, transactions }) => {
          if (docChanged && transactions.some((one) => one.annotation(Transaction.userEvent) !== undefined))
            this.#tell('change');
          if (docChanged || selectionSet) void this.#look();
        }),
      ],
    });
  }

  /** Tells the page; true, as what handles a key says that it did. */
  #tell(event: string): true {
    this.dispatchEvent(new Event(event, { bubbles: true, composed: true }));
    return true;
  }

  async #check(text: string) {
    const clerk = this.#clerk;
    if (!clerk) return [];
    const [checked, forecast] = await Promise.all([clerk.check(text), clerk.forecast(text)]);
    if (clerk === this.#clerk && text === this.value) {
      this.#known = { checked, forecast };
      this.#draw();
      this.#tell('checked');
    }
    return problemsOf(checked.diagnostics, text.length);
  }

  /** Explains the statement at the cursor. */
  async #look(): Promise<void> {
    const text = this.value;
    const at = this.#view?.state.selection.main.head ?? 0;
    const kinds = (await this.#clerk?.kindsOf(text, at)) ?? [];
    if (text !== this.value) return;
    this.#kinds = kinds;
    this.#draw();
  }

  async #tooltip({ state }: EditorView, pos: number): Promise<Tooltip | null> {
    const kinds = (await this.#clerk?.kindsOf(state.doc.toString(), pos)) ?? [];
    const explained = this.#explained(kinds);
    if (explained.length === 0) return null;
    const line = state.doc.lineAt(pos);
    return {
      pos: line.from,
      end: line.to,
      create: () => {
        const dom = this.ownerDocument.createElement('div');
        dom.className = 'explained';
        render(explained, dom);
        return { dom };
      },
    };
  }

  #explained(kinds: readonly string[]): TemplateResult[] {
    return this.#book.statements.filter(({ kind }) => kinds.includes(kind)).map(about);
  }

  #draw(): void {
    if (this.#below) render(this.#panels(), this.#below);
  }

  #panels(): TemplateResult {
    return html`<div class="explained">${this.#explained(this.#kinds)}</div>
      <div class="found" aria-live="polite">${this.#found()}</div>
      ${this.#forecast()} ${this.#form()}`;
  }

  #found(): TemplateResult | string {
    if (!this.#known) return this.#clerk ? 'The sheet is being checked …' : '';
    const { orders, diagnostics } = this.#known.checked;
    return html`<p>${orders.length} ${orders.length === 1 ? 'order is' : 'orders are'} understood.</p>
      ${
        diagnostics.length === 0
          ? ''
          : html`<ul>
              ${diagnostics.map(
                ({ severity, line, column, message, span, suggestion }) =>
                  html`<li class=${severity}>
                    <button type="button" @click=${() => this.goTo(span.start)}>
                      ${severity}, line ${line}, column ${column}</button
                    >: ${message}
                    ${
                      suggestion === undefined
                        ? ''
                        : html`<button type="button" @click=${() => this.#put(suggestion, span)}>
                            Write ${suggestion}
                          </button>`
                    }
                  </li>`,
              )}
            </ul>`
      }`;
  }

  /** Puts what was meant in the place of what was written. */
  #put(suggestion: string, { start, end }: Span): void {
    const view = this.#view;
    if (!view || end > view.state.doc.length) return;
    view.dispatch({ changes: { from: start, to: end, insert: suggestion }, userEvent: 'input.complete' });
    view.focus();
  }

  #forecast(): TemplateResult | string {
    const forecast = this.#known?.forecast;
    if (!forecast) return '';
    return html`<details>
      <summary>What the orders will come to</summary>
      <pre tabindex="0">${renderText(forecast, { width: FORECAST_WIDTH })}</pre>
    </details>`;
  }

  #form(): TemplateResult | string {
    if (!this.#filled) return '';
    return html`<details>
      <summary>Fill in an order field by field</summary>
      ${statementForm(this.#book, this.#filled, {
        fill: (filled) => {
          this.#filled = filled;
          this.#draw();
        },
        insert: (text) => this.insert(text),
      })}
    </details>`;
  }
}
