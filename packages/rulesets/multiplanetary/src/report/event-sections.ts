import type { LoopEvent } from '@ec/engine';
import { tableSection, type Cell, type ReportSection } from '@ec/reports';
import { formatCell } from '../cell.js';
import type { Hold, TickEvent } from '../events.js';

/** The actions of both players in the tick, and their results. */
export function eventSections(events: readonly (TickEvent | LoopEvent)[]): ReportSection[] {
  const departures: Cell[][] = [];
  const arrivals: Cell[][] = [];
  for (const event of events) {
    if (event.kind === 'departed') {
      const { kind, from, to, ships } = event.order;
      const ends = [formatCell(from), formatCell(to)];
      departures.push([event.colour, ...ends, kind, ships, event.lost, event.arrives]);
    } else if (event.kind === 'arrived') {
      const { cell, arrived, before, after } = event;
      arrivals.push([formatCell(cell), arrived.red, arrived.blue, holdText(before), holdText(after)]);
    }
  }
  return [
    ...tableSection('departures', 'Departures', DEPARTURES, departures),
    ...tableSection('arrivals', 'Arrivals', ARRIVALS, arrivals),
  ];
}

const DEPARTURES = ['Side', 'From', 'To', 'Warp', 'Ships', 'Lost', 'Arrives in tick'];
const ARRIVALS = ['Planet', 'Red ships', 'Blue ships', 'Before', 'After'];

function holdText({ owner, ships }: Hold): string {
  return `${owner ?? 'neutral'}, ${ships}`;
}
