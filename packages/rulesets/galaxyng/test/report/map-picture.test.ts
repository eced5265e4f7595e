import type { PictureShape } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import { report } from '../../src/report/report.js';
import { view } from '../../src/view/view.js';
import { galaxyOf, home, turn, type GalaxyGame, type GroupPart } from '../turns.js';

/** The picture of the map of race 1 in a galaxy of 360 light years, two dots a light year and a margin of 12. */
function pictureOf(groups: readonly GroupPart[], change = (game: GalaxyGame) => game) {
  const planets = [
    home(1, { x: 100, y: 100 }),
    home(2, { x: 200, y: 100 }),
    { x: 100, y: 300, size: 400 },
    home(2, { x: 300, y: 300 }),
  ];
  const game = change(galaxyOf({ planets, groups, parameters: { size: 360 } }));
  const { blocks } = report(view(game.state, game.journal, 1)).sections.find(({ id }) => id === 'map') ?? {
    blocks: [],
  };
  const [picture] = blocks;
  if (picture?.kind !== 'picture') throw new Error('expected a picture');
  return {
    ...picture,
    map: picture.shapes.filter((shape) => ('y1' in shape ? shape.y1 : 'y' in shape ? shape.y : 0) < 740),
  };
}

const of = <Kind extends PictureShape['shape']>(shapes: readonly PictureShape[], kind: Kind) =>
  shapes.filter((shape): shape is Extract<PictureShape, { shape: Kind }> => shape.shape === kind);

describe('manual "Map": the map as a picture', () => {
  test('planets stand in the colours of their owners, larger where the race sees that they are; its own have names', () => {
    const { map } = pictureOf([{ type: 'Fort', planetId: 3 }]);
    expect(of(map, 'circle').filter(({ tone }) => tone !== 'line')).toEqual([
      // nobody's, of size 400, seen
      { shape: 'circle', tone: 'quiet', x: 212, y: 612, radius: 7 },
      { shape: 'circle', tone: 'red', x: 412, y: 212, radius: 5 },
      { shape: 'circle', tone: 'red', x: 612, y: 612, radius: 5 },
      { shape: 'circle', tone: 'blue', x: 212, y: 212, radius: 9 },
    ]);
    expect(of(map, 'text')).toEqual([{ shape: 'text', tone: 'blue', x: 212, y: 228, text: '1' }]);
  });

  test('a ring shows a turn of the fastest ships: a Drone flies 20 light years', () => {
    const { map } = pictureOf([]);
    expect(of(map, 'circle')[0]).toEqual({ shape: 'circle', tone: 'line', x: 212, y: 212, radius: 40 });
  });

  test('own groups under way and those that head for own planets are arrows; the rest of others are crosses', () => {
    const { map, alt } = pictureOf([
      { type: 'Drone', planetId: 3, originId: 1, distance: 150 },
      { type: 'Drone', raceId: 2, planetId: 1, originId: 2, distance: 40 },
      { type: 'Drone', raceId: 2, planetId: 4, originId: 2, distance: 100 },
    ]);
    expect(of(map, 'arrow')).toEqual([
      { shape: 'arrow', tone: 'red', x1: 292, y1: 212, x2: 212, y2: 212 },
      // 50 of 200 light years to the south
      { shape: 'arrow', tone: 'blue', x1: 212, y1: 312, x2: 212, y2: 612 },
    ]);
    // a cell is 9 dots wide and 18 high
    const crosses = of(map, 'text').filter(({ tone }) => tone === 'red');
    expect(crosses).toHaveLength(2);
    for (const { x, y } of crosses) {
      expect((x - 12) % 9).toBeGreaterThanOrEqual(4);
      expect((y - 12) % 18).toBe(9);
    }
    expect(alt).toContain(
      '4 planets: 1 yours, 2 of others, 1 of nobody. Your groups under way: 1; others that head for your planets: 1.',
    );
  });

  test('only the part that the race asked for is drawn', () => {
    const { map } = pictureOf([], (game) => turn(game, { 1: 'm 50 50 100' }));
    expect(of(map, 'circle').filter(({ tone }) => tone !== 'line')).toMatchObject([
      { tone: 'blue', x: 372, y: 372 },
    ]);
  });

  test('text and Markdown show the map of characters in its place', () => {
    const { lines } = pictureOf([]);
    expect(lines).toHaveLength(44);
    expect(lines[1]).toBe('-'.repeat(80));
  });
});
