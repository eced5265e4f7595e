import { SetupError, type SetupInput } from '@ec/engine';
import { newPlanets } from './map.js';
import { COLOURS, type MultiplanetaryState } from '../state.js';
import type { MultiplanetaryParameters } from '../parameters.js';

/**
 * A game at tick 0: the first player is red, the second blue.
 *
 * @throws SetupError when there are not two players, or the map is not right
 * @see M-01
 */
export function setUp({
  game,
  players,
  parameters,
  templates,
  rng,
}: SetupInput<MultiplanetaryParameters>): MultiplanetaryState {
  if (players.length !== COLOURS.length)
    throw new SetupError('wrong-players', 'players', { expected: 'two players' }, players.length);
  return {
    turn: 0,
    game,
    players: players.map(({ id, name }) => ({ name, playerId: id })),
    planets: newPlanets(parameters, templates, rng),
    fleets: [],
    neutralsProduce: parameters['neutralsProduce'] === 1,
  };
}
