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
import type { ResultCode } from '../orders/results.js';
import { bestHit, harmless, leastPoints, strike, type Hit } from '../strike.js';
import type { Attack, Place } from '../state.js';

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
  const { points } = attacker.unit;
  const needed = leastPoints(attacks);
  if (points < needed) return field.noPoints(needed, points);
  const there = occupants.get(at) ?? [];
  return bestHit(attacker, attacks, there, field.state.rules) ?? missed(attacker, attacks, there);
}

/** Why no attack hurts anybody of those on a tile. */
function missed(
  attacker: Fighter,
  attacks: readonly Attack[],
  there: readonly Fighter[],
): OrderResult | ResultCode {
  return there.every(({ team }) => team === attacker.team) ? 'no-target' : harmless(attacker, attacks, there);
}
