import { isLoopEvent, noticeSections, orderSections } from '@ec/engine';
import {
  markNews,
  REPORT_SCHEMA,
  section,
  table,
  type Cell,
  type ReportDocument,
  type TableBlock,
} from '@ec/reports';
import { proximaLanguage } from '../orders/language.js';
import type { ProximaEvent } from '../events.js';
import { ENDURANCE, type ProximaState } from '../state.js';
import { definitionTables } from './definition-tables.js';
import type { ProximaView } from '../view/view.js';
import { boardPicture } from './board-picture.js';
import { at, siteTable, situation, unitTable } from './tables.js';

/** Sections that tell of one turn alone. */
const NEWS = /^(?:notice|orders|events)$/;

/** A seat's turn report. */
export function report({ known, side, events }: ProximaView): ReportDocument {
  const mine = known.units.filter(({ player }) => player === side.id);
  const others = known.units.filter(({ player }) => player !== side.id);
  const happened = events.filter((event) => !isLoopEvent(event));
  return {
    schema: REPORT_SCHEMA,
    title: `${known.game}: turn ${known.turn}`,
    subtitle: `${side.name} of team ${side.team}`,
    sections: markNews(
      [
        ...noticeSections(events),
        section('situation', 'Situation', situation(known)),
        section('map', 'Map', boardPicture(known, side.team, happened)),
        section('your-units', 'Your units', unitTable(known, mine)),
        section('other-units', 'Other units', unitTable(known, others)),
        section('sites', 'Under construction', siteTable(known)),
        ...orderSections(events, proximaLanguage),
        section('events', 'Events', eventTable(known, happened)),
        { ...section('definitions', 'Definitions', ...definitionTables(known.definitions)), detail: true },
      ],
      NEWS,
    ),
  };
}

function eventTable({ definitions }: ProximaState, events: readonly ProximaEvent[]): TableBlock {
  const types = new Map(definitions.unitTypes.map(({ id, name }) => [id, name]));
  const attacks = new Map(definitions.attacks.map(({ id, name }) => [id, name]));
  const rows = events.map((event): Cell[] => [
    event.unit,
    types.get(event.type) ?? '',
    at(event),
    said(event, attacks),
  ]);
  return table('', ['Unit', 'Kind', 'Tile', 'Event'], rows);
}

/** What an event says of its unit. */
function said(event: ProximaEvent, attacks: ReadonlyMap<string, string>): string {
  switch (event.kind) {
    case 'moved':
      return `moves to ${at(event.to)}`;
    case 'retreated':
      return `retreats to ${at(event.to)}`;
    case 'fired':
    case 'fought': {
      const verb = event.kind === 'fired' ? 'fires at' : 'fights';
      return `${verb} ${event.target}: ${attacks.get(event.attack) ?? ''}, ${event.damage / ENDURANCE} endurance`;
    }
    case 'destroyed':
      return event.cause ? 'is destroyed: no rally point to retreat to is free' : 'is destroyed';
    case 'built':
      return 'is built';
  }
}
