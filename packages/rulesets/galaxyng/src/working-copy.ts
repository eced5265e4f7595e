import { plainCopy } from '@ec/engine';
import type { GalaxyState } from './state.js';

/** The state as a turn begins. Rules never change, and technologies of groups are only ever replaced: both are shared with the state before. */
export function workingCopy(state: GalaxyState): GalaxyState {
  const { rules: _, groups, ...changing } = state;
  return { ...state, ...plainCopy(changing), groups: groups.map((group) => ({ ...group })) };
}
