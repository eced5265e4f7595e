import { resolveTurn } from '../../loop/game.js';
import { plainCopy } from '../../loop/plain-copy.js';
import { sheetText } from '../../loop/play-bots.js';
import { stateHash } from '../../loop/state-hash.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';
import { onMachine } from '../other-machine.js';

/** A set-up is a function of the seed, a bot's sheet one of its view, and a turn one of the game and its order sheets: on any machine. */
export function sameGame<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  return {
    title: 'the same seed and orders play the same game, in whatever order the sheets come',
    run() {
      for (const seed of games.options.seeds) {
        const game = games.played(seed).positions[0]?.game;
        if (!game) continue;
        const { result, asked } = onMachine('second', () => games.newGame(seed));
        demand(stateHash(result.state) === stateHash(game.state), game, `the set-ups differ${causes(asked)}`);
      }
      games.everyPosition(({ game, sheets }) => {
        const { result, asked } = onMachine('second', () => games.writtenSheetsOf(plainCopy(game)));
        for (const [seat, sheet] of result)
          demand(
            sheetText(sheet) === sheets.get(seat),
            game,
            `the sheets of the bot of seat ${seat} differ${causes(asked)}`,
          );
      });
      games.everyTurn((before, after, sheets) => {
        const reversed = new Map([...sheets].toReversed());
        const { result, asked } = onMachine('second', () => resolveTurn(games.ruleset, before, reversed));
        const isSame = (one: unknown, other: unknown): boolean => stateHash(one) === stateHash(other);
        demand(isSame(result.state, after.state), after, `the states differ${causes(asked)}`);
        demand(isSame(result.journal, after.journal), after, `the journals differ${causes(asked)}`);
      });
    },
  };
}

/** What the code asked of its machine, for a message. */
export function causes(asked: ReadonlySet<string>): string {
  return asked.size === 0 ? '' : `; the ruleset asks for ${[...asked].join(', ')}`;
}
