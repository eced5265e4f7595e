import { resolveTurn, type Game } from '../../loop/game.js';
import { plainCopy } from '../../loop/plain-copy.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState, Seat } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

/** A player who comes later. */
const NEWCOMER = { id: 1_000_001, email: 'newcomer@example.org' };

/** Seats keep their IDs and their order; players come and go, and any seat may be empty. */
export function knownSeats<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  const { ruleset, options } = games;
  type Position = Game<State, Event>;
  const seatsOf = ({ state }: Position): Seat[] => ruleset.seats(state);

  const expectOrder = (game: Position): void => {
    const seats = seatsOf(game);
    const ids = seats.map(({ id }) => id);
    const isRising = ids.every((id, i) => Number.isSafeInteger(id) && id > (ids[i - 1] ?? 0));
    demand(isRising, game, `expected IDs of seats from 1 in ascending order, received ${ids.join(', ')}`);
    const players = seats.flatMap(({ playerId }) => (playerId === null ? [] : [playerId]));
    demand(new Set(players).size === players.length, game, 'a player has two seats');
  };

  /** A seat is left and taken: nobody else moves. */
  const change = (game: Position, seat: number): Position => {
    const left = ruleset.seatPlayer(plainCopy(game.state), seat, null);
    const taken = ruleset.seatPlayer(plainCopy(left), seat, NEWCOMER);
    for (const [state, playerId] of [
      [left, null],
      [taken, NEWCOMER.id],
    ] as const) {
      const expected = seatsOf(game).map((at) => (at.id === seat ? { ...at, playerId } : at));
      const received = ruleset.seats(state);
      const isMoved = received.every(({ id, playerId: player }, i) => id === expected[i]?.id && player === expected[i].playerId); // prettier-ignore
      const who = playerId === null ? 'nobody' : 'another player';
      demand(isMoved && received.length === expected.length, game, `seatPlayer does not put ${who} into seat ${seat} alone`); // prettier-ignore
    }
    expectRefusal(game, 'a seat that is not there', () => ruleset.seatPlayer(plainCopy(game.state), 1_000_001, NEWCOMER)); // prettier-ignore
    const other = seatsOf(game).find(({ id, playerId }) => id !== seat && playerId !== null);
    if (other && other.playerId !== null) {
      const seated = { id: other.playerId, email: 'seated@example.org' };
      expectRefusal(game, 'a player who sits elsewhere', () => ruleset.seatPlayer(plainCopy(left), seat, seated)); // prettier-ignore
    }
    return { ...game, state: left };
  };

  return {
    title: 'seats are in order, and a turn can be played with any of them empty',
    run() {
      for (const seed of options.seeds) {
        const game = games.played(seed).positions[0]?.game;
        if (!game) continue;
        const seated = new Set(seatsOf(game).map(({ playerId }) => playerId));
        for (let id = 1; id <= options.players; id++)
          demand(seated.has(id), game, `player ${id} has no seat`);
      }
      games.everyPosition(({ game, sheets }, i) => {
        expectOrder(game);
        const seats = games.seatsOf(game);
        const first = games.played(options.seeds[0] ?? 0).positions[0]?.game;
        const kept = first ? games.seatsOf(first) : [];
        demand(
          seats.join() === kept.join(),
          game,
          `the seats ${kept.join(', ')} are now ${seats.join(', ')}`,
        );
        const every = Math.min(seats.length, options.turns + 1);
        for (const seat of seats.filter((_, k) => k % every === i % every)) {
          const empty = change(game, seat);
          const others = [...sheets].filter(([id]) => id !== seat);
          const next = resolveTurn(ruleset, empty, new Map(others));
          for (const id of games.seatsOf(next)) games.received(next, id, '');
        }
      });
    },
  };
}

function expectRefusal(game: Game<GameState>, what: string, seat: () => unknown): void {
  try {
    seat();
  } catch (error) {
    demand(error instanceof RangeError, game, `seatPlayer expected a RangeError for ${what}, received ${String(error)}`); // prettier-ignore
    return;
  }
  demand(false, game, `seatPlayer takes ${what}`);
}
