import type { PictureShape, Tone } from '@ec/reports';
import { CLASS_LETTERS, KINDS, SIGNS, STROKE_OF, toneOfHouse } from './map-signs.js';
import { LANE_CLASSES, PLANET_CLASSES } from '../types.js';
import type { Ec4xView } from '../view/view.js';

/** Dots of a cell of the legend: four stand in a row, which the smallest map is wide enough for. */
const WIDTH = 104;
const HEIGHT = 26;
const RADIUS = 7;

/** Cells of a row. */
const COLUMNS = 4;
/** Rows above those of Houses. */
const ROWS = 5;

/** Height of the legend, in dots. */
export function legendHeight({ houses }: Pick<Ec4xView, 'houses'>): number {
  return (ROWS + Math.ceil(houses.length / COLUMNS)) * HEIGHT;
}

/** What the colours, rings, lines, letters and numbers of the map mean, in rows from a corner on. */
export function mapLegend(
  { houses, own }: Pick<Ec4xView, 'houses' | 'own'>,
  left: number,
  top: number,
): PictureShape[] {
  const at = (column: number, row: number): readonly [x: number, y: number] => [
    left + column * WIDTH,
    top + row * HEIGHT + HEIGHT / 2,
  ];
  const planets = KINDS.flatMap((kind, i): PictureShape[] => {
    const { tone, words } = SIGNS[kind];
    const [x, y] = at(i, 0);
    return [circle(x + 9, y, RADIUS, tone), text(x + 64, y, words, tone)];
  });
  const [homeX, homeY] = at(0, 1);
  const home = [
    circle(homeX + 9, homeY, RADIUS + 3, 'text'),
    circle(homeX + 9, homeY, RADIUS, 'text'),
    text(homeX + 64, homeY, 'home', 'text'),
  ];
  const lanes = LANE_CLASSES.flatMap((laneClass, i): PictureShape[] => {
    const [x, y] = at(1 + i, 1);
    return [
      { shape: 'line', tone: 'text', stroke: STROKE_OF[laneClass], x1: x + 4, y1: y, x2: x + 30, y2: y },
      text(x + 66, y, laneClass, 'text'),
    ];
  });
  const [fleetsX, fleetsY] = at(0, 2);
  const fleets = [
    text(fleetsX + WIDTH, fleetsY, 'left: foreign fleets this turn', 'red'),
    text(fleetsX + 3 * WIDTH, fleetsY, 'right: your fleets', 'blue'),
  ];
  const letters = (from: number, to: number): string =>
    PLANET_CLASSES.slice(from, to)
      .map((planetClass) => `${CLASS_LETTERS[planetClass]} ${planetClass}`)
      .join(', ');
  const middle = left + (COLUMNS * WIDTH) / 2;
  const classes = [
    text(middle, at(0, 3)[1], letters(0, 4), 'text'),
    text(middle, at(0, 4)[1], `${letters(4, PLANET_CLASSES.length)}; number: PU`, 'text'),
  ];
  const colours = houses.flatMap(({ id }, i): PictureShape[] => {
    const tone = toneOfHouse(id, own.id);
    const [x, y] = at(i % COLUMNS, ROWS + Math.floor(i / COLUMNS));
    return [circle(x + 9, y, RADIUS, tone), text(x + 64, y, `House ${id}`, tone)];
  });
  return [...planets, ...home, ...lanes, ...fleets, ...classes, ...colours];
}

function circle(x: number, y: number, radius: number, tone: Tone): PictureShape {
  return { shape: 'circle', tone, x, y, radius };
}

function text(x: number, y: number, words: string, tone: Tone): PictureShape {
  return { shape: 'text', tone, x, y, text: words };
}
