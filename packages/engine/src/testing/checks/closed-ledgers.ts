import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

/** Nothing is lost and nothing is made up; left out where a ruleset declares no ledgers. */
export function closedLedgers<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck | undefined {
  const { ledgers } = games.options;
  if (!ledgers) return undefined;
  return {
    title: 'every ledger closes',
    run: () =>
      games.everyTurn((_, game) => {
        for (const { of, expected, actual } of ledgers(game.state))
          demand(expected === actual, game, `${of}: expected ${expected}, received ${actual}`);
      }),
  };
}
