import { SetupError, type SetupInput } from '@ec/engine';
import { readScenario } from './read-scenario.js';
import { ready } from '../phases/builds.js';
import { ENDURANCE, type ProximaState, type Rules, type Scenario } from '../state.js';
import type { ProximaParameters } from '../parameters.js';

/**
 * A game at turn 0: the players take the sides of the scenario in their order.
 *
 * @throws SetupError when the definition files are wrong, or there are not as many players as sides
 * @see P-01
 */
export function setUp({ templates, ...others }: SetupInput<ProximaParameters>): ProximaState {
  return begin(readScenario(templates), others);
}

/** A game of a scenario at turn 0. */
export function begin(
  { definitions, units }: Scenario,
  { game, players, parameters }: Pick<SetupInput<ProximaParameters>, 'game' | 'players' | 'parameters'>,
): ProximaState {
  const { length } = definitions.sides;
  if (players.length !== length)
    throw new SetupError('wrong-players', 'players', { expected: `${length} players` }, players.length);
  const endurance = new Map(definitions.unitTypes.map((type) => [type.id, ENDURANCE * type.endurance]));
  const state: ProximaState = {
    turn: 0,
    game,
    rules: rulesOf(parameters),
    definitions,
    players: players.map(({ id }) => ({ playerId: id })),
    units: units
      .map((unit) => ({ ...unit, endurance: endurance.get(unit.type) ?? 0, points: 0, isDisturbed: false }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    lastUnit: units.reduce((highest, { id }) => (id > highest ? id : highest), 'UNI00000'),
    sites: [],
  };
  ready(state);
  return state;
}

/** The rulings in force with some parameters. */
export function rulesOf({
  grid,
  buildReach,
  'damage.clamp': clamp,
  'endurance.reading': reading,
}: ProximaParameters): Rules {
  return {
    grid: grid === 'hexagonal' ? 'hexagonal' : 'square',
    buildReach: Number(buildReach),
    damageClamp: clamp === 'sum' ? 'sum' : 'each',
    enduranceReading: reading === 'points' ? 'points' : 'percent',
  };
}
