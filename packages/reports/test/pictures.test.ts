import { describe, expect, test } from 'vitest';
import { characterMap, pyramid, renderHtml, sparklines } from '../src/index.js';
import { documentOf } from './documents.js';

describe('sparklines', () => {
  const picture = sparklines('People and rebels', [
    { title: 'People', values: [0, 50, 100] },
    { title: 'Rebels', values: [null, 7, null] },
    { title: 'Fuel', values: [3, null, 1, 2] },
  ]);

  test('as characters: from 0 to the greatest value of each, a point where nothing is known', () => {
    // 50 of 100 are 3.5 of 7 levels above the lowest; 2 of 3 are 4.6, and 1 of 3 is 2.3
    expect(picture.lines).toEqual(['People  ▁▄█  100', 'Rebels  ·█·  unknown', 'Fuel    █·▃▅  2']);
  });

  test('as curves, with a gap where nothing is known and a dot at the present figure', () => {
    // 420 dots from 150 on; a row of 44 dots, 8 above and below the curve
    expect(picture.shapes.filter(({ shape }) => shape === 'curve')).toEqual([
      { shape: 'curve', tone: 'blue', points: [150, 36, 360, 22, 570, 8] },
      { shape: 'curve', tone: 'blue', points: [430, 115, 570, 106] },
    ]);
    expect(picture.shapes.filter(({ shape }) => shape === 'circle')).toHaveLength(2);
    expect(renderHtml(documentOf(picture))).toContain(
      '<polyline class="t-blue" points="150 36 360 22 570 8"/>',
    );
  });

  test('of a single turn', () => {
    const { lines, shapes } = sparklines('', [{ title: 'Food', values: [5] }]);
    expect(lines).toEqual(['Food  █  5']);
    expect(shapes).toContainEqual({ shape: 'circle', tone: 'blue', x: 150, y: 8, radius: 3 });
  });
});

describe('a pyramid', () => {
  const picture = pyramid('Classes', [
    { title: 'Trainees', value: 0 },
    { title: 'Pros', value: 1_000, part: 250 },
    { title: 'Hands', value: 4_000 },
  ]);

  test('as characters: 32 for the greatest, around one axis, the part in the middle', () => {
    expect(picture.lines).toEqual([
      'Trainees                                        0',
      'Pros                  ###xx###              1,000',
      'Hands     ################################  4,000',
    ]);
  });

  test('as bars of 360 dots for the greatest', () => {
    expect(picture.shapes.filter(({ shape }) => shape === 'bar')).toEqual([
      { shape: 'bar', tone: 'blue', x: 295, y: 29, width: 90, height: 20 },
      { shape: 'bar', tone: 'red', x: 329, y: 29, width: 22, height: 20 },
      { shape: 'bar', tone: 'blue', x: 160, y: 55, width: 360, height: 20 },
    ]);
    expect(renderHtml(documentOf(picture))).toContain(
      '<rect class="t-red full" x="329" y="29" width="22" height="20"/>',
    );
  });
});

test('a map of characters: later marks over earlier ones, nothing outside', () => {
  expect(
    characterMap(
      6,
      2,
      [
        { column: 0, row: 0, mark: 'star' },
        { column: 1, row: 0, mark: '*' },
        { column: 4, row: 1, mark: 'far' },
        { column: -1, row: 1, mark: 'ab' },
        { column: 2, row: 2, mark: 'out' },
      ],
      '.',
    ),
  ).toEqual(['s*ar..', 'b...fa']);
});
