import type { PictureShape } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import { houseOf } from '../../src/lookup.js';
import { toneOfHouse } from '../../src/report/map-signs.js';
import { mapPicture } from '../../src/report/map-picture.js';
import { view } from '../../src/view/view.js';
import { newState } from '../games.js';

test('no two of eight Houses have the same colour, and one’s own is blue', () => {
  for (let own = 1; own <= 8; own++) {
    const tones = Array.from({ length: 8 }, (_, i) => toneOfHouse(i + 1, own));
    expect([new Set(tones).size, tones[own - 1]]).toEqual([8, 'blue']);
  }
});

describe('X-66: the map as a picture', () => {
  const state = newState(3);
  const picture = mapPicture(view(state, [], 1));
  // 3 rings: a margin of 10, and 14 halves of a hex of 45 dots
  const legendTop = 10 + 14 * 45;
  const isLegend = (shape: PictureShape) =>
    ('y1' in shape ? shape.y1 : 'y' in shape ? shape.y : 0) > legendTop;
  const map = picture.shapes.filter((shape) => !isLegend(shape));
  const legend = picture.shapes.filter(isLegend);
  const lines = map.filter((shape) => shape.shape === 'line');

  test('37 hexes have 132 sides: six each, of which all but the 42 of the rim are shared', () => {
    expect(lines.filter(({ tone }) => tone === 'line')).toHaveLength((6 * 37 - 42) / 2 + 42);
  });

  test('lanes are drawn by class', () => {
    const drawn = (stroke: string) =>
      lines.filter((line) => line.tone === 'text' && line.stroke === stroke).length;
    const there = (laneClass: string) => state.lanes.filter((lane) => lane.laneClass === laneClass).length;
    expect([drawn('solid'), drawn('dashed'), drawn('dotted')]).toEqual([
      there('major'),
      there('minor'),
      there('restricted'),
    ]);
  });

  test('all that is drawn lies in the picture', () => {
    for (const shape of picture.shapes)
      for (const [key, value] of Object.entries(shape)) {
        if (key.startsWith('x')) expect(value).toSatisfy((x) => Number(x) >= 0 && Number(x) <= picture.width);
        if (key.startsWith('y'))
          expect(value).toSatisfy((y) => Number(y) >= 0 && Number(y) <= picture.height);
      }
  });

  test('the own home world has two blue rings and the number of fleets beside it', () => {
    const blue = map.filter(({ tone }) => tone === 'blue');
    expect(blue.map((shape) => ('text' in shape ? shape.text : shape.shape))).toEqual([
      'circle',
      'circle',
      homeText(),
      'E420',
      '3',
    ]);
  });

  test('foreign fleets that were seen this turn stand to the left', () => {
    const changed = structuredClone(state);
    const house = houseOf(changed, 1);
    const redOfLegend = [
      { shape: 'circle' },
      { text: 'of others' },
      { text: 'left: foreign fleets this turn' },
      { shape: 'circle' },
      { text: 'House 2' },
    ];
    const fleets = [2, 3].map((houseId) => ({ houseId, ships: [{ code: 'DD' as const, count: 4 }] }));
    const seen = { planetClass: 'harsh', resources: 'poor', owner: null, planet: null, ships: null } as const;
    house.knowledge.systems = [{ systemId: 1, turn: 0, ...seen, fleets }];
    const red = () => mapPicture(view(changed, [], 1)).shapes.filter(({ tone }) => tone === 'red');
    expect(red()).toMatchObject([{ shape: 'text', text: '2' }, ...redOfLegend]);
    changed.turn = 1;
    expect(red()).toMatchObject(redOfLegend);
  });

  test('the legend tells colours, rings, lines and numbers', () => {
    expect(
      legend.flatMap((shape) => (shape.shape === 'text' ? [`${shape.text}: ${shape.tone}`] : [])),
    ).toEqual([
      'yours: blue',
      'of others: red',
      'of nobody: text',
      'never seen: quiet',
      'home: text',
      'major: text',
      'minor: text',
      'restricted: text',
      'left: foreign fleets this turn: red',
      'right: your fleets: blue',
      'X extreme, D desolate, H hostile, R harsh: text',
      'B benign, L lush, E eden; number: PU: text',
      'House 1: blue',
      'House 2: red',
      'House 3: green',
    ]);
    expect(legend.flatMap((shape) => (shape.shape === 'line' ? [shape.stroke] : []))).toEqual([
      'solid',
      'dashed',
      'dotted',
    ]);
  });

  test('in characters the map of 12 Houses fits a report of 130 characters, with two blanks between signs', () => {
    const { lines: rows } = mapPicture(view(newState(12), [], 1));
    // q from -12 to 12 stands at 5 × (q + 12), of which a row has every other; the longest sign is such as *-12,12+
    expect(rows.slice(0, -2)).toHaveLength(49);
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(5 * 24 + 8);
    expect(rows[0]).toMatch(/^ {60}[?*]0,-12\+?$/);
    for (const row of rows.slice(0, -2))
      expect(row).toMatch(/^ *([?*!.]-?\d+,-?\d+\+? {2,})*[?*!.]-?\d+,-?\d+\+?$/);
  });

  test('in characters the map has a mark for each owner', () => {
    expect(picture.lines.join('\n').match(/\?/g)).toHaveLength(36 + 1);
    expect(picture.lines.filter((line) => line.includes(`*${homeText()}+`))).toHaveLength(1);
  });

  function homeText(): string {
    const { q = 0, r = 0 } = state.systems[houseOf(state, 1).homeId - 1] ?? {};
    return `${q},${r}`;
  }
});
