import type { Span } from './diagnostic.js';
import { envelopeOf } from './envelope.js';
import { grammarOf, type Grammar, type Step } from './grammar.js';
import type { ReadableDeclaration } from './readable-declaration.js';
import { Mistake } from './slot.js';
import { StatementReader } from './statement-reader.js';
import { foldWords } from './words.js';

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
  readonly steps: readonly Step[];
  readonly meaning: string;
}

/**
 * All that may stand at an offset, in the order of the table; nothing inside a comment. Where the typed text begins a word, values that it
 * does not fit are left out.
 */
export function completionsAt(declaration: ReadableDeclaration, text: string, offset: number): Completion[] {
  const grammar = grammarOf(declaration);
  const head = text.slice(0, Math.max(0, offset));
  const { before, span, isFirst, isInComment } = cursorOf(grammar, head);
  if (isInComment) return [];
  const typed = foldWords(head.slice(span.start, span.end));
  const completions = new Map<string, Completion>();
  /** Values to fill in that the typed text does not fit. */
  const doubtful = new Set<Completion>();
  for (const { steps, meaning } of candidatesOf(grammar, isFirst)) {
    for (const step of stepsAfter(grammar, steps, before)) {
      for (const completion of offersOf(step, meaning, span, typed)) {
        const isWanted = completion.insert === undefined || foldWords(completion.insert).startsWith(typed);
        if (!isWanted || completions.has(completion.label)) continue;
        completions.set(completion.label, completion);
        const isValue = typed !== '' && step.words === undefined && completion.insert === undefined;
        if (isValue && step.type.read(typed) instanceof Mistake) doubtful.add(completion);
      }
    }
  }
  const all = [...completions.values()];
  const beginsWord = all.some(({ insert }) => insert !== undefined);
  return beginsWord ? all.filter((completion) => !doubtful.has(completion)) : all;
}

function candidatesOf({ rows, header, headerSteps }: Grammar, isFirst: boolean): Candidate[] {
  const candidates = rows.map(({ steps, statement: { meaning } }) => ({ steps, meaning }));
  if (isFirst && header) candidates.push({ steps: headerSteps, meaning: header.meaning });
  return candidates;
}

/** The fields before the cursor and the typed part of the one at it, in a text that ends there. */
function cursorOf(grammar: Grammar, head: string) {
  const { header, punctuation } = grammar;
  const start = header?.closedBy === undefined ? 0 : envelopeOf(head, header.word, header.closedBy)?.start;
  const reader = new StatementReader(grammar, head, start);
  const { scanner } = reader;
  let statements = 0;
  let fields: Span[] = [];
  let isOnNewLine = false;
  while (reader.next()) {
    statements += 1;
    isOnNewLine = reader.isUnfinished && !scanner.isOpen;
    const count = scanner.isOpen || reader.isUnfinished ? scanner.count : 0;
    fields = Array.from({ length: count }, (_, position) => ({
      start: scanner.starts[position] ?? head.length,
      end: scanner.ends[position] ?? head.length,
    }));
  }
  const last = fields.at(-1);
  if (isOnNewLine && last && last.start === last.end) fields.pop();
  const isNew = !last || isOnNewLine || (punctuation.separator !== ',' && last.end < head.length);
  const typedFrom = isNew || last.start === last.end ? head.length : last.start;
  return {
    before: (isNew ? fields : fields.slice(0, -1)).map((field) => head.slice(field.start, field.end)),
    span: { start: typedFrom, end: head.length },
    isFirst: statements === (fields.length > 0 ? 1 : 0),
    isInComment: scanner.endsInComment,
  };
}

/** The steps that may come after some fields: every way in which the fields fit is followed. */
function stepsAfter({ isByInitial }: Grammar, steps: readonly Step[], fields: readonly string[]): Step[] {
  let reached = withSkipped(steps, new Set([0]));
  for (const [position, field] of fields.entries()) {
    const next = new Set<number>();
    for (const index of reached) {
      const step = steps[index];
      if (!step || !fits(step, field, isByInitial && position === 0)) continue;
      next.add(step.words?.get(foldWords(field)) ?? index + 1);
      if (step.occurs === 'repeated' || step.occurs === 'rest') next.add(index);
    }
    reached = withSkipped(steps, next);
  }
  return [...reached].sort((a, b) => a - b).flatMap((index) => steps[index] ?? []);
}

/** Indexes, and those that are reached by leaving out optional steps. */
function withSkipped(steps: readonly Step[], indexes: Set<number>): Set<number> {
  for (const index of indexes) {
    const { skipTo = -1 } = steps[index] ?? {};
    if (skipTo >= 0) indexes.add(skipTo);
  }
  return indexes;
}

function fits({ words, type, occurs }: Step, field: string, isByInitial: boolean): boolean {
  if (field === '') return false;
  const word = foldWords(field);
  if (words) return words.has(word) || (isByInitial && words.has(word.slice(0, 1)));
  return occurs === 'rest' || !(type.read(field) instanceof Mistake);
}

function offersOf(step: Step, meaning: string, span: Span, typed: string): Completion[] {
  const { words, name, type, occurs } = step;
  if (words) return [{ span, label: name, insert: name, description: meaning }];
  if (occurs === 'lines') return [];
  const choices = type.offers?.(typed) ?? type.choices ?? [];
  const isOpen = choices.length === 0 || type.isOpen === true;
  return [
    ...(isOpen ? [{ span, label: name, description: type.expects }] : []),
    ...choices.map(({ text, description }) => ({ span, label: text, insert: text, description })),
  ];
}
