import { formatOrder } from './format.js';
import type { Grammar, Row } from './grammar.js';
import type { PlacedOrder } from './placed-order.js';
import type { Order } from './statement.js';

/** What is odd about an order that says again what an earlier one said. */
export interface Repetition {
  readonly code: 'duplicate-order' | 'contradictory-order';
  readonly message: string;
}

/**
 * Notices an order that stands twice word for word, and a second order about something that its row says should be
 * ordered once.
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

  /** Takes note of an order; tells whether it repeats an earlier one. */
  note(placed: PlacedOrder<Order>, row: Row): Repetition | undefined {
    const table = this.#table;
    const mask = table.length - 1;
    const digest = digestOf(placed, row);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const place = (digest + step) & mask;
      const first = this.#orders[(table[place] ?? 0) - 1];
      if (!first) {
        table[place] = this.#orders.length + 1;
        return undefined;
      }
      const rowOfFirst = this.#grammar.byKind.get(first.order.kind);
      if (rowOfFirst && isAboutTheSame(first, rowOfFirst, placed, row)) return this.#describe(first, placed);
    }
    return undefined;
  }

  #describe(first: PlacedOrder<Order>, second: PlacedOrder<Order>): Repetition {
    return formatOrder(this.#grammar, first.order) === formatOrder(this.#grammar, second.order)
      ? { code: 'duplicate-order', message: `the same stands on line ${first.line}; each is tried in turn` }
      : {
          code: 'contradictory-order',
          message: `line ${first.line} has another order about the same; each is tried in turn`,
        };
  }
}

/** Length of text for each place of the table; no statement is so short that more than half of the places fill. */
const UNITS_PER_PLACE = 4;
/** Places that are looked at for one order: enough for any table, and few enough that no text can slow this down. */
const MOST_STEPS = 64;

/** A number of 32 bits made from what an order is about: the values that its row names, or else its own words. */
function digestOf({ order, text }: PlacedOrder<Order>, { onceSteps, topic }: Row): number {
  if (topic === '') return digestOfText(0, text);
  let digest = digestOfText(0, topic);
  for (const { key, type } of onceSteps) {
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

function isAboutTheSame(a: PlacedOrder<Order>, rowOfA: Row, b: PlacedOrder<Order>, rowOfB: Row): boolean {
  if (rowOfA.topic !== rowOfB.topic) return false;
  if (rowOfA.topic === '') return a.text === b.text;
  return rowOfA.onceSteps.every(({ key, type }) => {
    const [first, second] = [valueOf(a.order, key), valueOf(b.order, key)];
    return first === second || type.write(first) === type.write(second);
  });
}

function valueOf(order: Order, key: string): unknown {
  return order[key as keyof Order];
}
