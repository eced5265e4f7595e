import { DONE, type OrderResult } from '@ec/engine';
import { carryOut } from './carry-out.js';
import type { ProximaTurn } from '../contract.js';
import {
  fieldOf,
  fighterAt,
  occupantsOf,
  offMap,
  takeHarm,
  tileAt,
  type Field,
  type Fighter,
  type Occupants,
} from '../field.js';
import { distance } from '../grid.js';
import { missingPoints, refused, type ResultCode } from '../orders/results.js';
import { bestHit, canPay, harmless, pointsFor, strike, type Hit } from '../strike.js';
import type { Place } from '../state.js';

/**
 * Units fire at tiles from afar, and nobody fires back. All harm is done at the end.
 *
 * @see seed "A ranged attack do not trigger a response"; P-05, P-06
 */
export function fire(turn: ProximaTurn): void {
  const field = fieldOf(turn.state);
  const occupants = occupantsOf(field);
  carryOut(turn, 'fire', (_, { tile }, place) => {
    const attacker = fighterAt(field, place);
    const hit = aim(field, occupants, attacker, tile);
    if (typeof hit === 'string' || 'status' in hit) return hit;
    strike(turn, field.seats, 'fired', attacker, hit);
    return DONE;
  });
  takeHarm(field, turn);
}

/** What firing at a tile would do, or why it cannot be done. */
function aim(
  field: Field,
  occupants: Occupants,
  attacker: Fighter,
  tile: Place,
): Hit | OrderResult | ResultCode {
  const at = tileAt(field, tile);
  if (at === undefined) return offMap(field);
  const away = distance(field.state.rules.grid, attacker.unit, tile);
  const attacks = away === 0 ? [] : attacker.kind.attacksAt(away);
  if (attacks.length === 0) return attacker.kind.outOfRange(away);
  if (!attacks.some((attack) => canPay(attacker, attack)))
    return refused('no-points', missingPoints(Math.min(...attacks.map(pointsFor)), attacker.unit.points));
  const there = occupants.get(at) ?? [];
  if (there.every(({ team }) => team === attacker.team)) return 'no-target';
  return bestHit(attacker, attacks, there, field.state.rules) ?? harmless(attacker, attacks, there);
}
