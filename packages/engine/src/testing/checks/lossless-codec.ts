import { resolveTurn } from '../../loop/game.js';
import { stateHash } from '../../loop/state-hash.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractCheck, type ContractGames } from '../contract-games.js';

/** A stored state is read back unchanged. */
export function losslessCodec<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  const { codec } = games.ruleset;
  return {
    title: 'the codec reads what it writes, after every phase',
    run: () =>
      games.everyTurn((before, after, sheets) => {
        resolveTurn(games.ruleset, before, sheets, {}, (phase, state) => {
          const text = codec.encode(state);
          const hash = stateHash(state);
          demand(stateHash(codec.decode(text)) === hash, after, `the state after "${phase}" is not restored`);
          const isPlain = stateHash(JSON.parse(text)) === hash;
          demand(isPlain, after, `the text of the state after "${phase}" is not its JSON`);
        });
      }),
  };
}
