import { section, tableSection, type Cell, type ReportSection } from '@ec/reports';
import type { JournalEvent, LoopEvent } from '../contract/journal.js';

/** The notice of the host as a section of a report; no section without a notice. */
export function noticeSections(events: readonly (JournalEvent | LoopEvent)[]): ReportSection[] {
  return events.filter(isLoopEvent).flatMap((event) => {
    if (event.kind !== 'notice') return [];
    const lines = event.text.split('\n');
    return [section('notice', 'Notice of the game master', { kind: 'lines', lines })];
  });
}

/** Results of the orders that a seat sees, by line, as a section of a report; no section without orders. */
export function orderSections(events: readonly (JournalEvent | LoopEvent)[]): ReportSection[] {
  const rows = events.filter(isLoopEvent).flatMap((event): [number, ...Cell[]][] => {
    if (event.kind === 'order') return [[event.line, event.text, event.status, event.reason]];
    return event.kind === 'unreadable' ? [[event.line, event.text ?? '', 'unreadable', event.message]] : [];
  });
  const byLine = rows.toSorted(([a], [b]) => a - b);
  return tableSection('orders', 'Your orders', ['Line', 'Order', 'Result', 'Reason'], byLine);
}

/** Whether the turn loop, and not a phase, wrote an event. */
export function isLoopEvent(event: JournalEvent | LoopEvent): event is LoopEvent {
  return event.kind === 'order' || event.kind === 'unreadable' || event.kind === 'notice';
}
