import { deepFreeze } from '../deep-freeze.js';
import { resolveTurn, turnReportOf } from '../../loop/game.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import type { ContractCheck, ContractGames } from '../contract-games.js';

/** A turn writes into its working copy alone, and never into what that shares with the state before, nor into orders; reports and bots write into nothing. */
export function untouchedGame<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  return {
    title: 'a turn leaves the game that it is given as it is',
    run() {
      games.everyTurn((before, after) => {
        // whoever writes into what is frozen throws
        const sheets = new Map(
          [...games.writtenSheetsOf(before)].map(([id, sheet]) => [id, deepFreeze(sheet)]),
        );
        resolveTurn(games.ruleset, deepFreeze(before), sheets);
        deepFreeze(after);
        for (const seat of games.seatsOf(after)) turnReportOf(games.ruleset, after, seat);
        games.botSheetsOf(after);
      });
    },
  };
}
