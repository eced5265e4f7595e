import { refused, type OrderResult } from '@ec/engine';
import { isAmong } from '../lookup.js';
import type { EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';
import { colonyLike } from './join.js';

/**
 * Whether people of a ship or colony may found another one, or move into it: a colony on a planet that another empire controls takes its
 * permission, unless it joins one that they have there already.
 *
 * @see E-24, E-43
 */
export function maySettle(
  state: EmpyreanState,
  settlers: Pick<Holding, 'id' | 'empireId'>,
  { kind, planetId }: Pick<Holding, 'kind' | 'planetId'>,
): boolean {
  if (kind === 'ship') return true;
  const { empireId } = settlers;
  if (colonyLike(state, { empireId, kind, planetId })) return true;
  const control = state.controls.find((known) => known.planetId === planetId);
  return !control || control.empireId === empireId || isAmong(control.permitted, settlers);
}

/** The refusal where {@link maySettle} says no. */
export function notPermitted(): OrderResult {
  return refused('no-permission', 'the empire that controls the planet has not permitted it');
}
