import type { SlotType } from './slot.js';

/** What every order has: the name of its statement. */
export interface Order {
  readonly kind: string;
}

/** A fixed word of a statement, in lower case; it may be several words with single blanks. */
export interface Keyword {
  readonly keyword: string;
}

/** A field that holds one property of the order. */
export interface Slot<Key extends string = string, T = unknown> {
  /** Property of the order. */
  readonly key: Key;
  /** Name in the syntax line, such as `class`. */
  readonly name: string;
  readonly type: SlotType<T>;
}

/** A slot for any property of an object, with the type of that property. */
export type SlotOf<O> = { [K in Exclude<keyof O, 'kind'> & string]: Slot<K, O[K]> }[Exclude<keyof O, 'kind'> &
  string];

/** One row of an order language. */
export interface Statement<Kind extends string = string, S extends Slot = Slot> {
  readonly kind: Kind;
  /** Phase of the turn in which the order runs, from 1 (included). */
  readonly phase: number;
  /** What it does, in one sentence. */
  readonly meaning: string;
  /** A canonical statement. */
  readonly example: string;
  /** Its fields in order; exactly one is a keyword. */
  readonly fields: readonly (Keyword | S)[];
}

/** The row that declares an order; of a union of orders, any of their rows. */
export type StatementOf<O extends Order> = O extends Order ? Statement<O['kind'], SlotOf<O>> : never;

/** The line that may open a text and says whose orders they are, for which turn. */
export interface Header<S extends Slot = Slot> {
  /** First word of the line, in lower case. */
  readonly word: string;
  readonly meaning: string;
  readonly example: string;
  /** Its fields in order; a value that is not the expected one gives the code `header-` and the slot's name. */
  readonly fields: readonly S[];
}

/** The statement as a reader sees it, with the slots' names in capitals: `UNIT, ration, PERCENT`. */
export function syntaxOf(fields: readonly (Keyword | Slot)[], separator: string): string {
  return fields
    .map((field) => ('keyword' in field ? field.keyword : field.name.toUpperCase()))
    .join(separator);
}
