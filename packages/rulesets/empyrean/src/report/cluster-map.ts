import { characterMap, type MapMark, type PictureBlock, type PictureShape, type Tone } from '@ec/reports';
import { formatTurn } from './format-turn.js';
import type { KnownSystem } from './known-systems.js';

/** How a kind of system is drawn. */
interface Sign {
  readonly tone: Tone;
  readonly mark: string;
  readonly words: string;
}

/** Kinds of systems, the most important last, as later ones stand over earlier ones. */
const KINDS = ['charted', 'explored', 'others', 'own'] as const;

const SIGNS: Readonly<Record<(typeof KINDS)[number], Sign>> = {
  charted: { tone: 'quiet', mark: '.', words: 'on the charts' },
  explored: { tone: 'text', mark: 'o', words: 'explored' },
  others: { tone: 'red', mark: '!', words: 'others there' },
  own: { tone: 'blue', mark: '@', words: 'yours' },
};

/** Mark of a system without own ships or colonies that a ship reaches in one jump. */
const REACHED = '+';

/** Greatest width of the map of characters in cells of two characters, and of the drawing in dots. */
const CELLS = 36;
const SIDE = 680;
/** Dots between two points of the map: the least and the most. */
const STEP = { least: 6, most: 44 } as const;
const MARGIN = 40;
const LEGEND = 56;
const RADIUS = 7;

/**
 * The known part of the cluster from above: x to the right, y downwards, and the third coordinate beside each system. Systems in reach of a
 * ship have a second ring.
 *
 * @param systems - at least one
 */
export function clusterMap(systems: readonly KnownSystem[], turn: number): PictureBlock {
  const drawn = KINDS.flatMap((kind) => systems.filter((system) => kindOf(system) === kind));
  const frame = frameOf(systems);
  const step = Math.max(STEP.least, Math.min(STEP.most, Math.floor(SIDE / frame.span)));
  const place = ({ at: { x, y } }: KnownSystem): Dot => ({
    x: MARGIN + (x - frame.x) * step + step / 2,
    y: MARGIN + (y - frame.y) * step + step / 2,
  });
  const side = step * frame.span;
  const counts = KINDS.toReversed().map(
    (kind) => `${systems.filter((system) => kindOf(system) === kind).length} ${SIGNS[kind].words}`,
  );
  return {
    kind: 'picture',
    alt: `Map of ${systems.length} systems from above: ${counts.join(', ')}. The table below has them all.`,
    width: Math.max(side, 4 * ENTRY) + 2 * MARGIN,
    height: side + 2 * MARGIN + LEGEND,
    shapes: [
      { shape: 'rectangle', tone: 'line', x: MARGIN, y: MARGIN, width: side, height: side },
      ...rulers(frame, step),
      ...drawn.flatMap((system) => systemShapes(system, round(place(system)), turn)),
      ...legend(side + 2 * MARGIN),
    ],
    lines: mapLines(drawn, frame),
  };
}

interface Dot {
  readonly x: number;
  readonly y: number;
}

/** Least square that holds all systems, from its corner. */
interface Frame extends Dot {
  readonly span: number;
}

function round({ x, y }: Dot): Dot {
  return { x: Math.round(x), y: Math.round(y) };
}

function kindOf({ presence, visited }: KnownSystem): (typeof KINDS)[number] {
  if (presence !== 'nobody') return presence;
  return visited === null ? 'charted' : 'explored';
}

function frameOf(systems: readonly KnownSystem[]): Frame {
  const [xs, ys] = [systems.map(({ at }) => at.x), systems.map(({ at }) => at.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, span: Math.max(Math.max(...xs) - x, Math.max(...ys) - y) + 1 };
}

function systemShapes(system: KnownSystem, { x, y }: Dot, turn: number): PictureShape[] {
  const kind = kindOf(system);
  const { tone } = SIGNS[kind];
  const { at, label, seen, reachedBy } = system;
  const name = kind === 'charted' ? String(at.z).padStart(2, '0') : label;
  const date = seen === null || seen === turn ? '' : ` (${formatTurn(seen)})`;
  return [
    ...(reachedBy === null ? [] : [{ shape: 'circle', tone, x, y, radius: RADIUS + 4 } as const]),
    { shape: 'circle', tone, x, y, radius: kind === 'charted' ? RADIUS - 3 : RADIUS },
    { shape: 'text', tone, x, y: y + 2 * RADIUS + 4, text: name + date },
  ];
}

/** Every fifth coordinate, along the upper and the left edge. */
function rulers({ x, y, span }: Frame, step: number): PictureShape[] {
  return Array.from({ length: span }, (_, i) => i).flatMap((i): PictureShape[] => {
    const at = MARGIN + i * step + Math.floor(step / 2);
    const along = (coordinate: number, dot: Dot): PictureShape[] =>
      coordinate % 5 > 0
        ? []
        : [{ shape: 'text', tone: 'quiet', ...dot, text: String(coordinate).padStart(2, '0') }];
    return [...along(x + i, { x: at, y: MARGIN / 2 }), ...along(y + i, { x: MARGIN / 2, y: at })];
  });
}

/** Dots of an entry of the legend. */
const ENTRY = 150;

function legend(top: number): PictureShape[] {
  const entries = KINDS.toReversed().flatMap((kind, i): PictureShape[] => {
    const { tone, words } = SIGNS[kind];
    const x = MARGIN + i * ENTRY;
    return [
      { shape: 'circle', tone, x, y: top, radius: kind === 'charted' ? RADIUS - 3 : RADIUS },
      { shape: 'text', tone, x: x + 2 * RADIUS, y: top, text: words, anchor: 'start' },
    ];
  });
  const note = 'Number: third coordinate. Brackets: turn of the last news. Two rings: in reach of a ship.';
  return [
    ...entries,
    { shape: 'text', tone: 'quiet', x: MARGIN - RADIUS, y: top + 26, text: note, anchor: 'start' },
  ];
}

/** The map in characters: two to a point, or to several points where the map would be too wide. */
function mapLines(drawn: readonly KnownSystem[], { x, y, span }: Frame): string[] {
  const scale = Math.ceil(span / CELLS);
  const cells = Math.ceil(span / scale);
  const marks = drawn.map((system): MapMark => {
    const kind = kindOf(system);
    const isReached = system.reachedBy !== null && system.presence !== 'own';
    const mark = isReached && kind !== 'others' ? REACHED : SIGNS[kind].mark;
    return {
      column: 2 * Math.floor((system.at.x - x) / scale),
      row: Math.floor((system.at.y - y) / scale),
      mark,
    };
  });
  const ruled = (start: number, cell: number): boolean => (start + cell * scale) % 5 < scale;
  const coordinate = (start: number, cell: number): string => String(start + cell * scale).padStart(2, '0');
  const columns = Array.from({ length: cells }, (_, i) => (ruled(x, i) ? coordinate(x, i) : '  ')).join('');
  const rows = characterMap(2 * cells, cells, marks).map(
    (line, i) => `${ruled(y, i) ? coordinate(y, i) : '  '} |${line.trimEnd()}`,
  );
  const words = KINDS.toReversed().map((kind) => `${SIGNS[kind].mark} ${SIGNS[kind].words}`);
  return [`    ${columns}`.trimEnd(), ...rows, '', `${words.join('   ')}   ${REACHED} in reach of a ship`];
}
