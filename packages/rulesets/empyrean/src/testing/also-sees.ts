import type { LoopEvent } from '@ec/engine';
import type { EmpyreanEvent } from '../events.js';

type SeenEvent = EmpyreanEvent | LoopEvent;

/**
 * Whether an empire learns of an event by its spies, who bring home lines of another's report.
 *
 * @see seed "Spy Unit"; E-28
 */
export function alsoSees(event: SeenEvent, seat: number, journal: readonly SeenEvent[]): boolean {
  const holdings = holdingsOf(event);
  return journal.some(
    (other) =>
      other.kind === 'spied' &&
      other.seats.includes(seat) &&
      other.result.task === 'information' &&
      holdings.includes(other.result.targetId),
  );
}

/** The ships and colonies whose report shows an event. */
function holdingsOf(event: SeenEvent): readonly number[] {
  if (event.kind === 'transferred') return [event.fromId, event.toId];
  return 'holdingId' in event ? [event.holdingId] : [];
}
