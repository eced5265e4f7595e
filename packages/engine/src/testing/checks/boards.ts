import { formatMove, parseMove } from '../../contract/board.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';
import { plainFault } from '../plain-fault.js';

/** What is given on a board is an order of the game, and a board says nothing of places that it has not. */
export function boards<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck | undefined {
  const { ruleset } = games;
  const { board: boardOf } = ruleset;
  if (!boardOf) return undefined;
  return {
    title: 'boards are plain JSON, name places that they have, and write orders that the ruleset reads',
    run() {
      games.everyTurn((_, game) => {
        for (const seat of games.seatsOf(game)) {
          const board = boardOf(ruleset.view(game.state, game.journal, seat));
          const fault = plainFault(board, 'board');
          demand(fault === undefined, game, `seat ${seat}: ${fault}`);
          const names = board.places.map(({ name }) => name);
          demand(new Set(names).size === names.length, game, 'two places of a board have the same name');
          for (const { from, to } of board.movements)
            demand(names.includes(from) && names.includes(to), game, `a movement from ${from} to ${to}`);
          for (const { id, turns } of board.ways) {
            const isSquare =
              turns.length === names.length && turns.every((row) => row.length === names.length);
            demand(isSquare, game, `way ${id}: expected turns from each of ${names.length} places to each`);
            const [from = '', to = ''] = names;
            const move = { way: id, from, to, units: 1 };
            const text = formatMove(board, move);
            const { orders, diagnostics } = ruleset.parse(text);
            const written = orders.map(({ order }) => ruleset.format(order));
            demand(
              diagnostics.length === 0 && written.length === 1 && written[0] === text,
              game,
              `${text} is read as ${written.join(', ')}`,
            );
            demand(
              JSON.stringify(parseMove(board, text)) === JSON.stringify(move),
              game,
              `${text} is no move of its board`,
            );
          }
        }
      });
    },
  };
}
