import { Prng } from '@ec/prng';
import { resolveTurn } from '../../loop/game.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { type ContractCheck, type ContractGames } from '../contract-games.js';
import { garble } from '../garble.js';

/** A damaged sheet leads to diagnostics, not to errors. */
export function anyText<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  return {
    title: 'no text stops a turn',
    run: () =>
      games.everyTurn((before, _, sheets) => {
        const rng = Prng.fromSeed(before.seed).stream('garbage', before.state.turn);
        const garbled = [...sheets].map(([seat, sheet]) => [seat, garble(sheet, rng)] as const);
        resolveTurn(games.ruleset, before, new Map(garbled));
      }),
  };
}
