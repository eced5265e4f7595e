import { StoreError } from './store-error.js';
import type { StoredTurn } from './stored-turn.js';

/** Something in a stored game that differs from what the seed and the orders give. */
export interface Finding {
  /** For an order sheet, the turn after which it came in. */
  readonly turn: number;
  /** The turn's own number in the file, which distinguishes it from one that was undone. */
  readonly turnId: number;
  /** What differs: an order sheet, the state, its hash, the journal, a report, who sits where, or the whole turn. */
  readonly what: 'order' | 'state' | 'hash' | 'journal' | 'report' | 'seat' | 'turn';
  /** What was expected and what is there. */
  readonly message: string;
}

/** Takes what is found in a turn. */
export type Found = (what: Finding['what'], message: string) => void;

/** Adds what is found in a turn to a list. */
export function finder(findings: Finding[], { turn, id }: StoredTurn): Found {
  return (what, message) => findings.push({ turn, turnId: id, what, message });
}

/** What is read from the file; `undefined`, and a finding, when it cannot be read. */
export function readOr<T>(what: Finding['what'], found: Found, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    found(what, error.message);
    return undefined;
  }
}

/** What was expected and what is there, in words. */
export function expected(what: string, right: string, received: string): string {
  return `expected the ${what} ${right}, received ${received}`;
}
