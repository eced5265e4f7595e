import { createGame, resolveTurn, type Game } from '@ec/engine';
import { multiplanetary } from '../src/ruleset.js';
import { parseCell } from '../src/cell.js';
import type { Board, Colour, Fleet, MultiplanetaryState, Planet, Size } from '../src/state.js';
import type { TickEvent } from '../src/events.js';

/** A game after a tick. */
export type Played = Game<MultiplanetaryState, TickEvent>;

/** A game between Ada (red) and Bob (blue). */
export function newGame(
  parameters: Readonly<Record<string, unknown>> = {},
  templates: Readonly<Record<string, unknown>> = {},
  seed: bigint | string = 7n,
): Played {
  const players = ['Ada', 'Bob'].map((name, i) => ({ id: i + 1, email: `${name}@example.org`, name }));
  return createGame(multiplanetary, { name: 'Duel', seed, players, parameters, templates });
}

/** A game with this board in place of its own. */
export function gameOf(board: Partial<Board>): Played {
  const game = newGame();
  return { ...game, state: { ...game.state, ...board } };
}

/** The game some ticks later; the sheets are for the first. */
export function play(game: Played, red = '', blue = '', ticks = 1): Played {
  let later = game;
  for (let tick = 0; tick < ticks; tick++) {
    const sheets = tick === 0 ? new Map([[1, red], [2, blue]]) : new Map(); // prettier-ignore
    later = resolveTurn(multiplanetary, later, sheets);
  }
  return later;
}

/** A planet by its name. */
export function planet(
  name: string,
  owner: Colour | null,
  size: Size,
  ships: number,
  ownedSince = 0,
): Planet {
  return { cell: cell(name), size, owner, ships, ownedSince };
}

/** A fleet in standard warp. */
export function fleet(owner: Colour, from: string, to: string, ships: number, arrives: number): Fleet {
  return { owner, warp: 'standard', from: cell(from), to: cell(to), ships, arrives };
}

/** Owner and ships of a planet after a tick. */
export function hold({ state }: Played, name: string): [Colour | null, number] | undefined {
  const found = state.planets.find((candidate) => candidate.cell === cell(name));
  return found && [found.owner, found.ships];
}

/** Status and code of each order of the last tick. */
export function results({ journal }: Played): string[] {
  return journal.flatMap((event) => (event.kind === 'order' ? [`${event.status} ${event.code}`] : []));
}

/** Number of a cell that is there. */
export function cell(name: string): number {
  const found = parseCell(name);
  if (found === undefined) throw new RangeError(`cell: expected a name, received ${name}`);
  return found;
}
