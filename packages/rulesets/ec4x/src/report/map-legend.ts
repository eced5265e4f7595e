import type { PictureShape, Tone } from '@ec/reports';
import { KINDS, SIGNS, STROKE_OF } from './map-signs.js';
import { LANE_CLASSES } from '../types.js';

/** Dots of a cell of the legend: four stand in a row, which the smallest map is wide enough for. */
const WIDTH = 104;
const HEIGHT = 26;
const RADIUS = 7;

/** Height of the legend, in dots. */
export const LEGEND_HEIGHT = 3 * HEIGHT;

/** What the colours, rings, lines and numbers of the map mean, in three rows from a corner on. */
export function mapLegend(left: number, top: number): PictureShape[] {
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
  return [...planets, ...home, ...lanes, ...fleets];
}

function circle(x: number, y: number, radius: number, tone: Tone): PictureShape {
  return { shape: 'circle', tone, x, y, radius };
}

function text(x: number, y: number, words: string, tone: Tone): PictureShape {
  return { shape: 'text', tone, x, y, text: words };
}
