import type { PictureBlock, PictureShape } from '@ec/reports';
import { formatCell, GRID } from '../cell.js';
import { planetAt, planetsOf } from '../board.js';
import type { Board, Colour, Fleet, Planet } from '../state.js';
import { centreOf, convoysOf, EXTENT, MARGIN, placeOf, SIDE, towards } from './board-places.js';
import { BADGE_RADIUS, placeBadges, type Point } from './place-badges.js';

/** Dots from the centre of a cell to the text below its planet. */
const BELOW = 23;
/** Characters of a cell in the text form. */
const CELL_WIDTH = 7;

const MARKS: Readonly<Record<Colour | 'neutral', string>> = { red: 'R', blue: 'B', neutral: 'n' };

/** The board with its planets and the fleets under way: `R5` is a red planet of size 5, `n` a neutral one. */
export function boardPicture(board: Board): PictureBlock {
  const { turn, planets, fleets } = board;
  const convoys = convoysOf(fleets);
  const badges = placeBadges(
    convoys.map((fleet) => placeOf(fleet, turn)),
    planets.map(({ cell }) => centreOf(cell)),
    { least: MARGIN, most: EXTENT },
  );
  const held = (owner: Colour | null): number => planetsOf(board, owner).length;
  return {
    kind: 'picture',
    alt:
      `Board after tick ${turn}. Planets of red: ${held('red')}, of blue: ${held('blue')}, ` +
      `neutral: ${held(null)}. Fleets under way: ${fleets.length}.`,
    width: EXTENT,
    height: EXTENT,
    shapes: [
      ...GRID_SHAPES,
      ...convoys.map((fleet) => routeOf(board, fleet)),
      ...planets.flatMap(planetShapes),
      ...convoys.flatMap((fleet, i) => fleetShapes(fleet, placeOf(fleet, turn), badges[i])),
    ],
    lines: [...gridLines(board), ...(fleets.length > 0 ? [''] : []), ...fleets.map(routeLine)],
  };
}

/** Outlines of rows and columns, with their names. */
const GRID_SHAPES: readonly PictureShape[] = Array.from({ length: GRID }, (_, i) => {
  const [at, extent, middle] = [MARGIN + i * SIDE, GRID * SIDE, MARGIN + i * SIDE + SIDE / 2];
  const row = { shape: 'rectangle', tone: 'line', x: MARGIN, y: at, width: extent, height: SIDE } as const;
  const column = { shape: 'rectangle', tone: 'line', x: at, y: MARGIN, width: SIDE, height: extent } as const;
  return [
    row,
    column,
    label(formatCell(i).slice(0, 1), { x: middle, y: MARGIN / 2 }, 'quiet'),
    label(String(i + 1), { x: MARGIN / 2, y: middle }, 'quiet'),
  ];
}).flat();

function label(text: string, { x, y }: Point, tone: PictureShape['tone']): PictureShape {
  return { shape: 'text', tone, x, y, text };
}

function radiusOf(size: number): number {
  return 10 + size;
}

function planetShapes({ cell, size, owner, ships }: Planet): PictureShape[] {
  const tone = owner ?? 'text';
  const { x, y } = centreOf(cell);
  return [
    { shape: 'circle', tone, x, y, radius: radiusOf(size) },
    label(String(ships), { x, y }, tone),
    label(`${MARKS[owner ?? 'neutral']}${size}`, { x, y: y + BELOW }, tone),
  ];
}

function routeOf(board: Board, { from, to, owner }: Fleet): PictureShape {
  const [start, centre] = [centreOf(from), centreOf(to)];
  const end = towards(centre, start, radiusOf(planetAt(board, to)?.size ?? 0) + 2);
  return { shape: 'arrow', tone: owner, x1: start.x, y1: start.y, x2: end.x, y2: end.y };
}

/** The ships of a fleet, tied by a dotted line to its place on the way where there was no room for them. */
function fleetShapes({ owner, ships }: Fleet, place: Point, badge: Point = place): PictureShape[] {
  const tie: PictureShape = { shape: 'line', tone: owner, stroke: 'dotted', ...{ x1: place.x, y1: place.y, x2: badge.x, y2: badge.y } }; // prettier-ignore
  const isMoved = badge.x !== place.x || badge.y !== place.y;
  return [
    ...(isMoved ? [tie] : []),
    { shape: 'circle', tone: owner, ...badge, radius: BADGE_RADIUS },
    label(`${MARKS[owner]}${ships}`, badge, owner),
  ];
}

/** The grid as text: `R5:999` is a red planet of size 5 with 999 ships. */
function gridLines(board: Board): string[] {
  const columns = Array.from({ length: GRID }, (_, i) => formatCell(i).slice(0, 1).padEnd(CELL_WIDTH));
  const rows = Array.from({ length: GRID }, (_, row) => {
    const cells = Array.from({ length: GRID }, (_unused, column) => {
      const planet = planetAt(board, GRID * row + column);
      const text = planet ? `${MARKS[planet.owner ?? 'neutral']}${planet.size}:${planet.ships}` : '.';
      return text.padEnd(CELL_WIDTH);
    });
    return `${String(row + 1).padStart(2)} ${cells.join('')}`;
  });
  return [`   ${columns.join('')}`, ...rows].map((line) => line.trimEnd());
}

function routeLine({ from, to, warp, owner, ships, arrives }: Fleet): string {
  const arrow = warp === 'quantum' ? '=>' : '->';
  return `${MARKS[owner]} ${formatCell(from)} ${arrow} ${formatCell(to)} ${ships}, arrives in tick ${arrives}`;
}
