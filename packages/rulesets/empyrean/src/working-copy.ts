import { plainCopy } from '@ec/engine';
import type { EmpyreanState, Knowledge } from './state.js';
import type { Holding } from './holding.js';

/**
 * The state as a turn begins. The cluster is shared with the state before, as by far the greatest part of it never changes; so are the
 * lists of what empires know, and those parts of ships and colonies that phases only ever replace.
 */
export function workingCopy(state: EmpyreanState): EmpyreanState {
  const { cluster: _, knowledge, holdings, ...small } = state;
  return {
    ...state,
    ...plainCopy(small),
    knowledge: knowledge.map(copyOfKnowledge),
    holdings: holdings.map(copyOfHolding),
  };
}

/** Phases put other lists in the place of those that it has. */
function copyOfKnowledge(known: Knowledge): Knowledge {
  return { ...known };
}

/** Phases write into the groups of a ship or colony; of the rest they replace what they change. */
function copyOfHolding(holding: Holding): Holding {
  return {
    ...holding,
    farms: holding.farms.map((group) => ({ ...group })),
    mines: holding.mines.map((group) => ({ ...group })),
    factories: holding.factories.map((group) => ({ ...group })),
  };
}
