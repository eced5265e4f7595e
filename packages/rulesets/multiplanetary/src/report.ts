import type { OrderEvent } from '@ec/engine';
import {
  REPORT_SCHEMA,
  type Cell,
  type ReportBlock,
  type ReportColumn,
  type ReportDocument,
  type ReportSection,
} from '@ec/reports';
import { boardPicture } from './board-picture.js';
import { formatCell } from './cell.js';
import { outcome } from './outcome.js';
import { planetsOf } from './planets.js';
import { nextProduction } from './production.js';
import {
  COLOURS,
  type Board,
  type ByColour,
  type Hold,
  type MultiplanetaryState,
  type MultiplanetaryView,
  type TickEvent,
} from './types.js';

/** A player's report of a tick. */
export function report({ game, seat, names, board, events }: MultiplanetaryView): ReportDocument {
  const own = COLOURS[seat - 1] ?? '';
  return {
    schema: REPORT_SCHEMA,
    title: `${game}, tick ${board.turn}`,
    subtitle: `You are ${own}.`,
    sections: [...boardSections(board, names), ...eventSections(events), ...orderSections(events)],
  };
}

/** The whole game, for the game master. */
export function summary(state: MultiplanetaryState): ReportDocument {
  const [red, blue] = state.players;
  return {
    schema: REPORT_SCHEMA,
    title: `${state.game}, tick ${state.turn}`,
    subtitle: '',
    sections: boardSections(state, { red: red?.name ?? '', blue: blue?.name ?? '' }),
  };
}

function boardSections(board: Board, names: ByColour<string>): ReportSection[] {
  return [
    section('sides', 'Sides', ...verdict(board, names), sidesTable(board, names)),
    section('board', 'Board', boardPicture(board)),
    section('planets', 'Planets', planetTable(board)),
    section('fleets', 'Fleets under way', fleetTable(board)),
  ];
}

function verdict(board: Board, names: ByColour<string>): ReportBlock[] {
  const result = outcome(board);
  if (result.status === 'running') return [];
  const winners = COLOURS.filter((_, i) => result.winners.includes(i + 1));
  const text = winners.map((colour) => `${names[colour]} (${colour}) has won.`).join(' ');
  return [{ kind: 'paragraph', text: text || 'The game is a draw.' }];
}

function sidesTable(board: Board, names: ByColour<string>): ReportBlock {
  const sum = (items: readonly { ships: number }[]): number =>
    items.reduce((total, { ships }) => total + ships, 0);
  return table(
    '',
    ['Side', 'Player', '#Planets', '#Ships on planets', '#Ships under way'],
    COLOURS.map((colour) => {
      const planets = planetsOf(board, colour);
      const fleets = board.fleets.filter(({ owner }) => owner === colour);
      return [colour, names[colour], planets.length, sum(planets), sum(fleets)];
    }),
  );
}

function planetTable(board: Board): ReportBlock {
  return table(
    '',
    ['Planet', 'Side', '#Size', '#Ships', '#Makes ships', '#In tick'],
    board.planets.map((planet) => {
      const next = nextProduction(planet, board);
      const { cell, owner, size, ships } = planet;
      return [formatCell(cell), owner ?? 'neutral', size, ships, next?.ships ?? '', next?.turn ?? ''];
    }),
  );
}

function fleetTable({ fleets }: Board): ReportBlock {
  return table(
    '',
    ['Side', 'From', 'To', 'Warp', '#Ships', '#Arrives in tick'],
    fleets.map(({ owner, from, to, warp, ships, arrives }) => [
      owner,
      formatCell(from),
      formatCell(to),
      warp,
      ships,
      arrives,
    ]),
  );
}

/** What both players did in the tick, and what came of it. */
function eventSections(events: readonly (TickEvent | OrderEvent)[]): ReportSection[] {
  const departures: Cell[][] = [];
  const arrivals: Cell[][] = [];
  for (const event of events) {
    if (event.kind === 'departed') {
      const { colour, lost, arrives } = event;
      const { kind, from, to, ships } = event.order;
      departures.push([colour, formatCell(from), formatCell(to), kind, ships, lost, arrives]);
    }
    if (event.kind === 'reinforced') {
      const { cell, colour, ships, lost } = event;
      const [red, blue] = colour === 'red' ? [ships, 0] : [0, ships];
      arrivals.push([
        formatCell(cell),
        red,
        blue,
        colour,
        lost > 0 ? `${colour}, no room for ${lost}` : colour,
      ]);
    }
    if (event.kind === 'attacked') {
      const { cell, arrived, before, after } = event;
      arrivals.push([formatCell(cell), arrived.red, arrived.blue, holdText(before), holdText(after)]);
    }
  }
  const warps = ['Side', 'From', 'To', 'Warp', '#Ships', '#Lost', '#Arrives in tick'];
  return [
    section('departures', 'Departures', table('', warps, departures)),
    section(
      'arrivals',
      'Arrivals',
      table('', ['Planet', '#Red ships', '#Blue ships', 'Before', 'After'], arrivals),
    ),
  ];
}

function holdText({ owner, ships }: Hold): string {
  return `${owner ?? 'neutral'}, ${ships}`;
}

/** The player's own orders that were not carried out, or could not be read. */
function orderSections(events: readonly (TickEvent | OrderEvent)[]): ReportSection[] {
  const rows = events.flatMap((event): Cell[][] => {
    if (event.kind === 'unreadable') return [[event.line, '', event.message]];
    return event.kind === 'order' && event.status !== 'done' ? [[event.line, event.text, event.reason]] : [];
  });
  return rows.length === 0
    ? []
    : [section('mistakes', 'Mistakes', table('', ['#Line', 'Order', 'What is wrong'], rows))];
}

/** A section with some blocks. */
export function section(id: string, title: string, ...blocks: ReportBlock[]): ReportSection {
  return { id, title, blocks };
}

/** A table; a title that starts with `#` is that of a column of numbers. */
export function table(caption: string, titles: readonly string[], rows: Cell[][]): ReportBlock {
  const columns = titles.map((written): ReportColumn => {
    const title = written.replace(/^#/, '');
    return {
      id: title.toLowerCase().replaceAll(' ', '-'),
      title,
      align: title === written ? 'left' : 'right',
    };
  });
  return { kind: 'table', caption, columns, rows };
}
