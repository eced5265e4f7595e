import { editionsOf, STANDARD } from '../../contract/editions.js';
import { SetupError } from '../../contract/errors.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import type { ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

/** Every edition is a game that can be made, under a name that hosts can take from a command line. */
export function editions<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  return {
    title: 'a game can be made by every edition',
    run() {
      const { ruleset } = games;
      if (Object.hasOwn(ruleset.editions ?? {}, STANDARD))
        throw new Error(`editions: expected none called ${STANDARD}, which has the defaults`);
      for (const [name, { description }] of Object.entries(editionsOf(ruleset))) {
        if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
          throw new Error(`editions: expected names in kebab-case, received "${name}"`);
        if (description.trim() === '') throw new Error(`edition ${name}: expected a description`);
        expectGame(games, name);
      }
    },
  };
}

/** Some seeds make no game, as when a cluster has too few home worlds: one of them must. */
function expectGame<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
  edition: string,
): void {
  const { seeds } = games.options;
  for (const [i, seed] of seeds.entries()) {
    try {
      const game = games.newGame(seed, edition);
      if (game.edition !== edition) throw new Error(`edition ${edition}: the game states ${game.edition}`);
      return;
    } catch (error) {
      if (!(error instanceof SetupError) || i + 1 === seeds.length) throw error;
    }
  }
}
