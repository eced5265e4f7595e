import {
  createGame,
  isRuleset,
  parameterTable,
  resolveParameters,
  resolveTurn,
  turnReportOf,
} from '@ec/engine';
import { renderText } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import { FIRST } from '../src/editions.js';
import { coloniesOf } from '../src/lookup.js';
import { PHASES } from '../src/phases/phases.js';
import { ec4x } from '../src/ruleset.js';
import { PHASE_NAMES } from '../src/phases/phase-names.js';
import { addColony, addForce, arena, relate } from './conflict/arena.js';
import { newState, players } from './games.js';
import { play } from './turns.js';

const newGame = (parameters = {}) =>
  createGame(ec4x, { name: 'EC-5', seed: 5n, players: players(2), parameters });

describe('architecture 1 and 2: the ruleset', () => {
  test('X-78: the table of parameters has the words for each reading', () => {
    const { rows } = parameterTable(ec4x.parameters, resolveParameters(ec4x.parameters), ['key', 'bounds']);
    expect(rows).toContainEqual(['research.levelsPerCycle', 'line or area']);
    expect(rows).toContainEqual(['retreat.range', 'neighbour or closest']);
  });

  test('X-21: Command, Conflict, End of turn, and the next Income', () => {
    expect(isRuleset(ec4x)).toBe(true);
    expect(ec4x.phases.map(({ name }) => name)).toEqual(PHASE_NAMES);
    expect(PHASE_NAMES).toEqual([
      'stances and capitulations',
      'statements as written',
      'fleet orders',
      'subversion',
      'movement',
      'detection of spies',
      'cloaking',
      'fights',
      'colonisation',
      'blockades and sightings',
      'projects',
      'arrivals',
      'research',
      'limits and milestones',
      'elimination and victory',
      'income',
    ]);
  });

  test('X-21: Conflict: acts of espionage, movement, joining, spies, Raiders, fights, colonies, blockades, what spies tell', () => {
    const { state } = arena();
    relate(state, 1, 2, 'enemy');
    for (const house of state.houses) house.ebp = 3;
    addColony(state, 1, 3);
    addForce(state, 1, 1, [['DD']], { order: { kind: 'blockade', systemId: 1 } });
    addForce(state, 1, 2, [['CT'], ['CT']]);
    addForce(state, 1, 3, [['CT']], { order: { kind: 'join', fleetId: 4 } });
    addForce(state, 1, 3, [['ET']], { order: { kind: 'colonize', systemId: 4 } });
    addForce(state, 1, 4, [['CT']], { order: { kind: 'join', fleetId: 3 } });
    // three Scouts of ELI 5 find a spy of ELI 0 on any roll
    addForce(state, 1, 5, [['SC'], ['SC'], ['SC']], { level: 5 });
    addForce(state, 2, 5, [['SC']], { order: { kind: 'spySystem', systemId: 5 }, level: 0 });
    addForce(state, 2, 2, [['RR']], { level: 1 });
    addForce(state, 3, 2, [['SC']], { order: { kind: 'spySystem', systemId: 2 }, level: 0 });
    const { events } = play(state, ['subvert psyops 3'], PHASES);
    const told = events.map(({ kind }) => kind).filter((kind) => kind !== 'prestige');
    expect(told.filter((kind, i) => kind !== told[i - 1]).slice(0, 13)).toEqual([
      ...['subversion', 'subverted'],
      ...['moved', 'war', 'merged'],
      ...['spyFound', 'spyLost'],
      'uncovered',
      ...['engagement', 'retreated'],
      'founded',
      ...['blockaded', 'spied'],
    ]);
  });

  test('X-21: End of turn: projects, order 15, settlers, gifts, levels, the limit of PB, milestones, who is out; then the Income', () => {
    const state = newState(3, { 'bt.base': 0 });
    state.turn = 1;
    const [one, , three] = state.houses;
    const [home] = coloniesOf(state, 1);
    if (!one || !three || !home) throw new Error('expected three Houses');
    for (const ship of one.fleets[0]?.squadrons[0]?.ships.slice(0, 2) ?? []) ship.code = 'PB';
    one.transports.push({ fromId: home.id, toId: home.id, ptu: 1, turns: 1 });
    one.research.points.el = 50;
    home.colony.iu = 300;
    Object.assign(three, { prestige: -1, streaks: { ...three.streaks, disgrace: 2 } });
    const at = `${home.q},${home.r}`;
    const { events } = play(
      state,
      [`build ${at} colony GB 1\nfleet 2 salvage\ngift 2 10\nupgrade el`],
      PHASES,
    );
    const told = events.map((event) => (event.kind === 'prestige' ? event.cause : event.kind));
    expect(told.filter((what, i) => what !== told[i - 1])).toEqual([
      ...['completed', 'brokenUp'],
      ...['landed', 'gift'],
      'level',
      ...['scrapped', 'industry50'],
      'out',
      'income',
    ]);
  });

  test('every parameter says what it does', () => {
    const parameters = resolveParameters(ec4x.parameters);
    const columns = ['key', 'unit', 'source', 'description'] as const;
    const { rows } = parameterTable(ec4x.parameters, parameters, columns);
    expect(rows).toHaveLength(ec4x.parameters.length);
    for (const [key, unit, source, description] of rows) {
      expect(unit, `unit of ${key}`).toMatch(/^[A-Za-z]/);
      expect(source, `source of ${key}`).toMatch(/^(X-\d\d|section 13)$/);
      // a sentence of more words than one
      expect(description, `description of ${key}`).toMatch(/^[A-Z].* .*\.$/);
    }
  });

  test('T09: turn 1 spends 100: 110 + 2.2 + 213.612 − 4.5 = 321.312 at turn 2; a gift of 100 counts at once', () => {
    const { state } = resolveTurn(ec4x, newGame(FIRST), new Map([[1, 'gift 2 100']]));
    expect(state.houses.map(({ treasury }) => treasury)).toEqual([321_312, 525_312]);
    // the garrison of X-77 costs 2 × 0.2 + 8 × 0.1
    const standard = resolveTurn(ec4x, newGame(), new Map([[1, 'gift 2 100']])).state;
    expect(standard.houses.map(({ treasury }) => treasury)).toEqual([320_112, 524_112]);
  });

  test('X-67: a sheet for another turn counts for nothing, and the report says so', () => {
    const game = resolveTurn(ec4x, newGame(), new Map([[1, 'house 1, turn 2, game "EC-5"\ntax 10']]));
    expect(game.state.houses[0]?.tax).toBe(50);
    expect(renderText(turnReportOf(ec4x, game, 1))).toContain('unreadable');
  });

  test('X-43: a House without a sheet keeps its taxes and standing orders', () => {
    const first = resolveTurn(ec4x, newGame(), new Map([[1, 'tax 35\nfleet 2 patrol 0,0']]));
    const { state } = resolveTurn(ec4x, first);
    expect(state.houses[0]).toMatchObject({ tax: 35 });
    expect(state.houses[0]?.fleets[1]?.order.kind).toBe('patrol');
  });
});
