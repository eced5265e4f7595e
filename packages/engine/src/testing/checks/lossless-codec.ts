import { resolveTurn } from '../../loop/game.js';
import { migrationsFrom } from '../../contract/migration.js';
import { stateHash } from '../../loop/state-hash.js';
import type { JournalEvent, LoopEvent } from '../../contract/journal.js';
import type { Codec, GameState } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

/** Texts that are no state of any game. */
const NO_STATES = ['', '{', 'null', 'true', '7', '"state"', '[]', '{}'] as const;

/**
 * A stored state is read back unchanged, the game goes on from there as if it had never been stored, nothing else is read as a state, and
 * every migration leads to this version.
 */
export function losslessCodec<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  const { codec, migrate = {}, version } = games.ruleset;
  return {
    title: 'the codec reads what it writes, after every phase, and refuses anything else',
    run() {
      for (const text of NO_STATES) expectRefusal(codec, text);
      for (const written of Object.keys(migrate))
        if (migrationsFrom({ version, migrate }, written).length === 0)
          throw new Error(`migrate: expected a way from version ${written} to ${version}, received none`);
      games.everyTurn((before, after, sheets) => {
        const state = codec.decode(codec.encode(before.state));
        demand(stateHash(state) === stateHash(before.state), before, 'the state is not restored');
        const journal = JSON.parse(JSON.stringify(before.journal)) as (Event | LoopEvent)[];
        const stored = { ...before, state, journal };
        let last = '';
        const next = resolveTurn(games.ruleset, stored, sheets, {}, (phase, at) => {
          const json = JSON.stringify(at);
          if (json === last) return;
          last = json;
          const text = codec.encode(at);
          const hash = stateHash(at);
          demand(stateHash(codec.decode(text)) === hash, after, `the state after "${phase}" is not restored`);
          const isPlain = stateHash(JSON.parse(text)) === hash;
          demand(isPlain, after, `the text of the state after "${phase}" is not its JSON`);
        });
        const isSame = stateHash(next.state) === stateHash(after.state);
        demand(isSame, after, 'a game that was stored before the turn goes on otherwise');
      });
    },
  };
}

function expectRefusal<State>(codec: Codec<State>, text: string): void {
  const shown = JSON.stringify(text);
  try {
    codec.decode(text);
  } catch (error) {
    // the ruleset may have an engine of its own
    if (error instanceof Error && error.name === 'StateError') return;
    throw new Error(`decode: expected a StateError for ${shown}, received ${String(error)}`, {
      cause: error,
    });
  }
  throw new Error(`decode: expected a StateError for ${shown}, received a state`);
}
