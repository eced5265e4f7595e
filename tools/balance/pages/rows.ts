import { button, searchField, statusText, tools, make } from './elements.js';
import { toClipboard } from './to-clipboard.js';
import { estimateIn, isNumber, numbersIn } from './written-numbers.js';

/** A row of a table, as it was written. */
export interface Row {
  readonly row: HTMLTableRowElement;
  /** Its place in the table as it was written, from 0. */
  readonly at: number;
  /** What its cells say, the label first. */
  readonly texts: readonly string[];
}

/** A table with its rows as they were written; what a click on the page changes is their order, and which are shown. */
export class Rows {
  readonly heads: readonly string[];
  readonly all: readonly Row[];
  readonly pinned = new Set<Row>();
  readonly #table: HTMLTableElement;
  readonly #listeners: (() => void)[] = [];
  /** Buttons of the rows, and what says how many are shown; none before the table is equipped. */
  #tools: { readonly pins: readonly HTMLButtonElement[]; readonly said: HTMLElement } | undefined;
  #words = '';
  #sorted: { readonly column: number; readonly sign: 1 | -1 } | undefined;

  constructor(table: HTMLTableElement) {
    this.#table = table;
    this.heads = this.#headCells.map(({ textContent }) => textContent);
    this.all = [...this.#body.rows].map((row, at) => ({
      row,
      at,
      texts: [...row.cells].map(({ textContent }) => textContent),
    }));
  }

  /** Puts sorting, pins, a filter and a copy around the table. */
  equip(name: string): void {
    if (this.#tools) return;
    for (const [column, head] of this.#headCells.entries())
      if (head.textContent !== '')
        head.replaceChildren(button(head.textContent, null, () => this.#sort(column)));
    const pins = this.all.map((one) => {
      const pin = button('pin', `Pin ${one.texts[0] ?? ''}`, () => this.pin(one));
      pin.className = 'pin';
      one.row.cells[0]?.append(' ', pin);
      return pin;
    });
    const said = statusText();
    const copied = statusText();
    const copy = button('Copy', `Copy the table: ${name}`, () => {
      void this.#copy(copied);
    });
    const words = searchField(14, (asked) => {
      this.#words = asked;
      this.#arrange();
    });
    this.#table.parentElement?.before(tools(make('label', {}, 'Rows with ', words), said, copy, copied));
    this.#tools = { pins, said };
    this.#arrange();
  }

  /** Pins a row, or no longer. */
  pin(one: Row): void {
    if (!this.pinned.delete(one)) this.pinned.add(one);
    this.#arrange();
    for (const listener of this.#listeners) listener();
  }

  /** Has a listener called when a row is pinned, and when one no longer is. */
  onPinned(listener: () => void): void {
    this.#listeners.push(listener);
  }

  get #headCells(): HTMLTableCellElement[] {
    return [...(this.#table.tHead?.rows[0]?.cells ?? [])];
  }

  get #body(): HTMLTableSectionElement {
    return this.#table.tBodies[0] ?? this.#table.createTBody();
  }

  /** Sorts by a column; at the second click the other way round, at the third as it was written. */
  #sort(column: number): void {
    const isSame = this.#sorted?.column === column;
    if (isSame && this.#sorted?.sign === -1) this.#sorted = undefined;
    else this.#sorted = { column, sign: isSame ? -1 : 1 };
    this.#arrange();
  }

  /** Pinned rows first, then all that the filter leaves, in the order that is asked for. */
  #arrange(): void {
    const { pinned } = this;
    const list = this.#inOrder().toSorted((a, b) => Number(pinned.has(b)) - Number(pinned.has(a)));
    for (const one of list) {
      one.row.hidden =
        !pinned.has(one) && !one.texts.some((text) => text.toLowerCase().includes(this.#words));
      one.row.classList.toggle('pinned', pinned.has(one));
    }
    this.#body.append(...list.map(({ row }) => row));
    if (!this.#tools) return;
    const { pins, said } = this.#tools;
    for (const [i, one] of this.all.entries()) pins[i]?.setAttribute('aria-pressed', String(pinned.has(one)));
    for (const [column, head] of this.#headCells.entries()) {
      head.removeAttribute('aria-sort');
      if (this.#sorted?.column === column)
        head.setAttribute('aria-sort', this.#sorted.sign === 1 ? 'ascending' : 'descending');
    }
    const shown = list.filter(({ row }) => !row.hidden).length;
    said.textContent = this.#words === '' ? '' : `${shown} of ${list.length}`;
  }

  #inOrder(): readonly Row[] {
    if (!this.#sorted) return this.all;
    const { column, sign } = this.#sorted;
    const textOf = ({ texts }: Row): string => texts[column] ?? '';
    if (!this.all.every((one) => isNumber(textOf(one))))
      return this.all.toSorted((a, b) => sign * textOf(a).localeCompare(textOf(b), 'en', { numeric: true }));
    return this.all.toSorted((a, b) => {
      const [[x], [y]] = [numbersIn(textOf(a)), numbersIn(textOf(b))];
      // What is unknown comes last, either way.
      if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
      return sign * (x - y);
    });
  }

  async #copy(said: HTMLElement): Promise<void> {
    const isDone = await toClipboard(this.#text());
    said.textContent = isDone ? 'copied' : 'the browser does not let it be copied';
  }

  /** The rows that are shown, as a spreadsheet takes them: each value and its bounds in cells of their own. */
  #text(): string {
    const areEstimates = this.#table.closest('figure') !== null;
    const isEstimate = (column: number): boolean => areEstimates && column > 0;
    const heads = this.heads.flatMap((head, i) =>
      isEstimate(i) ? [head, `${head} low`, `${head} high`] : [head],
    );
    const lines = [...this.#body.rows]
      .filter(({ hidden }) => !hidden)
      .map((row) => this.all.find((one) => one.row === row)?.texts ?? [])
      .map((texts) => texts.flatMap((text, i) => (isEstimate(i) ? estimateIn(text) : [text])));
    return `${[heads, ...lines].map((line) => line.join('\t')).join('\n')}\n`;
  }
}
