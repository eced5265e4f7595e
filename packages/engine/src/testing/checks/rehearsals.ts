import { Prng } from '@ec/prng';
import type { JournalEvent, LoopEvent, OrderEvent } from '../../contract/journal.js';
import type { GameState, OrderResult } from '../../contract/ruleset.js';
import { resolveTurn, sheetContext, type Game } from '../../loop/game.js';
import { rehearse } from '../../loop/rehearse.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';
import { garble } from '../garble.js';

/**
 * What a rehearsal says of an order, the turn says as well, where nobody else orders anything. One seat after the other is tried, one a turn.
 * Left out where a game has no rehearsals.
 */
export function rehearsals<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck | undefined {
  const { ruleset, options } = games;
  if (!ruleset.rehearsal) return undefined;
  const { isForeseeable = () => true } = options;

  /** What rehearsal and turn say of each order of a sheet, where they differ. */
  const differences = (game: Game<State, Event>, seat: number, sheet: string): string[] => {
    const { orders } = ruleset.parse(sheet, sheetContext(ruleset, game, seat));
    const rehearsed = rehearse(ruleset, game, seat, orders);
    // refused in all games that the seat can imagine: the turn has the reason of one of them
    const isOneOfMany = (ruleset.rehearsal?.known(game.state, game.journal, seat).length ?? 0) > 1;
    const isBorneOut = (said: OrderResult, event: OrderEvent): boolean =>
      said.status === event.status &&
      (said.code === event.code || (isOneOfMany && said.status === 'refused'));
    const turn = resolveTurn(ruleset, game, new Map([[seat, sheet]]));
    const told = Map.groupBy(turn.journal.filter(isOrder), keyOf);
    return (rehearsed?.results ?? []).flatMap(({ placed, result }) => {
      const event = told.get(keyOf(placed))?.shift();
      if (!result || !event || isBorneOut(result, event)) return [];
      const [before, after] = [result, event].map(
        ({ status, code, reason }) => `${status} ${code} ${reason}`,
      );
      return [`"${placed.text}" is ${before} in the rehearsal and ${after} in the turn`];
    });
  };

  return {
    title: 'what a rehearsal says of an order, the turn says as well, where nobody interferes',
    run: () =>
      games.everyTurn((before, _, sheets) => {
        const seats = [...sheets.keys()];
        const seat = seats[before.state.turn % seats.length];
        if (seat === undefined) return;
        const sheet = sheets.get(seat) ?? '';
        const state = ruleset.codec.encode(before.state);
        const rng = Prng.fromSeed(before.seed).stream('rehearsals', before.state.turn);
        const { orders } = ruleset.parse(garble(sheet, rng), sheetContext(ruleset, before, seat));
        rehearse(ruleset, before, seat, orders);
        const found = isForeseeable(before.state, seat) ? differences(before, seat, sheet) : [];
        demand(found.length === 0, before, `seat ${seat}: ${found[0] ?? ''}`);
        demand(
          ruleset.codec.encode(before.state) === state,
          before,
          `a rehearsal of seat ${seat} changes the game`,
        );
      }),
  };
}

function isOrder(event: JournalEvent | LoopEvent): event is OrderEvent {
  return event.kind === 'order';
}

function keyOf({ line, text }: { readonly line: number; readonly text: string }): string {
  return `${line}\n${text}`;
}
