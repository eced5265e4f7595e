import { createGame, parameterTable, resolveParameters, SetupError } from '@ec/engine';
import { renderText } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import { CLASSIC } from '../src/editions.js';
import { COMPATIBILITY_KEYS } from '../src/parameters.js';
import { PHASES } from '../src/phases/phases.js';
import { galaxyng } from '../src/ruleset.js';
import { PHASE_NAMES } from '../src/phases/phase-names.js';
import { galaxyOf, home, race, turn } from './turns.js';
import { players } from './games.js';

describe('architecture 1 and 2: the ruleset', () => {
  test('N-16: the turn sequence is the table of its steps', () => {
    expect(PHASES.map(({ name }) => name)).toEqual(PHASE_NAMES);
  });

  test('N-07: every parameter says what it does, and a bad value is refused', () => {
    const parameters = resolveParameters(galaxyng.parameters);
    expect(parameterTable(galaxyng.parameters, parameters).rows).toHaveLength(galaxyng.parameters.length);
    for (const given of [
      { teams: '1-2' },
      { victory: 'both' },
      { startTech: '1 1 1' },
      { startTech: '0 1 1 1' },
    ])
      expect(() => resolveParameters(galaxyng.parameters, given)).toThrow(SetupError);
  });

  test('compatibility: the preset classic sets all', () => {
    const game = createGame(galaxyng, { name: 'Orion', seed: 1n, players: players(2), parameters: CLASSIC });
    expect(Object.keys(game.state.rules.classic)).toEqual([...COMPATIBILITY_KEYS]);
    expect(Object.values(game.state.rules.classic).every(Boolean)).toBe(true);
  });

  test('N-05: a player whose name is a name of the game gives it to the race', () => {
    const names = ['Farmers', 'Race_1', 'two words', '7', 'MAX', 'Orion'];
    const named = names.map((name, i) => ({ id: i + 1, email: `${i}@example.org`, name }));
    const { state } = createGame(galaxyng, { name: 'Orion', seed: 1n, players: named });
    expect(state.races.map(({ name }) => name)).toEqual([
      'Farmers',
      ...[2, 3, 4, 5, 6].map((id) => `Race_${id}`),
    ]);
  });

  test('N-05: the classic way takes other characters and one more', () => {
    const game = galaxyOf({ planets: [home(1), home(2)], parameters: { names: 'classic' } });
    expect(race(turn(game, { 1: 'c Onion-24.75' }), 1).name).toBe('Onion-24.75');
  });
});

describe('architecture 1: what a host asks for', () => {
  const game = galaxyOf({ planets: [home(1), home(2)], groups: [{ type: 'Drone', ships: 4 }] });

  test('the summary has all races with their figures', () => {
    const text = renderText(galaxyng.summary(game.state));
    expect(text).toMatch(/Race_1 +playing/);
  });

  test('N-38: the summary of a game that is over has the scores of the winners', () => {
    const after = turn(game, { 2: 'q Race_2' });
    expect(renderText(galaxyng.summary(after.state))).toMatch(/Race_1 +2\.00 +2\.00/);
  });

  test('N-10, N-22: the rulebook has the figures of the manual', () => {
    const text = renderText(galaxyng.rulebook(resolveParameters(galaxyng.parameters)), { width: 200 });
    expect(text).toMatch(/Battleship .* 100\.00 +6\.60 +6\.52/);
    expect(text).toMatch(/1\.50 +64\.62 %/);
  });

  test('a seat gets another player, whose address reports go to', () => {
    const seated = galaxyng.seatPlayer(game.state, 1, { id: 9, email: 'new@example.org' });
    expect(seated.races[0]).toMatchObject({ playerId: 9, addresses: ['new@example.org'] });
    expect(galaxyng.seatPlayer(game.state, 1, null).races[0]?.playerId).toBeNull();
    expect(() => galaxyng.seatPlayer(game.state, 3, null)).toThrow(RangeError);
    expect(() => galaxyng.seatPlayer(game.state, 2, { id: 1, email: '1@example.org' })).toThrow(RangeError);
  });

  test('N-30: a sheet for another game or turn is refused whole', () => {
    const context = { game: 'Orion', seat: 1, turn: 3 };
    const refused = (header: string): boolean => galaxyng.parse(`${header}\nv 1\n#END`, context).isRefused;
    expect(refused('#GALAXY orion Race_1 word')).toBe(false);
    expect(refused('#GALAXY Orion Race_1 word 3')).toBe(false);
    expect(refused('#GALAXY Orion Race_1 word 4')).toBe(true);
    expect(refused('#GALAXY Sirius Race_1 word 3')).toBe(true);
  });
});
