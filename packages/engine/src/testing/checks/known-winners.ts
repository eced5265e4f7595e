import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { resolveTurn, type Game } from '../../loop/game.js';
import { sheetText } from '../../loop/play-bots.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

/** Winners are seats of the game, standings, features and aims are numbers, and a game ends when its author says that it does. */
export function knownWinners<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  const { ruleset, options } = games;
  const expectEnd = (from: Game<State, Event>, endsBy: number): void => {
    let game = from;
    while (game.state.turn < endsBy && ruleset.outcome(game.state).status === 'running')
      game = resolveTurn(ruleset, game, games.writtenSheetsOf(game));
    const isOver = ruleset.outcome(game.state).status === 'over';
    demand(isOver, game, `expected the game to be over by turn ${endsBy}, and it goes on`);
  };
  return {
    title: 'the outcome names seats of the game, and comes in time',
    run() {
      games.everyPosition(({ game }) => {
        for (const seat of games.seatsOf(game)) {
          const standing = ruleset.standing?.(game.state, seat) ?? 0;
          demand(
            Number.isFinite(standing),
            game,
            `seat ${seat}: expected a number as its standing, received ${standing}`,
          );
        }
        for (const [name, featureOf] of Object.entries(ruleset.features ?? {}))
          for (const seat of games.seatsOf(game)) {
            const value = featureOf(ruleset.view(game.state, game.journal, seat));
            demand(
              Number.isFinite(value),
              game,
              `seat ${seat}: expected a number as its feature ${name}, received ${value}`,
            );
          }
        for (const [seat, sheet] of games.writtenSheetsOf(game)) {
          const view = ruleset.view(game.state, game.journal, seat);
          for (const { order } of ruleset.parse(sheetText(sheet)).orders)
            for (const [name, servedBy] of Object.entries(ruleset.aims ?? {}))
              demand(
                Number.isFinite(servedBy(order, view)),
                game,
                `seat ${seat}: expected a number as its aim ${name} of ${ruleset.format(order)}`,
              );
        }
        const outcome = ruleset.outcome(game.state);
        if (outcome.status === 'running') return;
        const seats = new Set(games.seatsOf(game));
        const { winners } = outcome;
        demand(
          winners.every((winner) => seats.has(winner)),
          game,
          'a winner is not a seat',
        );
        demand(new Set(winners).size === winners.length, game, 'a seat wins twice');
      });
      const { endsBy } = options;
      if (endsBy === undefined) return;
      for (const seed of options.seeds) expectEnd(games.newGame(seed), endsBy);
    },
  };
}
