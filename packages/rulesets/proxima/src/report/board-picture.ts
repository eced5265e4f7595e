import type { PictureBlock, PictureShape, Tone } from '@ec/reports';
import { boardLines } from './board-lines.js';
import type { ProximaEvent } from '../events.js';
import { standings } from '../standings.js';
import { ENDURANCE, type Place, type ProximaState, type TileType, type Unit } from '../state.js';

/** Dots of a tile's side, and of the space for numbers around the map. */
const SIDE = 56;
const MARGIN = 24;
/** Dots from the corner of a tile to the middle of its mark. */
const CORNER = 11;
/** Dots that the frame of an objective keeps from the edge of its tile. */
const INSET = 3;
/** Dots from the corner of a tile to the middle of a unit, the radius of its circle, and dots from its middle up to its mark and down to its figure. */
const UNIT = { x: SIDE / 2, y: 31, radius: 20, mark: 8, figure: 8 };
/** Dots that arrows keep from the middle of units. */
const CLEARANCE = 24;
/** The ground behind the number of further units, so that no arrow crosses it. */
const PLATE = { width: 22, height: 16 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The map with its units and their actions: the ground and the mark of each tile, frames around objectives, and arrows for moves and for fire.
 * Units of the team are blue with capital letters and others are red, each with its endurance below its letter. They lie above the arrows.
 *
 * @param events - events of the turn; an empty list for a map without arrows
 */
export function boardPicture(
  state: ProximaState,
  team: string,
  events: readonly ProximaEvent[],
): PictureBlock {
  const { rows, sides } = state.definitions;
  const own = new Set(sides.flatMap((side) => (side.team === team ? [side.id] : [])));
  const toneOf = (player: string): Tone => (own.has(player) ? 'blue' : 'red');
  const width = rows[0]?.length ?? 0;
  const shift = state.rules.grid === 'hexagonal' ? SIDE / 2 : 0;
  const corner = ({ x, y }: Place): Point => ({
    x: MARGIN + x * SIDE + (y % 2) * shift,
    y: MARGIN + y * SIDE,
  });
  return {
    kind: 'picture',
    alt: altOf(state),
    width: MARGIN + width * SIDE + shift + 1,
    height: MARGIN + rows.length * SIDE + 1,
    shapes: [
      ...Array.from({ length: width }, (_, x) =>
        label(String(x), corner({ x, y: 0 }), UNIT.x, -MARGIN / 2, 'quiet'),
      ),
      ...rows.map((_, y) =>
        label(String(y), { x: MARGIN / 2, y: corner({ x: 0, y }).y }, 0, SIDE / 2, 'quiet'),
      ),
      ...tileShapes(state, corner),
      ...arrows(events, corner, toneOf),
      ...unitShapes(state, corner, toneOf),
    ],
    lines: boardLines(state, team),
  };
}

function altOf(state: ProximaState): string {
  const all = state.definitions.goals.objectives.length;
  const teams = standings(state).map(
    ({ team, units, objectives }) =>
      ` Team ${team}: ${units} units${all > 0 ? `, ${objectives} of ${all} objectives` : ''}.`,
  );
  return `Map after turn ${state.turn}.${teams.join('')}`;
}

/** Tiles with their grounds and marks. A tile that nobody can enter is full of marks. */
function tileShapes({ definitions }: ProximaState, corner: (place: Place) => Point): PictureShape[] {
  const { rows, tileTypes, goals } = definitions;
  const grounds = groundsOf(tileTypes);
  const closed = new Set(
    tileTypes.flatMap(({ mark, infrastructure }) => (infrastructure === 0 ? [mark] : [])),
  );
  const tiles = rows.flatMap((row, y) =>
    Array.from(row, (mark, x): PictureShape[] => {
      const at = corner({ x, y });
      const inside = closed.has(mark)
        ? label(mark.repeat(4), at, SIDE / 2, SIDE / 2, 'quiet')
        : label(mark, at, CORNER, CORNER, 'quiet');
      const square = { ...at, width: SIDE, height: SIDE };
      return [
        { shape: 'bar', tone: grounds.get(mark) ?? 'stone', ...square },
        { shape: 'rectangle', tone: 'line', ...square },
        inside,
      ];
    }),
  );
  const frames = goals.objectives.map((place): PictureShape => {
    const { x, y } = corner(place);
    const side = SIDE - 2 * INSET;
    return { shape: 'rectangle', tone: 'text', x: x + INSET, y: y + INSET, width: side, height: side };
  });
  return [...tiles.flat(), ...frames];
}

/** The ground of a kind of tile, by its mark: where nobody goes, where going is fast, where there is cover, and open land. */
function groundsOf(tileTypes: readonly TileType[]): ReadonlyMap<string, Tone> {
  return new Map(
    tileTypes.map(({ mark, infrastructure, cover }): [string, Tone] => {
      if (infrastructure === 0) return [mark, 'water'];
      if (infrastructure > 1) return [mark, 'sand'];
      return [mark, cover > 1 ? 'stone' : 'meadow'];
    }),
  );
}

/** The first unit of each tile with its endurance, and the number of further units. */
function unitShapes(
  { units, definitions }: ProximaState,
  corner: (place: Place) => Point,
  toneOf: (player: string) => Tone,
): PictureShape[] {
  const grounds = groundsOf(definitions.tileTypes);
  const marks = new Map(definitions.unitTypes.map(({ id, mark }) => [id, mark]));
  const onTile = Map.groupBy(units, ({ x, y }) => `${x},${y}`);
  return [...onTile.values()].flatMap(([first, ...more]): PictureShape[] => {
    if (!first) return [];
    const tone = toneOf(first.player);
    const mark = marks.get(first.type) ?? '';
    const at = corner(first);
    const ground = grounds.get(definitions.rows[first.y]?.charAt(first.x) ?? '') ?? 'stone';
    const further = { x: at.x + SIDE - CORNER, y: at.y + CORNER };
    return [
      { shape: 'circle', tone, x: at.x + UNIT.x, y: at.y + UNIT.y, radius: UNIT.radius },
      label(tone === 'blue' ? mark.toUpperCase() : mark, at, UNIT.x, UNIT.y - UNIT.mark, tone),
      label(enduranceOf(first), at, UNIT.x, UNIT.y + UNIT.figure, tone),
      ...(more.length > 0 ? [plate(further, ground), label(`+${more.length}`, further, 0, 0, tone)] : []),
    ];
  });
}

/** Endurance in whole points, at least 1 (included). */
function enduranceOf({ endurance }: Unit): string {
  return String(Math.ceil(endurance / ENDURANCE));
}

/** Moves and retreats as quiet arrows, fire as arrows in the colour of the firing side. Everything on the same way is one arrow. */
function arrows(
  events: readonly ProximaEvent[],
  corner: (place: Place) => Point,
  toneOf: (player: string) => Tone,
): PictureShape[] {
  const ways = events.flatMap((event): [string, PictureShape][] => {
    if (!('to' in event)) return [];
    const tone = event.kind === 'fired' ? toneOf(event.player) : 'quiet';
    const [from, to] = [corner(event), corner(event.to)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) return [];
    const [x, y] = [Math.round((CLEARANCE * dx) / length), Math.round((CLEARANCE * dy) / length)];
    const ends = { x1: from.x + UNIT.x + x, y1: from.y + UNIT.y + y, x2: to.x + UNIT.x - x, y2: to.y + UNIT.y - y }; // prettier-ignore
    return [[`${tone} ${ends.x1},${ends.y1} ${ends.x2},${ends.y2}`, { shape: 'arrow', tone, ...ends }]];
  });
  return [...new Map(ways).values()];
}

function label(text: string, { x, y }: Point, dx: number, dy: number, tone: Tone): PictureShape {
  return { shape: 'text', tone, x: x + dx, y: y + dy, text };
}

function plate({ x, y }: Point, tone: Tone): PictureShape {
  return { shape: 'bar', tone, x: x - PLATE.width / 2, y: y - PLATE.height / 2, ...PLATE };
}
