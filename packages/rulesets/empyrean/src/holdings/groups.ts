import { changeStock, type ItemCode, shareInProportion } from '@ec/economy';
import type { Holding } from '../state.js';

/** Codes of units that form groups when they are assembled. */
type GroupCode = 'FRM' | 'MIN' | 'FCT';

/** How many units each of the groups of one technology level loses. */
type Taking = (units: readonly number[], quantity: number) => number[];

/** The group with the highest number loses units first. */
export const lastGroupFirst: Taking = (units, quantity) => {
  let left = quantity;
  return units
    .toReversed()
    .map((there) => {
      const taken = Math.min(left, there);
      left -= taken;
      return taken;
    })
    .toReversed();
};

/** Every group loses units in proportion to its size. */
export const allGroupsAlike: Taking = (units, quantity) => shareInProportion(quantity, units);

/**
 * Takes assembled units away without booking them. A group without units is removed, unless it has work in process.
 *
 * @throws RangeError when more is taken than there is (a caller's bug)
 */
export function takeAssembled(
  holding: Holding,
  code: ItemCode,
  techLevel: number,
  quantity: number,
  taking: Taking,
): void {
  if (!isGroupCode(code)) {
    holding.assembled = changeStock(holding.assembled, code, -quantity, techLevel);
    return;
  }
  const groups = { FRM: holding.farms, MIN: holding.mines, FCT: holding.factories }[code].filter(
    (group) => group.techLevel === techLevel,
  );
  const taken = taking(
    groups.map(({ units }) => units),
    quantity,
  );
  for (const [i, group] of groups.entries()) group.units -= taken[i] ?? 0;
  holding.farms = holding.farms.filter(({ units }) => units > 0);
  holding.mines = holding.mines.filter(({ units }) => units > 0);
  holding.factories = holding.factories.filter(
    ({ units, pipeline }) => units > 0 || pipeline.some((stage) => stage > 0),
  );
}

function isGroupCode(code: ItemCode): code is GroupCode {
  return code === 'FRM' || code === 'MIN' || code === 'FCT';
}
