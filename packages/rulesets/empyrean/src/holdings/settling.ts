import { refused, type OrderResult } from '@ec/engine';
import { isAmong } from '../lookup.js';
import type { EmpyreanState, Holding } from '../state.js';
import { colonyLike } from './join.js';

/**
 * Whether a ship or colony may settle a place where a ship or colony is or will be: where another empire controls the planet, that takes its
 * permission, unless it is a ship, or joins a colony that is there already.
 *
 * @see E-24, E-43
 */
export function maySettle(
  state: EmpyreanState,
  settlers: Pick<Holding, 'id' | 'empireId'>,
  { id, kind, planetId }: Pick<Holding, 'id' | 'kind' | 'planetId'>,
): boolean {
  if (kind === 'ship') return true;
  const { empireId } = settlers;
  if (colonyLike(state, { id, empireId, kind, planetId })) return true;
  const control = state.controls.find((known) => known.planetId === planetId);
  return !control || control.empireId === empireId || isAmong(control.permitted, settlers);
}

/** The refusal where {@link maySettle} says no. */
export function notPermitted(): OrderResult {
  return refused('no-permission', 'the empire that controls the planet has not permitted it');
}
