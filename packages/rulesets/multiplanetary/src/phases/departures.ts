import { DONE, refused, type OrderResult } from '@ec/engine';
import { formatCell } from '../cell.js';
import { planetAt } from '../board.js';
import type { GivenOrder } from '../orders/orders.js';
import type { Tick } from '../contract.js';
import { COLOURS, EVERYBODY, type Board } from '../state.js';
import { shipsLost, warpTicks } from '../warp.js';

/**
 * Ships leave, in the order written; each order needs its ships at that moment.
 *
 * @see seed "You may only transfer ships from a planet you own"; M-02, M-03
 */
export function depart<Given extends GivenOrder>({ state, orders, emit, conclude }: Tick<Given>): void {
  for (const given of orders) conclude(given, sendOut(given, state, emit));
}

function sendOut({ seat, order }: GivenOrder, board: Board, emit: Tick['emit']): OrderResult {
  const { kind: warp, from, to, ships } = order;
  const source = planetAt(board, from);
  if (!source) return refused('no-planet', `There is no planet at ${formatCell(from)}.`);
  if (!planetAt(board, to)) return refused('no-planet', `There is no planet at ${formatCell(to)}.`);
  if (from === to) return refused('same-planet', `The ships are at ${formatCell(to)} already.`);
  const { owner } = source;
  if (owner === null || owner !== COLOURS[seat - 1])
    return refused('not-yours', `${formatCell(from)} is not your planet.`);
  if (ships > source.ships)
    return refused('too-few-ships', `${formatCell(from)} has ${source.ships} of ${ships} ships.`);

  const lost = shipsLost(warp, ships);
  const arrives = board.turn + warpTicks(warp, from, to);
  source.ships -= ships;
  if (ships > lost) board.fleets.push({ owner, warp, from, to, ships: ships - lost, arrives });
  emit?.({ kind: 'departed', seats: EVERYBODY, colour: owner, order, lost, arrives });
  if (ships > lost) return DONE;
  return {
    status: 'partly',
    code: 'all-lost',
    reason: `No ship came out of the warp: it lost ${lost} of ${ships}.`,
  };
}
