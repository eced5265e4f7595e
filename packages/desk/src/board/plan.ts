import { parseMove, type Board, type BoardMove, type BoardPlace } from '@ec/engine';

/** What a player has in hand: where units are to come from, and where they are to go. */
export interface Plan {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Nothing in hand. */
export const NO_PLAN: Plan = { from: undefined, to: undefined };

/** Orders that a board can show, of those that are handed in. */
export function movesOf(board: Board, orders: readonly string[]): BoardMove[] {
  return orders.flatMap((text) => parseMove(board, text) ?? []);
}

/** Whether the seat that looks owns a place. */
export function isOwn({ sides }: Board, { side }: BoardPlace): boolean {
  return sides.some(({ id, isOwn: own }) => own && id === side);
}

/** Units of a place that no order sends away yet; never less than 0. */
export function unitsLeft({ name, units }: BoardPlace, moves: readonly BoardMove[]): number {
  const sent = moves.filter(({ from }) => from === name).reduce((sum, move) => sum + move.units, 0);
  return Math.max(0, units - sent);
}

/** A number of units with their name: `1 ship`, `12 ships`. */
export function counted({ units: [one, several] }: Board, count: number): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** What comes of units that are sent by a way with the next turn. */
export interface Journey {
  readonly turns: number;
  /** Turn in which they arrive. */
  readonly arrives: number;
  /** Units that arrive. */
  readonly units: number;
}

/** The journey of a move; `undefined` where there is no such way. */
export function journeyOf(board: Board, { way, from, to, units }: BoardMove): Journey | undefined {
  const indexOf = (name: string): number => board.places.findIndex((place) => place.name === name);
  const found = board.ways.find(({ id }) => id === way);
  const turns = found?.turns[indexOf(from)]?.[indexOf(to)] ?? 0;
  if (!found || turns === 0) return undefined;
  const [leave, arrive] = found.arriving;
  return { turns, arrives: board.turn + 1 + turns, units: Math.floor((units * arrive) / leave) };
}

/** What a place is, in words, for those who hear the board. */
export function placeText(board: Board, place: BoardPlace, moves: readonly BoardMove[]): string {
  const { name, side, units, about } = place;
  const owner = isOwn(board, place)
    ? 'yours'
    : (board.sides.find(({ id }) => id === side)?.name ?? 'nobody’s');
  const left = unitsLeft(place, moves);
  const sent = left < units ? `, ${left} not ordered away` : '';
  return `${name}: ${owner}, ${counted(board, units)}${sent}, ${about}`;
}
