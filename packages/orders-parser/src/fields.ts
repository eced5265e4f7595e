import { MAX_FIELDS, type StatementScanner } from './scanner.js';
import { foldWords } from './words.js';

/** The fields of a scanner's current statement, as texts; positions count from 0 (included). */
export class Fields {
  readonly #text: string;
  readonly #scanner: StatementScanner;
  #lines = '';
  /** Offset of the statement whose lines were read. */
  #linesOf = -1;

  constructor(text: string, scanner: StatementScanner) {
    this.#text = text;
    this.#scanner = scanner;
  }

  get count(): number {
    return this.#scanner.count;
  }

  /** A field as it is written; empty past the last. */
  at(position: number): string {
    const { starts, ends, count } = this.#scanner;
    return position < count && position < MAX_FIELDS
      ? this.#text.slice(starts[position], ends[position])
      : '';
  }

  /** Whether a field is there and is no number; no word starts with a digit. */
  mayBeWord(position: number): boolean {
    const { starts, count } = this.#scanner;
    if (position >= count) return false;
    const code = this.#text.charCodeAt(starts[position] ?? 0);
    return code < 48 || code > 57;
  }

  /** A field as it is compared with words. */
  word(position: number): string {
    return foldWords(this.at(position));
  }

  /** Everything from a field to the end of the statement, as it is written. */
  from(position: number): string {
    const { starts, end, count } = this.#scanner;
    return position < count ? this.#text.slice(starts[position], end) : '';
  }

  /** Adds the lines after the statement to it, up to one that starts with a mark, and returns them as they are written. */
  linesUntil(mark: string): string {
    const [statement = -1] = this.#scanner.starts;
    if (statement !== this.#linesOf) {
      this.#lines = this.#scanner.readLines(mark);
      this.#linesOf = statement;
    }
    return this.#lines;
  }
}
