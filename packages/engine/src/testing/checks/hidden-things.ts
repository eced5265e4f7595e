import { plainCopy } from '../../loop/plain-copy.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

const HOW = `give rulesetContract the option changeUnseen: (state, seat, rng, journal) => the state with other figures wherever the seat cannot see, or 'nothing is hidden' where each seat sees everything`;

/**
 * Nothing that a seat receives reaches what is hidden from it; left out where nothing is. The views of all seats are compared in every turn,
 * and what is made of them for one seat after the other.
 */
export function hiddenThings<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck | undefined {
  const { ruleset, options } = games;
  const { changeUnseen } = options;
  if (changeUnseen === 'nothing is hidden') return undefined;
  return {
    title: 'nothing that a seat receives changes when something changes that it cannot see',
    run() {
      if (!changeUnseen) throw new Error(`changeUnseen: expected a function, received none; ${HOW}`);
      const unchanged = new Set<number>();
      const changed = new Set<number>();
      games.everyPosition(({ game, sheets }, i) => {
        const rng = games.rngOf(game, 'unseen');
        for (const [k, seat] of games.seatsOf(game).entries()) {
          const state = changeUnseen(plainCopy(game.state), seat, rng.stream(seat), game.journal);
          const isChanged = JSON.stringify(state) !== JSON.stringify(game.state);
          (isChanged ? changed : unchanged).add(seat);
          if (!isChanged) continue;
          const other = { ...game, state };
          const [known, there] = [game, other].map((world) =>
            JSON.stringify(ruleset.view(world.state, world.journal, seat)),
          );
          demand(known === there, game, `the view of seat ${seat} shows what is hidden`);
          if (k !== i % options.players) continue;
          const sheet = sheets.get(seat) ?? '';
          const told = games.received(game, seat, sheet);
          for (const [name, text] of games.received(other, seat, sheet))
            demand(told.get(name) === text, game, `the ${name} of seat ${seat} shows what is hidden`);
          const isSame = games.botSheetOf(other, seat) === sheet;
          demand(isSame, game, `the bot of seat ${seat} knows what is hidden`);
        }
      });
      const spared = [...unchanged].filter((seat) => !changed.has(seat));
      if (spared.length > 0)
        throw new Error(
          `changeUnseen: expected a change, received the same state for seat ${spared.join(', ')} in every turn; ${HOW}`,
        );
    },
  };
}
