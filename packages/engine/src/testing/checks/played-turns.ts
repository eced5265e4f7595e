import type { JournalEvent } from '../../contract/journal.js';
import type { GameState, Ruleset } from '../../contract/ruleset.js';
import { resolveTurn, type Game } from '../../loop/game.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

/** The bots' games can be played, every phase is done when it returns, and nobody has to order anything. */
export function playedTurns<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  const { options } = games;
  return {
    title: 'no bot and no phase fails, and every phase is done when it returns',
    run() {
      for (const seed of options.seeds) {
        const { positions, failure } = games.played(seed);
        if (failure) throw failure.error;
        const [start] = positions;
        if (start) resolveTurn(waited(games.ruleset, start.game), start.game, start.sheets);
      }
      games.everyPosition(({ game }, i) => {
        if (i > 0) return;
        const { turn } = game.state;
        const silent = resolveTurn(games.ruleset, game, new Map());
        const isNext = silent.state.turn === turn + 1;
        demand(isNext, game, `expected turn ${turn + 1} after it, received ${silent.state.turn}`);
      });
    },
  };
}

/** The ruleset, which minds a phase that returns something, such as a promise of what it will do. */
function waited<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<GameState>,
): Ruleset<State, Order, View, Event> {
  return {
    ...ruleset,
    phases: ruleset.phases.map(({ name, run }) => ({
      name,
      run(turn) {
        const returned: unknown = run(turn);
        demand(!(returned instanceof Promise), game, `the phase "${name}" returns a promise`);
      },
    })),
  };
}
