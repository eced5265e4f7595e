import { renderText } from '@ec/reports';
import { resolveTurn, turnReportOf } from '@ec/engine';
import { describe, expect, it } from 'vitest';
import { boardPicture } from '../../src/report/board-picture.js';
import { goofspiel } from '../../src/ruleset.js';
import { view } from '../../src/view/view.js';
import { newGame, turns } from '../games.js';
import { plainWar } from '../wars.js';

/** The game with a war in which everything comes in ascending order. */
function plainGame() {
  const game = newGame({ replays: 0 });
  return { ...game, state: { ...game.state, war: plainWar() } };
}

describe('G-05: what a seat sees', () => {
  it('G-01: is the order of the galaxies, and of the first its value, planets and first worth', () => {
    const { galaxies } = view(plainGame().state, [], 1);
    expect(galaxies.map(({ name }) => name.charAt(0)).join('')).toBe('ABCDEFG');
    expect(galaxies[0]).toEqual({
      name: 'Andromeda',
      value: 1,
      planets: ['T', 'U', 'V', 'W', 'X', 'Y', 'Z'],
      worths: [1],
    });
    for (const galaxy of galaxies.slice(1))
      expect(galaxy).toEqual({ name: galaxy.name, value: null, planets: [], worths: [] });
  });

  it('G-05: grows with every round and bout', () => {
    const { galaxies } = view(turns(8, plainGame(), '', '').state, [], 2);
    expect(galaxies[0]?.worths).toHaveLength(7);
    expect(galaxies[1]).toMatchObject({ value: 2, worths: [1, 2] });
    expect(galaxies[2]?.value).toBeNull();
  });
});

describe('G-05: the report', () => {
  it('G-05: shows the war as a board', () => {
    const eight = turns(1, turns(7, plainGame(), 'fleet 2', 'fleet 1'), 'fleet 1', 'fleet 2');
    const { galaxies, rounds } = view(eight.state, [], 1);
    const { lines, alt } = boardPicture(galaxies, rounds);
    expect(lines.slice(0, 4)).toEqual([
      'Galaxy         Value   Won  | Planets: label, worth, sizes sent',
      'Andromeda         1  28:0   | T1 2:1 | U2 2:1 | V3 2:1 | W4 2:1 | X5 2:1 | Y6 2:1 | Z7 2:1',
      'Butterfly         2   0:1   | T1 1:2 | U2     | V?     | W?     | X?     | Y?     | Z?',
      'Cartwheel         ?         |',
    ]);
    expect(alt).toBe(
      'Bout 2, Butterfly, value 2. Worth 0 to 1, next is planet U, worth 2. Strategic value 1 to 0.',
    );
  });

  it('G-04: colours planets and galaxies by the side that took them, and frames the next planet', () => {
    const eight = turns(1, turns(7, plainGame(), 'fleet 2', 'fleet 1'), 'fleet 1', 'fleet 2');
    const { galaxies, rounds } = view(eight.state, [], 1);
    const { shapes, width, height } = boardPicture(galaxies, rounds);
    const circles = shapes.filter(({ shape }) => shape === 'circle').map(({ tone }) => tone);
    // a galaxy and its planets: won by seat 1; one planet won by seat 2, one at stake, five not revealed; values not revealed
    expect(circles).toEqual([
      ...Array.from({ length: 8 }, () => 'red'),
      ...['text', 'blue', 'text', 'quiet', 'quiet', 'quiet', 'quiet', 'quiet'],
      ...Array.from({ length: 5 }, () => 'quiet'),
    ]);
    const frames = shapes.filter(({ shape, tone }) => shape === 'rectangle' && tone === 'text');
    expect(frames).toHaveLength(1);
    for (const shape of shapes)
      if ('x' in shape) expect([shape.x <= width, shape.y <= height]).toEqual([true, true]);
  });

  it('G-04: after an agreed end it names the winner, and nothing is at stake', () => {
    const bout = turns(7, plainGame(), 'fleet 2', 'fleet 1');
    const ended = resolveTurn(goofspiel, bout, new Map(), { isAgreedEnd: true });
    const [own, all] = [turnReportOf(goofspiel, ended, 2), goofspiel.summary(ended.state)].map((document) => renderText(document)); // prettier-ignore
    expect(own).toMatch(/The game is over\n-+\nAda has won\./);
    expect(own).not.toContain('At stake');
    expect(all).toContain('Ada has won.');
    const equal = resolveTurn(goofspiel, plainGame(), new Map(), { isAgreedEnd: true });
    expect(renderText(turnReportOf(goofspiel, equal, 1))).toContain('The game is a draw.');
  });

  it('G-04: a war that is over has no next planet', () => {
    const { galaxies, rounds } = view(turns(49, plainGame(), 'fleet 2', '').state, [], 1);
    const { alt, shapes } = boardPicture(galaxies, rounds);
    // fleets of size 2 last for seven rounds, the first bout
    expect(alt).toBe('All rounds are fought. Strategic value 1 to 0.');
    expect(shapes.some(({ shape, tone }) => shape === 'rectangle' && tone === 'text')).toBe(false);
  });

  it('G-03: gives the results of orders, and says what a side that ran out of time lost', () => {
    const text = renderText(turnReportOf(goofspiel, turns(1, plainGame(), 'fleet 9', 'fleet 4'), 1));
    expect(text).toContain(
      'Andromeda-T, worth 1: Ada ran out of time and lost a fleet of 7, Bo sent 4; it goes to Bo.',
    );
    expect(text).toMatch(/1 +fleet 9 +unreadable +expected a size from 1 to 7, received "9"/);
    expect(text).toMatch(/Worths to come +3, 4, 5, 6, 7/);
  });

  it('G-04: says how bouts and the war ended', () => {
    const game = turns(49, plainGame(), undefined, 'fleet 1');
    const text = renderText(turnReportOf(goofspiel, game, 2));
    expect(text).toContain('Garland, value 7, goes to nobody by a worth of 0 to 0.');
    expect(text).toContain('The war goes to Bo by a value of 0 to 1. The game is over.');
  });
});
