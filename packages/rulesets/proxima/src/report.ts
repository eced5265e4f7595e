import { isLoopEvent, noticeSections, orderSections } from '@ec/engine';
import {
  REPORT_SCHEMA,
  section,
  table,
  type Cell,
  type FactsBlock,
  type ReportDocument,
  type TableBlock,
} from '@ec/reports';
import { boardPicture } from './board-picture.js';
import type { ProximaEvent } from './events.js';
import { outcome, standings } from './outcome.js';
import { definitionTables, figure } from './tables.js';
import { ENDURANCE, POINT, type Place, type ProximaState, type Unit } from './types.js';
import type { ProximaView } from './view.js';

/** A seat's turn report. */
export function report({ known, side, events }: ProximaView): ReportDocument {
  const mine = known.units.filter(({ player }) => player === side.id);
  const others = known.units.filter(({ player }) => player !== side.id);
  const happened = events.filter((event) => !isLoopEvent(event));
  return {
    schema: REPORT_SCHEMA,
    title: `${known.game}: turn ${known.turn}`,
    subtitle: `${side.name} of team ${side.team}`,
    sections: [
      ...noticeSections(events),
      section('situation', 'Situation', situation(known)),
      section('map', 'Map', boardPicture(known, side.team, happened)),
      section('your-units', 'Your units', unitTable(known, mine)),
      section('other-units', 'Other units', unitTable(known, others)),
      section('sites', 'Under construction', siteTable(known)),
      ...orderSections(events),
      section('events', 'Events', eventTable(known, happened)),
      { ...section('definitions', 'Definitions', ...definitionTables(known.definitions)), detail: true },
    ],
  };
}

/** The whole game for the game master. */
export function summary(state: ProximaState): ReportDocument {
  return {
    schema: REPORT_SCHEMA,
    title: state.game,
    subtitle: `After turn ${state.turn}`,
    sections: [
      section('situation', 'Situation', situation(state)),
      section('map', 'Map', boardPicture(state, state.definitions.sides[0]?.team ?? '', [])),
      section('units', 'Units', unitTable(state, state.units)),
      section('sites', 'Under construction', siteTable(state)),
    ],
  };
}

function situation(state: ProximaState): FactsBlock {
  const { sides, goals } = state.definitions;
  const result = outcome(state);
  const places = goals.objectives.map(at).join(' ');
  return {
    kind: 'facts',
    facts: [
      ...standings(state).map(({ team, units, endurance, objectives }) => ({
        label: `Team ${team}`,
        value: `${units} units, ${endurance / ENDURANCE} endurance, ${objectives} objectives`,
      })),
      ...(places === '' ? [] : [{ label: 'Objectives', value: places }]),
      ...(goals.turns === 0 ? [] : [{ label: 'Last turn', value: goals.turns }]),
      ...(result.status === 'running'
        ? []
        : [
            {
              label: 'Won by',
              value: result.winners.map((seat) => sides[seat - 1]?.name).join(', ') || 'nobody',
            },
          ]),
    ],
  };
}

function unitTable({ definitions: { sides, unitTypes } }: ProximaState, units: readonly Unit[]): TableBlock {
  const players = new Map(sides.map(({ id, name }) => [id, name]));
  const types = new Map(unitTypes.map(({ id, name }) => [id, name]));
  const rows = units.map((unit): Cell[] => [
    unit.id,
    types.get(unit.type) ?? '',
    players.get(unit.player) ?? '',
    at(unit),
    figure(unit.endurance / ENDURANCE),
    figure(unit.points / POINT),
  ]);
  return table('', ['ID', 'Kind', 'Player', 'Tile', 'Endurance', 'Points'], rows);
}

function siteTable({ sites, definitions: { sides, unitTypes } }: ProximaState): TableBlock {
  const players = new Map(sides.map(({ id, name }) => [id, name]));
  const types = new Map(unitTypes.map((type) => [type.id, type]));
  const rows = sites.map((site): Cell[] => {
    const type = types.get(site.type);
    return [
      site.type,
      type?.name ?? '',
      players.get(site.player) ?? '',
      at(site),
      `${site.work} of ${type?.cost?.turns ?? 0}`,
    ];
  });
  return table('', ['ID', 'Kind', 'Player', 'Tile', 'Work'], rows);
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

function at({ x, y }: Place): string {
  return `${x},${y}`;
}
