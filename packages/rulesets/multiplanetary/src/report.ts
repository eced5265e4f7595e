import { noticeSections, orderSections, type Outcome } from '@ec/engine';
import {
  REPORT_SCHEMA,
  section,
  table,
  tableSection,
  type Cell,
  type ReportBlock,
  type ReportDocument,
  type ReportSection,
} from '@ec/reports';
import { boardPicture } from './board-picture.js';
import { formatCell } from './cell.js';
import { eventSections } from './event-sections.js';
import { outcome } from './outcome.js';
import { planetsOf } from './planets.js';
import { nextProduction } from './production.js';
import {
  COLOURS,
  type Board,
  type ByColour,
  type MultiplanetaryState,
  type MultiplanetaryView,
} from './types.js';
import { namesOf } from './view.js';

/** A player's report of a tick. */
export function report({ game, seat, names, board, result, events }: MultiplanetaryView): ReportDocument {
  const subtitle = `You are ${COLOURS[seat - 1] ?? ''}.`;
  return document(game, subtitle, board, [
    ...noticeSections(events),
    ...boardSections(result, board, names),
    ...eventSections(events),
    ...orderSections(events),
  ]);
}

/** The whole game, for the game master. */
export function summary(state: MultiplanetaryState): ReportDocument {
  return document(state.game, '', state, boardSections(outcome(state), state, namesOf(state)));
}

function document(
  game: string,
  subtitle: string,
  { turn }: Board,
  sections: ReportSection[],
): ReportDocument {
  return { schema: REPORT_SCHEMA, title: `${game}, tick ${turn}`, subtitle, sections };
}

function boardSections(result: Outcome, board: Board, names: ByColour<string>): ReportSection[] {
  return [
    section('sides', 'Sides', ...verdict(result, names), table('', SIDES, sideRows(board, names))),
    section('board', 'Board', boardPicture(board)),
    ...tableSection('planets', 'Planets', PLANETS, planetRows(board)),
    ...tableSection('fleets', 'Fleets under way', FLEETS, fleetRows(board)),
  ];
}

function verdict(result: Outcome, names: ByColour<string>): ReportBlock[] {
  if (result.status === 'running') return [];
  const winners = COLOURS.filter((_, i) => result.winners.includes(i + 1));
  const text = winners.map((colour) => `${names[colour]} (${colour}) has won.`).join(' ');
  return [{ kind: 'paragraph', text: text || 'The game is a draw.' }];
}

const SIDES = ['Side', 'Player', 'Planets', 'Ships on planets', 'Ships under way'];

function sideRows(board: Board, names: ByColour<string>): Cell[][] {
  const sum = (items: readonly { ships: number }[]): number =>
    items.reduce((total, { ships }) => total + ships, 0);
  return COLOURS.map((colour) => {
    const planets = planetsOf(board, colour);
    const fleets = board.fleets.filter(({ owner }) => owner === colour);
    return [colour, names[colour], planets.length, sum(planets), sum(fleets)];
  });
}

const PLANETS = ['Planet', 'Side', 'Size', 'Ships', 'Makes ships', 'In tick'];

function planetRows(board: Board): Cell[][] {
  return board.planets.map((planet) => {
    const { cell, owner, size, ships } = planet;
    const next = nextProduction(planet, board);
    return [formatCell(cell), owner ?? 'neutral', size, ships, next?.ships ?? '', next?.turn ?? ''];
  });
}

const FLEETS = ['Side', 'From', 'To', 'Warp', 'Ships', 'Arrives in tick'];

function fleetRows({ fleets }: Board): Cell[][] {
  return fleets.map(({ owner, from, to, warp, ships, arrives }) => {
    return [owner, formatCell(from), formatCell(to), warp, ships, arrives];
  });
}
