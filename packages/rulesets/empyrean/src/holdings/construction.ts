import { CONSTRUCTION_MASS, unitMass, type ItemCode } from '@ec/economy';
import type { Limit } from '../orders/results.js';
import type { Holding } from '../holding.js';

/** Most units that construction workers can still assemble or take apart this turn. */
export function constructionLimit(
  builder: Pick<Holding, 'population' | 'quarter'>,
  code: ItemCode,
  techLevel: number,
): Limit {
  const left = builder.population.CNW * CONSTRUCTION_MASS * 100 - builder.quarter.built;
  return {
    most: Math.max(0, Math.floor(left / unitMass(code, techLevel))),
    code: 'no-construction-workers',
    reason: 'by the time of construction workers',
  };
}

/** Takes the time of construction workers. */
export function build(builder: Holding, code: ItemCode, techLevel: number, units: number): void {
  builder.quarter.built += units * unitMass(code, techLevel);
}

/** Construction workers with all of this turn's time left; the others must stay until the next turn. */
export function restedWorkers({ population, quarter }: Holding): number {
  return Math.max(0, population.CNW - Math.ceil(quarter.built / (CONSTRUCTION_MASS * 100)));
}
