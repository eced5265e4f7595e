import type { Punctuation } from './scanner.js';
import type { Header, Keyword, Slot, Statement } from './statement.js';

/** A language as the parser reads it: its rows, found by keyword. */
export interface Grammar {
  readonly punctuation: Punctuation;
  /** What the printer puts between fields. */
  readonly separator: string;
  readonly statements: readonly Statement[];
  readonly header: Header | undefined;
  /** Row of each keyword, for each position of a field from 0. */
  readonly byPosition: readonly ReadonlyMap<string, Statement>[];
  readonly byKind: ReadonlyMap<string, Statement>;
}

/**
 * Orders the rows by keyword.
 *
 * @throws RangeError when a row has not exactly one keyword, or two rows have the same kind or the same keyword in
 * the same position (a caller's bug)
 */
export function buildGrammar(
  punctuation: Punctuation,
  statements: readonly Statement[],
  header: Header | undefined,
): Grammar {
  const byPosition: Map<string, Statement>[] = [];
  const byKind = new Map<string, Statement>();
  for (const statement of statements) {
    const keywords = statement.fields.flatMap((field, position) =>
      isKeyword(field) ? [{ ...field, position }] : [],
    );
    const [first, second] = keywords;
    if (!first || second)
      throw new RangeError(`${statement.kind}: expected one keyword, received ${keywords.length}`);
    while (byPosition.length <= first.position) byPosition.push(new Map());
    const rows = byPosition[first.position];
    if (byKind.has(statement.kind) || rows?.has(first.keyword)) {
      throw new RangeError(
        `${statement.kind}: expected a kind and a keyword of its own, received "${first.keyword}" twice`,
      );
    }
    rows?.set(first.keyword, statement);
    byKind.set(statement.kind, statement);
  }
  const separator = punctuation.separator === ',' ? ', ' : ' ';
  return { punctuation, separator, statements, header, byPosition, byKind };
}

/** Whether a field is a fixed word. */
export function isKeyword(field: Keyword | Slot): field is Keyword {
  return 'keyword' in field;
}
