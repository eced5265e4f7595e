import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { resolveTurn, type Game } from '../../loop/game.js';
import { plainCopy } from '../../loop/plain-copy.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

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

  const compare = (one: World, other: World, seat: number, sheet: string): void => {
    const there = games.received(other, seat, sheet);
    for (const [name, text] of games.received(one, seat, sheet))
      demand(there.get(name) === text, one, `seat ${seat} learns by its ${name} what others did elsewhere`);
  };

  return {
    title:
      'what others have and do where a seat cannot see it changes nothing that it receives in later turns',
    run: () =>
      games.everyTurn((before, game) => {
        const rng = games.rngOf(before, 'elsewhere');
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
