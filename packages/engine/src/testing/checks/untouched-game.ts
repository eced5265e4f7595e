import { deepFreeze } from '../deep-freeze.js';
import { resolveTurn, sheetContext, turnReportOf, type Game } from '../../loop/game.js';
import { plainCopy } from '../../loop/plain-copy.js';
import { rehearse } from '../../loop/rehearse.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState, Ruleset } from '../../contract/ruleset.js';
import { ContractGames, demand } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';
import { readOnlyPhases } from '../read-only-phases.js';

/**
 * A turn writes into its working copy alone, and never into what that shares with the state before, nor into orders, parameters or earlier
 * events; a set-up writes into nothing that it is made from, and whatever answers a question writes into nothing. One seat after the other
 * asks, one a turn.
 */
export function untouchedGame<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  // whoever writes into what is frozen throws
  const ruleset = readOnlyRuleset(games.ruleset);
  return {
    title: 'nothing writes into what it is given: state, journal, view, orders or parameters',
    run() {
      const { options } = games;
      for (const seed of options.seeds) new ContractGames(ruleset, options).newGame(seed);
      games.everyPosition(({ game, written, sheets }, i) => {
        deepFreeze(game);
        const { state } = game;
        const copy = (ruleset.workingCopy ?? plainCopy)(state);
        const isSame = JSON.stringify(copy) === JSON.stringify(state);
        demand(isSame, game, 'the working copy is another state');
        resolveTurn(ruleset, game, new Map([...written].map(([seat, sheet]) => [seat, deepFreeze(sheet)])));
        const named = Object.entries(ruleset.bots);
        for (const { id: seat } of ruleset.seats(state).filter((_, k, all) => k === i % all.length)) {
          ask(ruleset, game, seat, sheets.get(seat) ?? '');
          const view = deepFreeze(ruleset.view(state, game.journal, seat));
          const [, bot] = named[(seat + state.turn) % named.length] ?? [];
          bot?.(view, games.rngOf(game, 'frozen').stream(seat));
          ruleset.seatPlayer(state, seat, null);
          ruleset.sheetName?.(state, seat, state.turn + 1);
          ruleset.standing?.(state, seat);
        }
        ruleset.outcome(state);
        ruleset.summary(state);
        ruleset.codec.encode(state);
        if (i === 0) ruleset.rulebook(game.parameters);
      });
    },
  };
}

/** The same ruleset, whose set-up and phases get what they cannot write into. */
function readOnlyRuleset<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
): Ruleset<State, Order, View, Event> {
  const { rehearsal } = ruleset;
  return {
    ...ruleset,
    setup: ({ game, players, parameters, templates, rng }) =>
      ruleset.setup({ game, rng, ...deepFreeze(plainCopy({ players, parameters, templates })) }),
    phases: readOnlyPhases(ruleset.phases),
    ...(rehearsal && { rehearsal: { ...rehearsal, phases: readOnlyPhases(rehearsal.phases) } }),
  };
}

/** Asks all that a seat may ask about a game that is frozen. */
function ask<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  seat: number,
  sheet: string,
): void {
  const { aims = {}, features = {}, formats = {}, rehearsal } = ruleset;
  const view = deepFreeze(ruleset.view(game.state, game.journal, seat));
  const { orders } = ruleset.parse(sheet, sheetContext(ruleset, game, seat));
  deepFreeze(orders);
  for (const { order } of orders) {
    ruleset.format(order);
    for (const aim of Object.values(aims)) aim(order, view);
  }
  ruleset.check(orders, view);
  ruleset.forecast?.(orders, view);
  const rehearsed = deepFreeze(rehearse(ruleset, game, seat, orders));
  if (rehearsed) {
    rehearsal?.doubts?.(rehearsed);
    rehearsal?.report?.(rehearsed);
  }
  ruleset.template(view);
  ruleset.report(view);
  ruleset.board?.(view);
  for (const feature of Object.values(features)) feature(view);
  for (const { render, isWanted } of Object.values(formats)) {
    render(view);
    isWanted?.(view);
  }
  turnReportOf(ruleset, game, seat);
}
