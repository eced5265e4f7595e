import { Prng } from '@ec/prng';
import { plainCopy } from '../../loop/plain-copy.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractCheck, type ContractGames } from '../contract-games.js';

/** A report cannot reach what is hidden; left out where a test declares nothing hidden. */
export function hiddenThings<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck | undefined {
  const { changeUnseen } = games.options;
  if (!changeUnseen) return undefined;
  return {
    title: 'a report does not change when something changes that its seat cannot see',
    run: () =>
      games.everyTurn((before, game) => {
        const rng = Prng.fromSeed(before.seed).stream('unseen', before.state.turn);
        for (const seat of games.seatsOf(game)) {
          const state = changeUnseen(plainCopy(game.state), seat, rng.stream(seat), game.journal);
          const other = { ...game, state };
          const isSame = games.reportOf(other, seat) === games.reportOf(game, seat);
          demand(isSame, game, `the report of seat ${seat} shows what is hidden`);
          const own = new Map(games.ownReportsOf(game, seat));
          for (const [name, text] of games.ownReportsOf(other, seat))
            demand(text === own.get(name), game, `the format ${name} shows seat ${seat} what is hidden`);
        }
      }),
  };
}
