import { OWN_WORDS, type Grammar, type Row, type Topic } from './grammar.js';
import type { PlacedOrder } from './placed-order.js';
import { isSame } from './same-values.js';
import type { Order } from './statement.js';

/** What is odd about an order that repeats an earlier one. */
export interface Repetition {
  readonly code: 'duplicate-order' | 'contradictory-order';
  readonly message: string;
}

/**
 * Notices an order that stands twice word for word, and a second order about something that its row says should be
 * ordered once. The second is compared with the first about it, and where it is another, with those between that are written alike.
 *
 * Orders are found again in a table of integers: a map with strings for keys would take as long as all the rest of a parse.
 */
export class Repetitions {
  readonly #grammar: Grammar;
  readonly #orders: readonly PlacedOrder<Order>[];
  /** One more than the index of an order, 0 where there is none; an order stands at its digest or shortly after. */
  readonly #table: Int32Array;

  /**
   * @param orders - the orders noted so far; the caller adds to it after each note
   * @param length - length of the text that they are read from, in UTF-16 units
   */
  constructor(grammar: Grammar, orders: readonly PlacedOrder<Order>[], length: number) {
    this.#grammar = grammar;
    this.#orders = orders;
    this.#table = new Int32Array(1 << (32 - Math.clz32(length / UNITS_PER_PLACE)));
  }

  /** Takes note of an order; returns how it repeats an earlier one, if it does. */
  note(placed: PlacedOrder<Order>, row: Row): Repetition | undefined {
    let repetition: Repetition | undefined;
    for (const topic of row.topics) {
      const first = isAbout(placed.order, topic) ? this.#firstAbout(placed, topic) : undefined;
      if (first) repetition ??= this.#describe(first, placed, row, topic);
    }
    return repetition;
  }

  #describe(
    first: PlacedOrder<Order>,
    second: PlacedOrder<Order>,
    { statement: { kind, fields } }: Row,
    { lastCounts }: Topic,
  ): Repetition {
    const result = lastCounts ? 'the last counts' : 'each is tried in turn';
    const isTwin = first.order.kind === kind && isSame(this.#grammar, fields, first.order, second.order);
    const twin = isTwin ? first : this.#firstAbout(second, OWN_WORDS);
    return twin
      ? { code: 'duplicate-order', message: `the same order stands on line ${twin.line}; ${result}` }
      : {
          code: 'contradictory-order',
          message: `line ${first.line} has another order about the same thing; ${result}`,
        };
  }

  /** The first order about the same thing; where there is none, the given one is noted. */
  #firstAbout(placed: PlacedOrder<Order>, topic: Topic): PlacedOrder<Order> | undefined {
    const table = this.#table;
    const mask = table.length - 1;
    const digest = digestOf(placed, topic);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const place = (digest + step) & mask;
      const first = this.#orders[(table[place] ?? 0) - 1];
      if (!first) {
        table[place] = this.#orders.length + 1;
        return undefined;
      }
      if (topic.name === '' ? first.text === placed.text : this.#isAboutTheSame(first, placed, topic))
        return first;
    }
    return undefined;
  }

  #isAboutTheSame(
    { order: first }: PlacedOrder<Order>,
    { order: second }: PlacedOrder<Order>,
    { name, steps }: Topic,
  ): boolean {
    const topics = this.#grammar.byKind.get(first.kind)?.topics ?? [];
    return (
      topics.some((topic) => topic.name === name && isAbout(first, topic)) &&
      steps.every(({ key, type }) => {
        const [a, b] = [valueOf(first, key), valueOf(second, key)];
        return a === b || type.write(a) === type.write(b);
      })
    );
  }
}

/** Length of text for each place of the table; no statement is so short that more than half of the places fill. */
const UNITS_PER_PLACE = 4;
/** Places that are looked at for one order: enough for any table, and few enough that no text can slow this down. */
const MOST_STEPS = 64;

/** A number of 32 bits made from what an order is about: the values that its topic names, or else its own words. */
function digestOf({ order, text }: PlacedOrder<Order>, { steps, name }: Topic): number {
  if (name === '') return digestOfText(0, text);
  let digest = digestOfText(0, name);
  for (const { key, type } of steps) {
    const value = valueOf(order, key);
    digest =
      typeof value === 'number' ? Math.imul(digest ^ value, PRIME) : digestOfText(digest, type.write(value));
  }
  return digest;
}

/** Prime of the Fowler–Noll–Vo digest. */
const PRIME = 0x01000193;

function digestOfText(start: number, text: string): number {
  let digest = start ^ 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) digest = Math.imul(digest ^ text.charCodeAt(at), PRIME);
  return digest;
}

function isAbout(order: Order, { given }: Topic): boolean {
  return given === '' || valueOf(order, given) !== undefined;
}

function valueOf(order: Order, key: string): unknown {
  return order[key as keyof Order];
}
