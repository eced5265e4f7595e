import { DONE, type OrderResult } from '@ec/engine';
import { carryOut } from './carry-out.js';
import type { ProximaTurn } from '../contract.js';
import { fieldOf, named, tileAt, type Field, type Fighter } from '../field.js';
import { routesOn, type Routes } from '../routes.js';
import { RESULT_SENTENCES, type ResultCode } from '../orders/results.js';
import type { Place } from '../state.js';

/**
 * Units move along the cheapest paths, and any number may be on a tile. A unit does not take a step that it cannot pay for.
 *
 * @see seed "Infrastructure"; P-04
 */
export function moves(turn: ProximaTurn): void {
  const field = fieldOf(turn.state);
  const routes = routesOn(field);
  const { seats } = field;
  carryOut(turn, field, 'move', (mover, { tile }) => {
    const from = named(mover.unit);
    const result = move(field, routes, mover, tile);
    const { x, y } = mover.unit;
    if (x !== from.x || y !== from.y) turn.emit({ kind: 'moved', seats, ...from, to: { x, y } });
    return result;
  });
}

function move(
  field: Field,
  { costs, next }: Routes,
  { unit }: Fighter,
  tile: Place,
): OrderResult | ResultCode {
  const target = tileAt(field, tile);
  if (target === undefined) return 'off-map';
  let at = unit.y * field.width + unit.x;
  let steps = 0;
  while (at !== target) {
    const step = next(at, target);
    if (step === undefined) return 'no-way';
    const left = unit.points - (costs[step] ?? Infinity);
    if (left < 0) break;
    at = step;
    unit.points = left;
    unit.isDisturbed = true;
    steps += 1;
  }
  unit.x = at % field.width;
  unit.y = Math.trunc(at / field.width);
  if (at === target) return DONE;
  if (steps === 0) return 'no-points';
  const reason = `${RESULT_SENTENCES.stopped} It is at ${unit.x},${unit.y}.`;
  return { status: 'partly', code: 'stopped', reason };
}
