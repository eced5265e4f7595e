import { headCount, quantityOf, runLifeSupport } from '@ec/economy';
import { formatInteger } from '@ec/prng';
import type { Holding } from '../holding.js';

/** Who would die for lack of air in the next turn, with figures; undefined where nobody would. */
export function airless({
  kind,
  population,
  assembled,
  stored,
}: Pick<Holding, 'kind' | 'population' | 'assembled' | 'stored'>): string | undefined {
  if (kind === 'open') return undefined;
  const heads = headCount(population);
  const fuel = quantityOf(stored, 'FUEL');
  const { carried } = runLifeSupport(assembled, heads, fuel);
  if (carried >= heads) return undefined;
  const { fuel: needed } = runLifeSupport(assembled, heads, Number.MAX_SAFE_INTEGER);
  const [places, people, has, needs] = [carried, heads, fuel, needed].map(formatInteger);
  return `next turn, life support would carry ${places} of ${people} population units on ${has} of ${needs} fuel, and the others die`;
}
