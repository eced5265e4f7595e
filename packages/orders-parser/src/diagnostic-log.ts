import { diagnosticOf, placeAfter, type Diagnostic, type Place } from './diagnostic.js';
import type { StatementScanner } from './scanner.js';
import type { Doubt, Mistake } from './slot.js';

/** Collects the diagnostics of one text, and places them by the scanner's current statement. */
export class DiagnosticLog {
  readonly diagnostics: Diagnostic[] = [];
  readonly #text: string;
  readonly #scanner: StatementScanner;
  readonly #limit: number;
  /** Whether no more mistakes are listed. */
  isFull = false;
  #errors = 0;
  #warnings = 0;

  constructor(text: string, scanner: StatementScanner, limit: number) {
    this.#text = text;
    this.#scanner = scanner;
    this.#limit = limit;
  }

  /** Reports a field of the current statement; past the last field, the place where it should stand. */
  addField(position: number, mistake: Mistake): void {
    const { starts, ends, count, end } = this.#scanner;
    if (position < count) this.#add(starts[position] ?? end, ends[position] ?? end, mistake);
    else this.#add(end, end, mistake);
  }

  /** Reports the current statement as a whole. */
  addStatement(mistake: Mistake): void {
    const { starts, end } = this.#scanner;
    this.#add(starts[0] ?? end, end, mistake);
  }

  /** Warns about the current statement as a whole. Warnings have a limit of their own, so that they hide no mistake. */
  addWarning(code: string, message: string): void {
    const { starts, end } = this.#scanner;
    this.#warn(starts[0] ?? end, end, { code, message });
  }

  /** Warns about a field of the current statement. */
  addDoubt(position: number, doubt: Doubt): void {
    const { starts, ends, end } = this.#scanner;
    this.#warn(starts[position] ?? end, ends[position] ?? end, doubt);
  }

  #warn(start: number, end: number, { code, message, suggestion }: Doubt): void {
    this.#warnings += 1;
    if (this.#warnings <= this.#limit) {
      this.diagnostics.push({
        code,
        severity: 'warning',
        span: { start, end },
        ...this.#place(start),
        message,
        ...(suggestion !== undefined && { suggestion }),
      });
    } else if (this.#warnings === this.#limit + 1) {
      this.#addNotice(
        'warning',
        'limit-diagnostics',
        start,
        `only the first ${this.#limit} warnings are listed`,
      );
    }
  }

  /** Reports a limit at an offset of the current line; it is listed even when the list is full. */
  addLimit(code: string, start: number, message: string): void {
    this.#addNotice('error', code, start, message);
  }

  #addNotice(severity: Diagnostic['severity'], code: string, start: number, message: string): void {
    this.diagnostics.push({ code, severity, span: { start, end: start }, ...this.#place(start), message });
  }

  #add(start: number, end: number, mistake: Mistake): void {
    if (this.isFull) return;
    this.#errors += 1;
    this.isFull = this.#errors > this.#limit;
    if (this.isFull) {
      this.addLimit('limit-diagnostics', start, `only the first ${this.#limit} mistakes are listed`);
      return;
    }
    const words = this.#text.slice(start, end);
    this.diagnostics.push(diagnosticOf('error', { start, end }, this.#place(start), mistake, words));
  }

  #place(offset: number): Place {
    const { line, lineStart, starts, count } = this.#scanner;
    const first = count > 0 ? (starts[0] ?? lineStart) : lineStart;
    return placeAfter(this.#text, { line, column: first - lineStart + 1 }, first, offset);
  }
}
