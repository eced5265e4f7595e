import type { LoopEvent } from '@ec/engine';
import type { GalaxyEvent } from '../events.js';

/** What happened in a turn. */
type Journal = readonly (GalaxyEvent | LoopEvent)[];

/** Kept for the seats of one journal, which nobody changes once its turn is resolved; without it every view would search all events. */
const journals = new WeakMap<Journal, ReadonlyMap<number, Journal>>();

/** The events that a seat sees. */
export function seenEvents(journal: Journal, seat: number): Journal {
  const bySeat = journals.get(journal) ?? divide(journal);
  journals.set(journal, bySeat);
  return bySeat.get(seat) ?? [];
}

/** Events by seat. */
function divide(journal: Journal): Map<number, (GalaxyEvent | LoopEvent)[]> {
  const bySeat = new Map<number, (GalaxyEvent | LoopEvent)[]>();
  for (const event of journal)
    for (const seat of event.seats) {
      const events = bySeat.get(seat);
      if (events) events.push(event);
      else bySeat.set(seat, [event]);
    }
  return bySeat;
}
