import type { SlotType } from './slot.js';

/** What every order has: the name of its statement. */
export interface Order {
  readonly kind: string;
}

/**
 * A fixed word of a statement, in lower case; it may be several words with single blanks. Where blanks separate, each
 * of them is a field.
 */
export interface Keyword {
  readonly keyword: string;
  /** Other spellings, in lower case; where blanks separate, each is one word, which stands for all words of the keyword. */
  readonly aliases?: readonly string[];
}

interface SlotShape<Key extends string, T> {
  /** Property of the order. */
  readonly key: Key;
  /** Name in the syntax line, such as `class`. */
  readonly name: string;
  readonly type: SlotType<T>;
  /**
   * A fixed word before the value: within the field where commas separate (`turn 12`), a field of its own where
   * blanks do.
   */
  readonly label?: string;
}

/** A field that holds one property of the order. */
export interface SingleSlot<Key extends string = string, T = unknown> extends SlotShape<Key, T> {
  readonly occurs?: 'once';
}

/** A field that may be left out; then the order lacks the property. */
export interface OptionalSlot<Key extends string = string, T = unknown> extends SlotShape<Key, T> {
  readonly occurs: 'optional';
}

/** One field or more that hold the elements of an array, up to the next word or the end of the statement. */
export interface RepeatedSlot<Key extends string = string, T = unknown> extends SlotShape<Key, T> {
  readonly occurs: 'repeated';
}

/** The rest of the statement as the player wrote it, marks between fields included; it stands last. */
export interface RestSlot<Key extends string = string, T = unknown> extends SlotShape<Key, T> {
  readonly occurs: 'rest';
}

/** The lines after the statement, as the player wrote them, up to one that starts with a mark; it stands last. */
export interface LinesSlot<Key extends string = string, T = unknown> extends SlotShape<Key, T> {
  readonly occurs: 'lines';
  /** What the line after the last one starts with, in lower case. */
  readonly until: string;
}

/** A field that holds a property of the order, or a part of it. */
export type Slot<Key extends string = string, T = unknown> =
  SingleSlot<Key, T> | OptionalSlot<Key, T> | RepeatedSlot<Key, T> | RestSlot<Key, T> | LinesSlot<Key, T>;

/** A slot for a property that every order of a kind has. */
export type RequiredSlot<Key extends string, T> =
  | SingleSlot<Key, T>
  | (T extends readonly (infer E)[] ? RepeatedSlot<Key, E> : never)
  | (T extends string ? RestSlot<Key, T> | LinesSlot<Key, T> : never);

/** A slot for one property of an object: optional where the property is, one of several fields where it is an array. */
export type SlotOfProperty<O, Key extends keyof O & string> =
  Record<never, never> extends Pick<O, Key>
    ? OptionalSlot<Key, Exclude<O[Key], undefined>>
    : RequiredSlot<Key, O[Key]>;

/** A slot for any property of an object, with the type of that property. */
export type SlotOf<O> = {
  [Key in Exclude<keyof O, 'kind'> & string]: SlotOfProperty<O, Key>;
}[Exclude<keyof O, 'kind'> & string];

/** What one text should say only once: a second order with the same values gives a warning. */
export interface Once<Key extends string = string> {
  /** Name that rows about the same thing share; its own kind where it stands alone. */
  readonly topic?: string;
  /** Properties that say what the order is about. */
  readonly per: readonly Key[];
  /** Optional property without which the order is not about it. */
  readonly given?: Key;
  /** Whether the last of several orders counts, and not each in turn; no when absent. */
  readonly lastCounts?: boolean;
}

/** One row of an order language. */
export interface Statement<Kind extends string = string, S extends Slot = Slot> {
  readonly kind: Kind;
  /** Name of the phase of the turn in which the order runs, one of the language's phases. */
  readonly phase: string;
  /** What it does, in one sentence or two. */
  readonly meaning: string;
  /** Ruling or section of the rules that it follows, by its name; absent where the rules have no such names. */
  readonly rule?: string;
  /** A canonical statement. */
  readonly example: string;
  /** Its fields in order; only single slots stand before its first keyword. */
  readonly fields: readonly (Keyword | S)[];
  /** Whether the same order may stand twice without a warning, because it is then done twice. */
  readonly mayRepeat?: boolean;
  /** Whether it runs on over line ends, up to its last field, which is then a keyword. */
  readonly isBlock?: boolean;
  /** What one text should say once; several where the order is about several things. */
  readonly once?: Once<S['key']> | readonly Once<S['key']>[];
}

/** The row that declares an order; for a union of orders, any of their rows. */
export type StatementOf<O extends Order> = O extends Order ? Statement<O['kind'], SlotOf<O>> : never;

/** The line that may open a text and names the sender and the turn of its orders. */
export interface Header<S extends Slot = Slot> {
  /** First word of the line, in lower case. */
  readonly word: string;
  readonly meaning: string;
  readonly example: string;
  /** Its fields in order; a value that is not the expected one gives the code `header-` and the slot's name. */
  readonly fields: readonly (Keyword | S)[];
  /** Whether the printer puts a comma after each field but the last, where blanks separate; no when absent. */
  readonly hasCommas?: boolean;
  /**
   * Makes the header an envelope: it is required, text above it is ignored, and so is text after a line that starts with this word, in
   * lower case.
   */
  readonly closedBy?: string;
}

/** Whether a field is a fixed word. */
export function isKeyword(field: Keyword | Slot): field is Keyword {
  return 'keyword' in field;
}

/** The statement as a reader sees it, with the slots' names in capitals: `UNIT, ration, PERCENT`. */
export function syntaxOf(fields: readonly (Keyword | Slot)[], separator: string): string {
  return fields
    .map((field) => (isKeyword(field) ? field.keyword : slotSyntax(field, separator)))
    .join(separator)
    .replaceAll(`${separator}[`, () => (separator === ' ' ? ' [' : `[${separator}`))
    .replaceAll(`${separator}\n`, '\n');
}

function slotSyntax({ name, label, ...slot }: Slot, separator: string): string {
  const value = name.toUpperCase();
  const labelled = label === undefined ? value : `${label} ${value}`;
  if (slot.occurs === 'optional') return `[${labelled}]`;
  if (slot.occurs === 'repeated') return `${labelled}${separator}…`;
  return slot.occurs === 'lines' ? `\n${labelled}\n${slot.until}` : labelled;
}
