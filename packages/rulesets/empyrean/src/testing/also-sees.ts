import type { LoopEvent } from '@ec/engine';
import type { EmpyreanEvent } from '../events.js';

/**
 * Whether an empire learns of an event by its spies, who bring home lines of another's report.
 *
 * @see seed "Spy Unit"; E-28
 */
export function alsoSees(
  event: EmpyreanEvent | LoopEvent,
  seat: number,
  journal: readonly (EmpyreanEvent | LoopEvent)[],
): boolean {
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
function holdingsOf(event: EmpyreanEvent | LoopEvent): readonly number[] {
  if (event.kind === 'transferred') return [event.fromId, event.toId];
  return 'holdingId' in event ? [event.holdingId] : [];
}
