import { resolveParameters, turnReportOf } from '@ec/engine';
import { renderHtml, renderText, type PictureBlock } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import { multiplanetary } from '../../src/ruleset.js';
import { cell, fleet, gameOf, planet, play } from '../boards.js';

const game = gameOf({
  turn: 7,
  planets: [planet('A1', 'red', 5, 20), planet('C4', null, 1, 8), planet('J10', 'blue', 5, 999)],
  fleets: [{ owner: 'blue', warp: 'quantum', from: cell('J10'), to: cell('A1'), ships: 3, arrives: 12 }],
});
const after = play(game, 'A1 -> C4 5\nJ10 -> A1 1\nfly', 'J10 -> C4 9');
const text = (seat: number): string => renderText(turnReportOf(multiplanetary, after, seat));

describe('M-05: after each tick everything is public', () => {
  test('the board as text, with the fleets under way', () => {
    expect(text(1)).toContain(`
   A      B      C      D      E      F      G      H      I      J
 1 R5:19  .      .      .      .      .      .      .      .      .
 2 .      .      .      .      .      .      .      .      .      .
 3 .      .      .      .      .      .      .      .      .      .
 4 .      .      n1:8   .      .      .      .      .      .      .
`);
    expect(text(1)).toContain(`
10 .      .      .      .      .      .      .      .      .      B5:994

B J10 => A1 3, arrives in tick 12
R A1 -> C4 5, arrives in tick 12
B J10 -> C4 9, arrives in tick 18
`);
  });

  test('the board as a picture: 10 rows and columns, planets, and a route for each fleet', () => {
    const picture = turnReportOf(multiplanetary, after, 1)
      .sections.flatMap(({ blocks }) => blocks)
      .find((block): block is PictureBlock => block.kind === 'picture');
    const count = (kind: string): number | undefined =>
      picture?.shapes.filter(({ shape }) => shape === kind).length;
    expect(count('rectangle')).toBe(20);
    expect(count('circle')).toBe(3 + 3);
    expect(count('arrow')).toBe(3);
    expect(picture?.alt).toBe(
      'Board after tick 8. Planets of red: 1, of blue: 1, neutral: 1. Fleets under way: 3.',
    );
    expect(renderHtml(turnReportOf(multiplanetary, after, 1))).toContain('<svg role="img"');
  });

  test('a fleet is drawn at its place on the way', () => {
    const places = [8, 10].map((turn) => {
      const planets = [planet('A1', 'red', 5, 0), planet('E1', null, 1, 0)];
      const state = { ...game.state, turn, planets, fleets: [fleet('red', 'A1', 'E1', 5, 12)] };
      const shapes = multiplanetary.summary(state).sections[1]?.blocks[0];
      return shapes?.kind === 'picture'
        ? shapes.shapes.findLast(({ shape }) => shape === 'circle')
        : undefined;
    });
    // There are 240 dots between the planets; the fleet keeps 32 from each.
    expect(places).toMatchObject([{ x: 60 + 32, y: 60 }, { x: 60 + 120, y: 60 }]); // prettier-ignore
  });

  test('fleets on the same way in the same tick are one in the picture, with all their ships', () => {
    const { sections } = turnReportOf(multiplanetary, play(game, 'A1 -> C4 5\nA1 -> C4 7\nA1 => C4 4', ''), 1); // prettier-ignore
    const picture = sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'picture');
    const labels = picture?.shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.text] : []));
    expect(labels?.filter((label) => /^R\d+$/.test(label))).toEqual(['R5', 'R12', 'R2']);
    // each order is a line of its own
    expect(picture?.lines.filter((line) => line.startsWith('R A1'))).toHaveLength(3);
  });

  test('the actions of both, and what the players have', () => {
    for (const seat of [1, 2]) {
      expect(text(seat)).toMatch(/red +A1 +C4 +standard +5 +0 +12/);
      expect(text(seat)).toMatch(/blue +J10 +C4 +standard +9 +0 +18/);
      expect(text(seat)).toMatch(/red +Ada +1 +19 +5\nblue +Bob +1 +994 +12/);
      expect(text(seat)).toMatch(/A1 +red +5 +19 +4 +9\n/);
    }
  });

  test('the mistakes of a player are for that player alone', () => {
    expect(text(1)).toMatch(/2 +J10 -> A1 1 +refused +J10 is not your planet\./);
    expect(text(1)).toMatch(/3 +fly +unreadable +expected a statement/);
    expect(text(2)).not.toContain('not your planet');
  });

  test('arrivals, with what was there before and after', () => {
    const later = play(after, '', '', 4);
    const report = renderText(turnReportOf(multiplanetary, later, 1));
    expect(report).toMatch(/A1 +0 +3 +red, 31 +red, 28/);
    expect(report).toMatch(/C4 +5 +0 +neutral, 8 +neutral, 3/);
  });
});

test('M-05: the winner is named', () => {
  const { state } = gameOf({ planets: [planet('A1', 'red', 5, 0)] });
  expect(renderText(multiplanetary.summary(state))).toContain('Ada (red) has won.');
  expect(renderText(multiplanetary.summary({ ...state, planets: [] }))).toContain('The game is a draw.');
});

test('M-02, M-04: the rulebook has the figures of the seed', () => {
  const rules = renderText(multiplanetary.rulebook(resolveParameters(multiplanetary.parameters)));
  expect(rules).toMatch(/1 +1 +4\n +2 +1 +2\n +3 +1 +1\n +4 +2 +1\n +5 +4 +1\n/);
  expect(rules).toMatch(/1–180 +1\n181–360 +2\n361–540 +4/);
  expect(rules).toMatch(/J10 +13 +7/);
});
