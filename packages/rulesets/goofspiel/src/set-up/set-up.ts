import { SetupError, type SetupInput } from '@ec/engine';
import type { GoofspielState } from '../state.js';
import { drawWar } from '../war.js';
import type { GoofspielParameters } from '../parameters.js';

/**
 * A game at turn 0: the first bout is begun, and its first planet revealed.
 *
 * @throws SetupError when there are not two players
 * @see G-01
 */
export function setUp({ game, players, rng }: SetupInput<GoofspielParameters>): GoofspielState {
  if (players.length !== 2)
    throw new SetupError('wrong-players', 'players', { expected: 'two players' }, players.length);
  return {
    turn: 0,
    game,
    players: players.map(({ id, name }) => ({ name, playerId: id })),
    replays: 0,
    war: drawWar(rng),
  };
}
