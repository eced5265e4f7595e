import { diagnosticOf, placeAfter, type Diagnostic, type Place, type Span } from './diagnostic.js';
import type { StatementScanner } from './scanner.js';
import type { Doubt, Mistake } from './slot.js';

/** Collects the diagnostics of one text, and places them by the scanner's current statement. */
export class DiagnosticLog {
  readonly diagnostics: Diagnostic[];
  readonly #text: string;
  readonly #scanner: StatementScanner;
  readonly #limit: number;
  #errors = 0;
  #warnings = 0;

  /** @param notes - diagnostics that come first, and do not count */
  constructor(text: string, scanner: StatementScanner, limit: number, notes: readonly Diagnostic[]) {
    this.#text = text;
    this.#scanner = scanner;
    this.#limit = limit;
    this.diagnostics = [...notes];
  }

  /** Whether no more mistakes are listed. */
  get isFull(): boolean {
    return this.#errors > this.#limit;
  }

  /** Reports a field of the current statement; past the last field, the place where it should stand. */
  addField(position: number, mistake: Mistake): void {
    this.#addMistake(this.#scanner.span(position), mistake);
  }

  /** Reports the current statement as a whole. */
  addStatement(mistake: Mistake): void {
    const { start, end } = this.#scanner;
    this.#addMistake({ start, end }, mistake);
  }

  /** Warns about the current statement as a whole. */
  addWarning(code: string, message: string): void {
    const { start, end } = this.#scanner;
    this.#addWarning({ start, end }, { code, message });
  }

  /** Warns about a field of the current statement. */
  addDoubt(position: number, doubt: Doubt): void {
    this.#addWarning(this.#scanner.span(position), doubt);
  }

  /** Reports a limit at an offset of the current line; it is listed even when the list is full. */
  addLimit(severity: Diagnostic['severity'], name: string, start: number, message: string): void {
    this.#add(severity, { start, end: start }, { code: `limit-${name}`, message });
  }

  #addMistake(span: Span, mistake: Mistake): void {
    const { start, end } = span;
    if (this.isFull) return;
    this.#errors += 1;
    if (this.isFull) this.#addFull('error', start, 'mistakes');
    else {
      const words = this.#text.slice(start, end);
      this.diagnostics.push(diagnosticOf('error', span, this.#place(start), mistake, words));
    }
  }

  /** Warnings have a limit of their own, so that they hide no mistake. */
  #addWarning(span: Span, doubt: Doubt): void {
    this.#warnings += 1;
    if (this.#warnings <= this.#limit) this.#add('warning', span, doubt);
    else if (this.#warnings === this.#limit + 1) this.#addFull('warning', span.start, 'warnings');
  }

  #addFull(severity: Diagnostic['severity'], start: number, what: string): void {
    this.addLimit(severity, 'diagnostics', start, `only the first ${this.#limit} ${what} are listed`);
  }

  #add(severity: Diagnostic['severity'], span: Span, { code, message, suggestion }: Doubt): void {
    this.diagnostics.push({
      code,
      severity,
      span,
      ...this.#place(span.start),
      message,
      ...(suggestion !== undefined && { suggestion }),
    });
  }

  #place(offset: number): Place {
    const { line, lineStart, starts, count } = this.#scanner;
    const first = count > 0 ? (starts[0] ?? lineStart) : lineStart;
    return placeAfter(this.#text, { line, column: first - lineStart + 1 }, first, offset);
  }
}
