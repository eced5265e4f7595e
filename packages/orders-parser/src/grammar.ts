import { derived, shown } from '@ec/prng';
import { separatorOf, type Punctuation } from './punctuation.js';
import type { ReadableDeclaration } from './readable-declaration.js';
import type { SlotType } from './slot.js';
import { labelledType } from './slots/labelled.js';
import { foldWords } from './words.js';
import { isKeyword, type Header, type Keyword, type Slot, type Statement } from './statement.js';

/** One thing to read from the fields of a statement: a fixed word, or a value of a slot. */
export interface Step {
  /** Accepted spellings of a fixed word, and the step to go on with after each; absent for a slot. */
  readonly words?: ReadonlyMap<string, number>;
  /** Canonical spelling of a fixed word, or the name of the value. */
  readonly name: string;
  /** Word that the value opens with, within its field; empty where there is none. */
  readonly label: string;
  /** Property that holds the value; empty for a fixed word. */
  readonly key: string;
  readonly type: SlotType<unknown>;
  readonly occurs: NonNullable<Slot['occurs']>;
  /** What ends the lines of a slot for lines. */
  readonly until: string;
  /** Step to go on with when this one may be left out, otherwise −1. */
  readonly skipTo: number;
}

/** A statement as the parser reads it. */
export interface Row {
  readonly statement: Statement;
  readonly steps: readonly Step[];
  /** Field with the keyword that identifies the row, from 0 (included). */
  readonly keywordAt: number;
  /** Fewest and most fields that the row can have (both included). */
  readonly fewest: number;
  readonly most: number;
  /** What the row's orders are about, at least one thing. */
  readonly topics: readonly [Topic, ...Topic[]];
  /** Whether a row that is tried before has the same keyword. */
  readonly isShadowed: boolean;
}

/** Something that orders are about and that should be ordered once. */
export interface Topic {
  /** Name that rows about the same thing share; empty for an order that is about nothing but its own words. */
  readonly name: string;
  /** Steps whose values say what an order is about. */
  readonly steps: readonly Step[];
  /** Property that an order must have to be about it; empty where there is none. */
  readonly given: string;
  readonly lastCounts: boolean;
}

/** A language as the parser reads it: its rows, found by keyword. */
export interface Grammar {
  readonly punctuation: Punctuation;
  readonly declaration: ReadableDeclaration;
  /** What the printer puts between fields. */
  readonly separator: string;
  readonly rows: readonly Row[];
  readonly header: Header | undefined;
  readonly headerSteps: readonly Step[];
  /** The next fixed word of the header after its first, and the field that it stands in. */
  readonly secondHeaderWord: { readonly word: string; readonly position: number } | undefined;
  /** Whether a keyword is recognised by its first letter alone. */
  readonly isByInitial: boolean;
  /** Rows of each keyword, for each position of a field from 0. */
  readonly byPosition: readonly ReadonlyMap<string, readonly Row[]>[];
  readonly byKind: ReadonlyMap<string, Row>;
  /** All words that may mean something else than a value: keywords, labels, and those of the header. */
  readonly words: ReadonlySet<string>;
}

/**
 * The grammar of a language, built once for each declaration.
 *
 * @throws RangeError when a row cannot be recognised or read from left to right (a caller's bug)
 */
export const grammarOf = /* @__PURE__ */ derived(buildGrammar);

/**
 * Orders the rows by keyword.
 *
 * @throws RangeError when a row cannot be recognised or read from left to right (a caller's bug)
 */
function buildGrammar(declaration: ReadableDeclaration): Grammar {
  const { punctuation, statements, header } = declaration;
  const byKind = new Map<string, Row>();
  const byPosition: Map<string, Row[]>[] = [];
  for (const statement of statements) {
    const fault = byKind.has(statement.kind)
      ? 'one statement, received two'
      : faultOf(statement, declaration);
    if (fault !== undefined) throw new RangeError(`${statement.kind}: expected ${fault}`);
    const row = rowOf(statement, punctuation, byPosition);
    const { keywordAt, steps } = row;
    byKind.set(statement.kind, row);
    while (byPosition.length <= keywordAt) byPosition.push(new Map());
    for (const word of steps[keywordAt]?.words?.keys() ?? []) {
      const same = byPosition[keywordAt]?.get(word);
      if (same) same.push(row);
      else byPosition[keywordAt]?.set(word, [row]);
    }
  }
  const rows = [...byKind.values()];
  const headerSteps = header ? stepsOf(header.fields, punctuation) : [];
  return {
    punctuation,
    declaration,
    separator: separatorOf(punctuation),
    rows,
    header,
    isByInitial: punctuation.keywords === 'initial',
    headerSteps,
    secondHeaderWord: secondWordOf(headerSteps),
    byPosition,
    byKind,
    words: wordsOf([...rows.flatMap(({ steps }) => steps), ...headerSteps], header),
  };
}

/**
 * The row of an order.
 *
 * @throws RangeError when there is no such statement (a caller's bug)
 */
export function rowOfKind({ byKind }: Grammar, kind: string): Row {
  const row = byKind.get(kind);
  if (row) return row;
  throw new RangeError(`order: expected one of ${[...byKind.keys()].join(', ')}, received ${shown(kind)}`);
}

function wordsOf(steps: readonly Step[], header: Header | undefined): ReadonlySet<string> {
  const own = steps.flatMap(({ words, label }) => [...(words?.keys() ?? []), label]);
  return new Set([...own, header?.word ?? '', header?.closedBy ?? '']);
}

