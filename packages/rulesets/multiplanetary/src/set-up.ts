import { SetupError, type SeatedPlayer, type SetupInput } from '@ec/engine';
import { newPlanets } from './map.js';
import { COLOURS, type MultiplanetaryState } from './types.js';

/**
 * A game at tick 0: the first player is red, the second blue.
 *
 * @throws SetupError when there are not two players, or the map is not right
 * @see M-01
 */
export function setUp({ game, players, parameters, templates, rng }: SetupInput): MultiplanetaryState {
  if (players.length !== COLOURS.length || players[0]?.id === players[1]?.id)
    throw new SetupError('bad-players', 'players', { expected: 'two players' }, players);
  return {
    turn: 0,
    game,
    players: players.map(({ id, name }) => ({ name, playerId: id })),
    planets: newPlanets(parameters, templates, rng),
    fleets: [],
    neutralsProduce: parameters['neutralsProduce'] === 1,
  };
}

/**
 * The state with another player for a side, or with none.
 *
 * @throws RangeError when there is no such seat, or the player has the other
 */
export function seatPlayer(
  state: MultiplanetaryState,
  seat: number,
  player: SeatedPlayer | null,
): MultiplanetaryState {
  const playerId = player?.id ?? null;
  if (COLOURS[seat - 1] === undefined) throw new RangeError(`seat: expected 1 or 2, received ${seat}`);
  if (playerId !== null && state.players.some((other, i) => i !== seat - 1 && other.playerId === playerId))
    throw new RangeError(`player: expected one without a seat, received ${playerId}`);
  return {
    ...state,
    players: state.players.map((other, i) => (i === seat - 1 ? { ...other, playerId } : other)),
  };
}
