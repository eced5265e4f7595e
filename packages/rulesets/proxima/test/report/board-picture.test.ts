import type { PictureShape } from '@ec/reports';
import { expect, test } from 'vitest';
import { boardPicture } from '../../src/report/board-picture.js';
import { play, skirmish } from '../skirmish.js';

const state = skirmish({
  rows: ['.=', '^~'],
  units: ['1 g A 0,0', '2 b A 0,0', '3 s B 1,0 55.5'],
  objectives: ['0,1'],
});
const textsIn = (shapes: readonly PictureShape[], tone: string): string[] =>
  shapes.flatMap((shape) => (shape.shape === 'text' && shape.tone === tone ? [shape.text] : []));

test('P-02: own units are blue and have capitals, others are red; a figure shows their endurance', () => {
  const { shapes, alt } = boardPicture(state, 'A', []);
  expect(alt).toBe(
    'Map after turn 0. Team A: 2 units, 0 of 1 objectives. Team B: 1 units, 0 of 1 objectives.',
  );
  expect(textsIn(shapes, 'blue')).toEqual(['G', '100', '+1']);
  expect(textsIn(shapes, 'red')).toEqual(['s', '56']);
  expect(textsIn(boardPicture(state, 'B', []).shapes, 'blue')).toEqual(['S', '56']);
});

test('P-02, P-09: tiles have marks, tiles that nobody enters are full of them, and objectives have a frame', () => {
  const { shapes } = boardPicture(state, 'A', []);
  expect(textsIn(shapes, 'quiet')).toEqual(['0', '1', '0', '1', '.', '=', '^', '~~~~']);
  const frames = shapes.filter(({ shape, tone }) => shape === 'rectangle' && tone === 'text');
  // The tile 0,1 begins 24 dots from the left and 24 + 56 from the top; the frame is 3 within.
  expect(frames).toEqual([{ shape: 'rectangle', tone: 'text', x: 27, y: 83, width: 50, height: 50 }]);
});

test('P-02: each kind of ground has a colour: open land, a road, cover, and where nobody goes', () => {
  const { shapes } = boardPicture(state, 'A', []);
  const grounds = shapes.flatMap((each) => (each.shape === 'bar' && each.width === 56 ? [each.tone] : []));
  expect(grounds).toEqual(['meadow', 'sand', 'stone', 'water']);
});

test('P-03: arrows show moves and fire; units that go the same way have one arrow', () => {
  const before = skirmish({ rows: ['.....'], units: ['1 g A 0,0', '2 g A 0,0', '3 g B 4,0'] });
  const orders = 'UNI00001 MOVE 2,0\nUNI00002 MOVE 2,0\nUNI00001 FIRE 4,0';
  const { state: after, events } = play(before, orders);
  const { shapes } = boardPicture(after, 'A', events);
  const drawn = shapes.flatMap((each) => (each.shape === 'arrow' ? [[each.tone, each.x1, each.x2]] : []));
  // Middles of the tiles 0, 2 and 4: 24 + 28 = 52, 164 and 276; each arrow keeps 24 from them.
  expect(drawn).toEqual([
    ['quiet', 76, 140],
    ['blue', 188, 252],
  ]);
  // letters and figures lie above all arrows, on circles that hide these
  const last = shapes.findLastIndex(({ shape }) => shape === 'arrow');
  expect(shapes.findIndex(({ shape }) => shape === 'circle')).toBeGreaterThan(last);
});

test('P-02: a hexagonal map has every odd row half a tile to the right', () => {
  const hexagonal = { ...state, rules: { ...state.rules, grid: 'hexagonal' as const } };
  const { shapes, width } = boardPicture(hexagonal, 'A', []);
  const tiles = shapes.flatMap((each) =>
    each.shape === 'rectangle' && each.tone === 'line' ? [each.x] : [],
  );
  expect(tiles).toEqual([24, 80, 52, 108]);
  expect(width).toBe(24 + 2 * 56 + 28 + 1);
});

test('P-02: as text the board has tiles and units: own in capitals, a plus sign where there are more', () => {
  expect(boardPicture(state, 'A', []).lines).toEqual(['  0  1', '0 .G+=s', '1 ^  ~', '', expect.any(String)]);
  const hexagonal = { ...state, rules: { ...state.rules, grid: 'hexagonal' as const } };
  expect(boardPicture(hexagonal, 'B', []).lines).toEqual([
    '  0  1',
    '0 .g+=S',
    '1  ^  ~',
    '',
    expect.any(String),
  ]);
});
