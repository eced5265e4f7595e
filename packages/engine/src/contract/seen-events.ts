import { derivedLast } from '@ec/prng';
import type { JournalEvent } from './journal.js';

/** Events of a journal by the seats that see them, as far as it has been read. */
interface Index {
  read: number;
  readonly bySeat: Map<number, JournalEvent[]>;
}

/** Kept for all seats of one journal; without it every view would search all events. */
const indexOf = /* @__PURE__ */ derivedLast((_: readonly JournalEvent[]): Index => ({
  read: 0,
  bySeat: new Map(),
}));

/**
 * Events of a journal that a seat sees, in their order: the journal is gone through once for all seats. Events that are added to it later
 * are found as well.
 */
export function seenEvents<Event extends JournalEvent>(
  journal: readonly Event[],
  seat: number,
): readonly Event[] {
  const index = indexOf(journal);
  const { bySeat } = index;
  for (const event of journal.slice(index.read)) {
    for (const id of event.seats) {
      const seen = bySeat.get(id);
      if (seen) seen.push(event);
      else bySeat.set(id, [event]);
    }
  }
  index.read = journal.length;
  return (bySeat.get(seat) ?? []) as Event[];
}
