import { type Outcome } from '@ec/engine';
import { section, table, tableSection, type Cell, type ReportBlock, type ReportSection } from '@ec/reports';
import { formatCell } from '../cell.js';
import { nextProduction } from '../phases/production.js';
import { planetsOf } from '../board.js';
import { COLOURS, type Board, type ByColour } from '../state.js';
import { boardPicture } from './board-picture.js';

/** The sides, the board, planets and fleets. */
export function boardSections(result: Outcome, board: Board, names: ByColour<string>): ReportSection[] {
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
