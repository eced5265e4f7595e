import { quotable, type Diagnostic } from './diagnostic.js';
import type { StatementScanner } from './scanner.js';
import type { Mistake } from './slot.js';

/** Collects the diagnostics of one text, and places them by the scanner's current statement. */
export class DiagnosticLog {
  readonly diagnostics: Diagnostic[] = [];
  readonly #text: string;
  readonly #scanner: StatementScanner;
  readonly #limit: number;
  #isFull = false;

  constructor(text: string, scanner: StatementScanner, limit: number) {
    this.#text = text;
    this.#scanner = scanner;
    this.#limit = limit;
  }

  /** Reports a field of the current statement; past the last field, the place where it should stand. */
  addField(position: number, mistake: Mistake): void {
    const { starts, ends, count } = this.#scanner;
    const end = ends[Math.min(position, count - 1)] ?? 0;
    this.#addMistake(position < count ? (starts[position] ?? end) : end, end, mistake);
  }

  /** Reports the current statement as a whole. */
  addStatement(mistake: Mistake): void {
    const { starts, ends, count } = this.#scanner;
    this.#addMistake(starts[0] ?? 0, ends[count - 1] ?? 0, mistake);
  }

  /** Reports a limit at an offset of the current line; it is listed even when the list is full. */
  addLimit(code: string, start: number, message: string): void {
    this.diagnostics.push(this.#place(code, start, start, message));
  }

  #addMistake(start: number, end: number, { code, expected, suggestion }: Mistake): void {
    if (this.#isFull) return;
    if (this.diagnostics.length >= this.#limit) {
      this.#isFull = true;
      this.addLimit('limit-diagnostics', start, `only the first ${this.#limit} diagnostics are listed`);
      return;
    }
    const received = quotable(this.#text.slice(start, end));
    const what = received === '' ? 'nothing' : `"${received}"`;
    this.diagnostics.push({
      ...this.#place(code, start, end, `expected ${expected}, received ${what}`),
      expected,
      received,
      ...(suggestion !== undefined && { suggestion }),
    });
  }

  #place(code: string, start: number, end: number, message: string): Diagnostic {
    const { line, lineStart } = this.#scanner;
    const column = Math.max(start - lineStart, 0) + 1;
    return { code, severity: 'error', span: { start, end }, line, column, message };
  }
}
