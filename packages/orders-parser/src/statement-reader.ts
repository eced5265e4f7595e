import { Fields } from './fields.js';
import type { Grammar, Row } from './grammar.js';
import { nearKeyword, recognise } from './recognise.js';
import { MAX_FIELDS, StatementScanner } from './scanner.js';

/** Walks through the statements of a text, with the lines of a block as one; after {@link next} it describes the current one. */
export class StatementReader {
  readonly scanner: StatementScanner;
  readonly fields: Fields;
  /** Rows whose keyword the statement has; undefined when it has none. */
  rows: readonly Row[] | undefined;
  /** Whether the text ended before the last word of a block. */
  isUnfinished = false;
  readonly #grammar: Grammar;

  /** @param start - offset at which to start; @param end - offset at which the text ends */
  constructor(grammar: Grammar, text: string, start = 0, end = text.length) {
    this.scanner = new StatementScanner(text, grammar.punctuation, start, end);
    this.fields = new Fields(text, this.scanner);
    this.#grammar = grammar;
  }

  /** Moves to the next statement that is not empty; false when there is none. */
  next(): boolean {
    this.rows = undefined;
    this.isUnfinished = false;
    if (!this.scanner.next()) return false;
    this.rows = recognise(this.#grammar, this.fields);
    const first = this.rows?.[0];
    if (first?.statement.isBlock === true) this.#readBlock(first);
    return true;
  }

  /**
   * Whether the fields from a position on are the header, or meant to be it: by its second word, or, where it opens the
   * text, by its first word unless another field looks like a keyword.
   */
  isHeader(isFirst: boolean, from = 0): boolean {
    const { header, secondHeaderWord: second } = this.#grammar;
    if (!header) return false;
    const isNamed = firstWord(this.fields.word(from)) === header.word;
    const isContinued = second && firstWord(this.fields.word(from + second.position)) === second.word;
    if (isContinued) return isFirst || isNamed;
    return isNamed && (isFirst || !second) && !nearKeyword(this.#grammar, this.fields, from);
  }

  /** Adds line after line to a statement, up to its last word, or to a line that starts another statement. */
  #readBlock({ steps }: Row): void {
    const { scanner, fields } = this;
    const closing = steps.at(-1)?.words;
    while (!scanner.isMarked && !closing?.has(fields.word(scanner.count - 1))) {
      const place = scanner.place();
      const from = scanner.extend();
      this.isUnfinished = from === undefined;
      if (from === undefined) return;
      const isTooLong = scanner.count > MAX_FIELDS;
      if (isTooLong || this.isHeader(false, from) || this.#isOtherStatement(steps, from)) {
        scanner.backTo(place);
        return;
      }
    }
  }

  /** Whether fields start a statement of their own: they have its keyword, and it is not the one that the block has there. */
  #isOtherStatement(steps: Row['steps'], from: number): boolean {
    const [other] = recognise(this.#grammar, this.fields, from) ?? [];
    if (!other) return false;
    const position = from + other.keywordAt;
    return steps[position]?.words?.has(this.fields.word(position)) !== true;
  }
}

function firstWord(words: string): string {
  return words.split(' ', 1)[0] ?? '';
}
