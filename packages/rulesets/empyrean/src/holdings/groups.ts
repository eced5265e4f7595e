import { changeStock, type ItemCode, shareInProportion } from '@ec/economy';
import type { FactoryGroup, Holding, MineGroup } from '../holding.js';

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

/** Adds farms to those of their technology level, or as the first of it, without booking them. */
export function addFarms(holding: Holding, techLevel: number, units: number): void {
  const group = holding.farms.find((known) => known.techLevel === techLevel);
  if (group) group.units += units;
  else holding.farms = [...holding.farms, { techLevel, units }].sort((a, b) => a.techLevel - b.techLevel);
}

/** Adds mines to the group on the same deposit, or as a new one, without booking them. */
export function addMines(
  holding: Holding,
  { techLevel, units, depositId }: Pick<MineGroup, 'techLevel' | 'units' | 'depositId'>,
): void {
  const group = holding.mines.find((known) => known.techLevel === techLevel && known.depositId === depositId);
  if (group) group.units += units;
  else holding.mines.push({ id: nextNumber(holding.mines), techLevel, units, depositId });
}

/** Adds factories, with their work in process, to the group that makes the same, or as a new one, without booking them. */
export function addFactories(
  holding: Holding,
  { techLevel, units, product, change, pipeline }: Omit<FactoryGroup, 'id'>,
): void {
  const group = holding.factories.find(
    (known) =>
      known.techLevel === techLevel &&
      known.change === null &&
      change === null &&
      known.product?.code === product?.code &&
      known.product?.techLevel === product?.techLevel,
  );
  if (group) {
    group.units += units;
    group.pipeline = [
      group.pipeline[0] + pipeline[0],
      group.pipeline[1] + pipeline[1],
      group.pipeline[2] + pipeline[2],
    ];
  } else {
    holding.factories.push({
      id: nextNumber(holding.factories),
      techLevel,
      units,
      product,
      change,
      pipeline,
    });
  }
}

function nextNumber(groups: readonly { readonly id: number }[]): number {
  return Math.max(0, ...groups.map(({ id }) => id)) + 1;
}

function isGroupCode(code: ItemCode): code is GroupCode {
  return code === 'FRM' || code === 'MIN' || code === 'FCT';
}
