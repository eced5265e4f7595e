import type { Span } from './diagnostic.js';
import { isKeyword, type Grammar } from './grammar.js';
import { StatementScanner } from './scanner.js';
import { foldWords, Mistake } from './slot.js';
import type { Keyword, Slot } from './statement.js';

/** Something that may stand at a place of a text. */
export interface Completion {
  /** What the player has typed of it, up to the offset. */
  readonly span: Span;
  /** What to show: the text itself, or the name of what the player has to fill in. */
  readonly label: string;
  /** Text to put in place of the span; absent where the player has to fill in a value. */
  readonly insert?: string;
  /** What it means. */
  readonly description: string;
}

/** A row that could still become the statement being typed. */
interface Candidate {
  readonly fields: readonly (Keyword | Slot)[];
  readonly meaning: string;
}

/** All that may stand at an offset, in the order of the table; nothing inside a comment. */
export function completeOrders(grammar: Grammar, text: string, offset: number): Completion[] {
  const head = text.slice(0, Math.max(0, offset));
  const { before, span, isFirst, isInComment } = cursorOf(grammar, head);
  if (isInComment) return [];
  const typed = foldWords(head.slice(span.start, span.end));
  const rows: readonly Candidate[] =
    isFirst && grammar.header ? [...grammar.statements, grammar.header] : grammar.statements;
  const completions = new Map<string, Completion>();
  for (const { fields, meaning } of rows) {
    const field = fields[before.length];
    if (!field || !before.every((words, position) => fits(fields[position], words))) continue;
    for (const completion of offers(field, meaning, span)) {
      const isWanted = completion.insert === undefined || foldWords(completion.insert).startsWith(typed);
      if (isWanted && !completions.has(completion.label)) completions.set(completion.label, completion);
    }
  }
  return [...completions.values()];
}

/** The fields before the cursor, and what is typed of the one at the cursor, of a text that ends there. */
function cursorOf(grammar: Grammar, head: string) {
  const scanner = new StatementScanner(head, grammar.punctuation);
  let statements = 0;
  let fields: Span[] = [];
  while (scanner.next()) {
    statements += 1;
    fields = Array.from({ length: scanner.isOpen ? scanner.count : 0 }, (_, position) => ({
      start: scanner.starts[position] ?? head.length,
      end: scanner.ends[position] ?? head.length,
    }));
  }
  const last = fields.at(-1);
  const isNew = !last || (grammar.punctuation.separator === 'blanks' && last.end < head.length);
  const start = isNew || last.start === last.end ? head.length : last.start;
  return {
    before: (isNew ? fields : fields.slice(0, -1)).map((field) => head.slice(field.start, field.end)),
    span: { start, end: head.length },
    isFirst: statements === (fields.length > 0 ? 1 : 0),
    isInComment: scanner.endsInComment,
  };
}

function fits(field: Keyword | Slot | undefined, words: string): boolean {
  if (!field || words === '') return false;
  return isKeyword(field) ? field.keyword === foldWords(words) : !(field.type.read(words) instanceof Mistake);
}

function offers(field: Keyword | Slot, meaning: string, span: Span): Completion[] {
  if (isKeyword(field)) return [{ span, label: field.keyword, insert: field.keyword, description: meaning }];
  const { choices, expects } = field.type;
  if (!choices) return [{ span, label: field.name, description: expects }];
  return choices.map(({ text, description }) => ({ span, label: text, insert: text, description }));
}
