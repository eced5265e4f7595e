import type { Engagement, ForceUnits } from '../src/index.js';
import { closing, type Change } from './forces.js';

/**
 * How an engagement breaks the conservation of units, in words; nothing when all is well.
 *
 * No figure is negative. Over all forces, units of an item that were sent were received, or stay at the captured target; soldiers
 * who fell or surrendered, and live, are unemployables.
 */
export function imbalances({ forces, capture }: Engagement): string[] {
  const changes = forces.flatMap(({ id, units }) => units.map((unit) => ({ id, unit })));
  const negative = changes
    .filter(({ unit }) => {
      const figures = [closing(unit), unit.opening, unit.lost, unit.used, unit.sent, unit.received];
      return figures.some((figure) => !Number.isSafeInteger(figure) || figure < 0);
    })
    .map(({ id, unit }) => `force ${id}: ${JSON.stringify(unit)}`);
  const flow = new Map<string, number>();
  const add = (kind: string, units: number): unknown => flow.set(kind, (flow.get(kind) ?? 0) + units);
  for (const { unit } of changes) add(kindOf(unit), unit.received - leftHome(unit));
  for (const { units } of capture?.garrisons ?? []) {
    for (const unit of units) add(kindOf(unit), unit.quantity);
  }
  const created = [...flow].filter(([, units]) => units !== 0).map(([kind, units]) => `${kind}: ${units}`);
  return [...negative, ...created];
}

/** What a unit counts as when it changes hands: a soldier and the unemployable that he becomes are one. */
function kindOf({ place, code, techLevel }: Pick<ForceUnits, 'place' | 'code' | 'techLevel'>): string {
  const isTroop = place === 'loyal' && (code === 'SLD' || code === 'UEM');
  return isTroop ? 'soldiers and unemployables' : `${place} ${code}-${techLevel}`;
}

/** Units that are no longer at home and not lost; soldiers used up are those that became unemployables. */
function leftHome(unit: Change): number {
  return unit.code === 'SLD' && unit.place === 'loyal' ? unit.sent + unit.used : unit.sent;
}