/** @param before - rows of the statements before, by their keywords */
function rowOf(statement: Statement, punctuation: Punctuation, before: Grammar['byPosition']): Row {
  const { kind, fields, once } = statement;
  const steps = stepsOf(fields, punctuation);
  const [first = OWN_WORDS, ...others] = [once ?? []]
    .flat()
    .map(({ topic = kind, per, given = '', lastCounts = false }): Topic => ({
      name: topic,
      steps: steps.filter(({ key }) => per.includes(key)),
      given,
      lastCounts,
    }));
  const isOpen = steps.some(({ occurs }) => occurs === 'repeated' || occurs === 'rest');
  const keywordAt = steps.findIndex(({ words }) => words);
  return {
    statement,
    steps,
    keywordAt,
    isShadowed: [...(steps[keywordAt]?.words?.keys() ?? [])].some((word) => before[keywordAt]?.has(word)),
    fewest: fewestFrom(steps, 0),
    most: isOpen ? Infinity : steps.filter(({ occurs }) => occurs !== 'lines').length,
    topics: [first, ...others],
  };
}

/** Fewest fields that are read from a step on. */
function fewestFrom(steps: readonly Step[], from: number): number {
  const { words, occurs, skipTo = -1 } = steps[from] ?? {};
  if (skipTo >= 0) return fewestFrom(steps, skipTo);
  if (occurs === undefined || occurs === 'lines') return 0;
  return 1 + fewestFrom(steps, words ? Math.max(...words.values()) : from + 1);
}

/** Topic of the rows that name none. */
export const OWN_WORDS: Topic = { name: '', steps: [], given: '', lastCounts: false };

function secondWordOf(steps: readonly Step[]): Grammar['secondHeaderWord'] {
  const position = steps.findIndex(({ words, label }, index) => index > 0 && (words ?? label !== ''));
  const { words, label = '' } = steps[position] ?? {};
  const [word = label] = words?.keys() ?? [];
  return word === '' ? undefined : { word, position };
}

function faultOf(
  { phase, fields, isBlock }: Statement,
  { phases, punctuation }: ReadableDeclaration,
): string | undefined {
  if (!phases.includes(phase)) return `one of ${phases.join(', ')} as its phase, received ${phase}`;
  const firstKeyword = fields.findIndex(isKeyword);
  if (firstKeyword < 0) return 'a keyword';
  if (punctuation.keywords === 'initial' && firstKeyword > 0) return 'the keyword before all slots';
  const keys = new Set<string>();
  for (const [position, field] of fields.entries()) {
    const next = fields[position + 1];
    if (isKeyword(field)) {
      const { keyword, aliases = [] } = field;
      const spelling = [keyword, ...aliases].find((word) => word !== foldWords(word));
      if (spelling !== undefined) return `keywords in lower case, received "${spelling}"`;
      const phrase = aliases.find((word) => punctuation.separator !== ',' && word.includes(' '));
      if (phrase !== undefined) return `aliases of one word, received "${phrase}"`;
      continue;
    }
    if (keys.has(field.key)) return `one slot for ${field.key}, received two`;
    keys.add(field.key);
    const { occurs = 'once', label, key } = field;
    if (position < firstKeyword && (occurs !== 'once' || label !== undefined))
      return `single slots before the first keyword, received ${key}`;
    if ((occurs === 'rest' || occurs === 'lines') && next) return `${key} as the last field`;
    if (
      occurs === 'repeated' &&
      next &&
      !isKeyword(next) &&
      next.label === undefined &&
      next.occurs !== 'lines'
    )
      return `a keyword or label after ${key}`;
  }
  const last = fields.at(-1);
  return isBlock === true && !(last && isKeyword(last)) ? 'a keyword at the end of a block' : undefined;
}

function stepsOf(fields: readonly (Keyword | Slot)[], punctuation: Punctuation): Step[] {
  const steps: Step[] = [];
  for (const field of fields) {
    if (isKeyword(field)) {
      steps.push(...keywordSteps(field, steps.length, punctuation));
      continue;
    }
    const { key, name, label, type, occurs = 'once' } = field;
    const isOwnField = label !== undefined && punctuation.separator !== ',';
    const next = steps.length + (isOwnField ? 2 : 1);
    const skipTo = occurs === 'optional' ? next : -1;
    if (isOwnField) steps.push(wordStep(label, new Map([[label, steps.length + 1]]), skipTo));
    steps.push({
      name,
      label: label !== undefined && !isOwnField ? label : '',
      key,
      type: label !== undefined && !isOwnField ? labelledType(label, type) : type,
      occurs: isOwnField && occurs === 'optional' ? 'once' : occurs,
      until: field.occurs === 'lines' ? field.until : '',
      skipTo: isOwnField ? -1 : skipTo,
    });
  }
  return steps;
}

/** The steps of a fixed word: where blanks separate, one for each of several words; an alias stands for them all. */
function keywordSteps({ keyword, aliases = [] }: Keyword, at: number, { separator }: Punctuation): Step[] {
  const words = separator === ',' ? [keyword] : keyword.split(' ');
  return words.map((word, index) => {
    const others = index === 0 ? aliases.map((alias) => [alias, at + words.length] as const) : [];
    return wordStep(word, new Map([[word, at + index + 1], ...others]), -1);
  });
}

function wordStep(name: string, words: ReadonlyMap<string, number>, skipTo: number): Step {
  return {
    words,
    name,
    label: '',
    key: '',
    type: NO_VALUE,
    occurs: 'once',
    until: '',
    skipTo,
  };
}

/** Type of a fixed word, which has no value. */
const NO_VALUE: SlotType<unknown> = {
  expects: 'a word',
  read: (field) => field,
  write: () => '',
  generate: () => '',
};
