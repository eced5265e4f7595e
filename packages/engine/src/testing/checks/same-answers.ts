import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { plainCopy } from '../../loop/plain-copy.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';
import { onMachine } from '../other-machine.js';
import { causes } from './same-game.js';

/** What a seat receives is a function of the game: on any machine, and however often it is asked for. One seat after the other is asked. */
export function sameAnswers<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  return {
    title: 'whatever a seat receives is the same when it is asked for again',
    run: () =>
      games.everyPosition(({ game, sheets }, i) => {
        const seats = games.seatsOf(game);
        const seat = seats[i % seats.length];
        if (seat === undefined) return;
        const sheet = sheets.get(seat) ?? '';
        const first = onMachine('first', () => games.received(plainCopy(game), seat, sheet)).result;
        const { result, asked } = onMachine('second', () => games.received(game, seat, sheet));
        for (const [name, text] of result)
          demand(text === first.get(name), game, `the ${name} of seat ${seat} differs${causes(asked)}`);
      }),
  };
}
