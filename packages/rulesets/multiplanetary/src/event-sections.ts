import type { OrderEvent } from '@ec/engine';
import type { Cell, ReportSection } from '@ec/reports';
import { formatCell } from './cell.js';
import { tableSection } from './sections.js';
import type { Hold, TickEvent } from './types.js';

/** What both players did in the tick, what came of it, and the player's own orders that were not carried out. */
export function eventSections(events: readonly (TickEvent | OrderEvent)[]): ReportSection[] {
  const departures: Cell[][] = [];
  const arrivals: Cell[][] = [];
  const mistakes: Cell[][] = [];
  for (const event of events) {
    switch (event.kind) {
      case 'departed': {
        const { kind, from, to, ships } = event.order;
        const ends = [formatCell(from), formatCell(to)];
        departures.push([event.colour, ...ends, kind, ships, event.lost, event.arrives]);
        break;
      }
      case 'arrived': {
        const { cell, arrived, before, after } = event;
        arrivals.push([formatCell(cell), arrived.red, arrived.blue, holdText(before), holdText(after)]);
        break;
      }
      case 'order':
        if (event.status !== 'done') mistakes.push([event.line, event.text, event.reason]);
        break;
      case 'unreadable':
        mistakes.push([event.line, '', event.message]);
        break;
      case 'produced':
    }
  }
  return [
    ...tableSection('departures', 'Departures', DEPARTURES, departures),
    ...tableSection('arrivals', 'Arrivals', ARRIVALS, arrivals),
    ...tableSection('mistakes', 'Mistakes', MISTAKES, mistakes),
  ];
}

const DEPARTURES = ['Side', 'From', 'To', 'Warp', '#Ships', '#Lost', '#Arrives in tick'];
const ARRIVALS = ['Planet', '#Red ships', '#Blue ships', 'Before', 'After'];
const MISTAKES = ['#Line', 'Order', 'What is wrong'];

function holdText({ owner, ships }: Hold): string {
  return `${owner ?? 'neutral'}, ${ships}`;
}
