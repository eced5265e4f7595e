import { plainCopy } from '@ec/engine';
import type { ProximaState } from './state.js';

/** The state as a turn begins. Map, sides and kinds of units never change, and are shared with the state before, as the rules are. */
export function workingCopy(state: ProximaState): ProximaState {
  const { rules: _, definitions: __, ...changing } = state;
  return { ...state, ...plainCopy(changing) };
}
