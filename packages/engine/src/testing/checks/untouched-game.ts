import { resolveTurn, type Game } from '../../loop/game.js';
import { stateHash } from '../../loop/state-hash.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractCheck, type ContractGames } from '../contract-games.js';

/** A turn changes a copy of the state. */
export function untouchedGame<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  return {
    title: 'a turn leaves the game that it is given as it is',
    run() {
      const hashes = new Map<string, string>();
      const key = ({ seed, state }: Game<State>): string => `${seed} ${state.turn}`;
      games.everyTurn((before, after, sheets) => {
        const hash = hashes.get(key(before)) ?? stateHash(before.state);
        resolveTurn(games.ruleset, before, sheets);
        demand(stateHash(before.state) === hash, after, 'the state before the turn has changed');
        hashes.set(key(after), stateHash(after.state));
      });
    },
  };
}
