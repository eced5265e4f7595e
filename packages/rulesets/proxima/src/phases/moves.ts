import { DONE, type OrderResult } from '@ec/engine';
import { carryOut } from './carry-out.js';
import type { ProximaTurn } from '../contract.js';
import { boardOf, offMap, tileAt, type Board } from '../field.js';
import { routesOn, type Routes } from '../routes.js';
import { missingPoints, RESULT_SENTENCES, type ResultCode } from '../orders/results.js';
import type { Place, Unit } from '../state.js';

/**
 * Units move along the cheapest paths, and any number may be on a tile. A unit does not take a step that it cannot pay for.
 *
 * @see seed "Infrastructure"; P-04
 */
export function moves(turn: ProximaTurn): void {
  const { state } = turn;
  const board = boardOf(state.definitions);
  const routes = routesOn({ ...board, state });
  const { seats } = board;
  carryOut(turn, 'move', (unit, { tile }) => {
    const { id, type, player, x, y } = unit;
    const result = move(board, routes, unit, tile);
    if (unit.x !== x || unit.y !== y)
      turn.emit({ kind: 'moved', seats, unit: id, type, player, x, y, to: { x: unit.x, y: unit.y } });
    return result;
  });
}

function move(board: Board, { costs, next }: Routes, unit: Unit, tile: Place): OrderResult | ResultCode {
  const target = tileAt(board, tile);
  if (target === undefined) return offMap(board);
  let at = unit.y * board.width + unit.x;
  let steps = 0;
  let needed = 0;
  while (at !== target) {
    const step = next(at, target);
    if (step === undefined) return 'no-way';
    const cost = costs[step] ?? Infinity;
    if (cost > unit.points) {
      needed = cost;
      break;
    }
    at = step;
    unit.points -= cost;
    unit.isDisturbed = true;
    steps += 1;
  }
  unit.x = at % board.width;
  unit.y = Math.trunc(at / board.width);
  if (at === target) return DONE;
  if (steps === 0) return board.noPoints(needed, unit.points);
  const missing = missingPoints(needed, unit.points);
  const reason = `${RESULT_SENTENCES.stopped} It is at ${unit.x},${unit.y}, with ${missing} for the next step.`;
  return { status: 'partly', code: 'stopped', reason };
}
