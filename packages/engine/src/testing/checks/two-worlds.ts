import { Prng } from '@ec/prng';
import { renderJson } from '@ec/reports';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { resolveTurn, sheetContext, type Game } from '../../loop/game.js';
import { rehearse } from '../../loop/rehearse.js';
import { plainCopy } from '../../loop/plain-copy.js';
import { demand, type ContractCheck, type ContractGames } from '../contract-games.js';

/** Turns that are played in both worlds. */
const AHEAD = 2;

/**
 * Two worlds in which others have and do different things, where a seat cannot see it: as both go on, the seat receives the same. Numbers that
 * count for all seats, and draws that others shift, are found so. Left out where a test names nothing that is done elsewhere.
 */
export function twoWorlds<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck | undefined {
  const { ruleset, options } = games;
  const { elsewhere } = options;
  if (!elsewhere) return undefined;
  type World = Game<State, Event>;

  /** All that a seat receives after a turn, by name. */
  const received = (world: World, seat: number, sheet: string): Map<string, string> => {
    const view = ruleset.view(world.state, world.journal, seat);
    const { orders, diagnostics } = ruleset.parse(sheet, sheetContext(ruleset, world, seat));
    const { forecast, rehearsal } = ruleset;
    const rehearsed = rehearse(ruleset, world, seat, orders);
    const told = rehearsed && [rehearsed.results, rehearsal?.doubts?.(rehearsed) ?? []];
    return new Map([
      ['report', games.reportOf(world, seat)],
      ['view', JSON.stringify(view)],
      ['template', ruleset.template(view)],
      ['check', JSON.stringify([diagnostics, ruleset.check(orders, view)])],
      ...(forecast ? [['forecast', renderJson(forecast(orders, view))] as const] : []),
      ['rehearsal', JSON.stringify(told ?? [])],
      ...(rehearsed && rehearsal?.report
        ? [['forecast of a rehearsal', renderJson(rehearsal.report(rehearsed))] as const]
        : []),
      ...games.ownReportsOf(world, seat).map(([name, text]) => [`format ${name}`, text] as const),
    ]);
  };

  const compare = (one: World, other: World, seat: number, sheet: string): void => {
    const there = received(other, seat, sheet);
    for (const [name, text] of received(one, seat, sheet))
      demand(there.get(name) === text, one, `seat ${seat} learns by its ${name} what others did elsewhere`);
  };

  return {
    title:
      'what others have and do where a seat cannot see it changes nothing that it receives in later turns',
    run: () =>
      games.everyTurn((before, game) => {
        const rng = Prng.fromSeed(before.seed).stream('elsewhere', before.state.turn);
        for (const seat of games.seatsOf(game)) {
          let [one, other] = [game, game];
          for (let turn = 0; turn < AHEAD; turn++) {
            const sheet = games.botSheetOf(one, seat);
            const others = games.seatsOf(one).filter((id) => id !== seat);
            const idle = new Map([[seat, sheet], ...others.map((id) => [id, ''] as const)]);
            const done = elsewhere(plainCopy(other.state), seat, rng.stream(seat, turn), other.journal);
            compare(one, { ...other, state: done.state }, seat, sheet);
            one = resolveTurn(ruleset, one, idle);
            other = resolveTurn(ruleset, { ...other, state: done.state }, new Map([...idle, ...done.sheets]));
            compare(one, other, seat, sheet);
          }
        }
      }),
  };
}
