import { resolveTurn } from '../../loop/game.js';
import { stateHash } from '../../loop/state-hash.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractCheck, type ContractGames } from '../contract-games.js';

/** A turn is a function of the game and its order sheets. */
export function sameGame<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  return {
    title: 'the same seed and orders play the same game, in whatever order the sheets come',
    run: () =>
      games.everyTurn((before, after, sheets) => {
        const again = resolveTurn(games.ruleset, before, new Map([...sheets].toReversed()));
        demand(stateHash(again.state) === stateHash(after.state), after, 'the states differ');
        demand(stateHash(again.journal) === stateHash(after.journal), after, 'the journals differ');
      }),
  };
}
