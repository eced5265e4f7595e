import { FARM_AND_MINE_LABOUR, factoryNeeds, labourPool } from '@ec/economy';
import type { HoldingView } from '../view/holding-view.js';

/** Workers by class, in population units. */
export interface Hands {
  USK: number;
  PRO: number;
}

/** Workers and automation that farms, mines and factories leave idle when all of them work; below 0 where there are too few. */
export function idleHands({ population, assembled, stored, farms, mines, factories }: HoldingView): Hands {
  const { unskilled, professionals, automation } = labourPool(population, assembled, stored);
  const idle = { USK: unskilled + automation, PRO: professionals };
  for (const groups of [farms, mines])
    for (const { units } of groups) {
      idle.USK -= FARM_AND_MINE_LABOUR.unskilled * units;
      idle.PRO -= FARM_AND_MINE_LABOUR.professionals * units;
    }
  for (const { units, techLevel, product } of factories) {
    if (product === null) continue;
    const needs = factoryNeeds(units, techLevel);
    idle.USK -= needs.unskilled * units;
    idle.PRO -= needs.professionals * units;
  }
  return idle;
}
