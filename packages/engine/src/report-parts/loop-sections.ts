import type { ReadableLanguage } from '@ec/orders-parser';
import { section, tableSection, type Cell, type ReportSection } from '@ec/reports';
import type { JournalEvent, LoopEvent } from '../contract/journal.js';
import { whereToRead } from './where-to-read.js';

/** The notice of the host as a section of a report; no section without a notice. */
export function noticeSections(events: readonly (JournalEvent | LoopEvent)[]): ReportSection[] {
  return events.filter(isLoopEvent).flatMap((event) => {
    if (event.kind !== 'notice') return [];
    const lines = event.text.split('\n');
    return [section('notice', 'Notice of the game master', { kind: 'lines', lines })];
  });
}

/**
 * Results of the orders that a seat sees, by line, as a section of a report; no section without orders.
 *
 * @param language - where given, the section says where to read about the orders that were not done
 */
export function orderSections(
  events: readonly (JournalEvent | LoopEvent)[],
  language?: ReadableLanguage,
): ReportSection[] {
  const rows = events.filter(isLoopEvent).flatMap((event): [number, ...Cell[]][] => {
    if (event.kind === 'order') return [[event.line, event.text, event.status, event.reason]];
    return event.kind === 'unreadable' ? [[event.line, event.text ?? '', 'unreadable', event.message]] : [];
  });
  const byLine = rows.toSorted(([a], [b]) => a - b);
  const failed = byLine.filter(([, , status]) => status !== 'done').map(([, text]) => String(text));
  const reading = language && failed.length > 0 ? whereToRead(language, failed) : undefined;
  const columns = ['Line', 'Order', 'Result', 'Reason'];
  return tableSection('orders', 'Your orders', columns, byLine).map((one) =>
    reading === undefined ? one : { ...one, blocks: [...one.blocks, { kind: 'paragraph', text: reading }] },
  );
}

/** Whether the turn loop, and not a phase, wrote an event. */
export function isLoopEvent(event: JournalEvent | LoopEvent): event is LoopEvent {
  return event.kind === 'order' || event.kind === 'unreadable' || event.kind === 'notice';
}
