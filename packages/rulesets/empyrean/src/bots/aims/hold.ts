import { headCount } from '@ec/economy';
import { CONTROL_PEOPLE } from '../../parameters.js';
import { planetLabel } from '../../view/places.js';
import type { Draft } from '../draft.js';
import type { HoldingView } from '../../view/holding-view.js';

/** Claims the planets where an own colony has people enough and that nobody controls. */
export function hold({ view, orders }: Draft): void {
  const free = new Set(
    view.planets.filter(({ controller }) => controller === null).map(({ planet }) => planet),
  );
  for (const { kind, location, population } of view.holdings) {
    const planet = planetLabel(location);
    if (kind === 'ship' || headCount(population) < CONTROL_PEOPLE || !free.delete(location) || !planet)
      continue;
    orders.push({ kind: 'control', empireId: view.empire.id, planet });
  }
}

/** Own colonies that live off their land, those with most people first. */
export function coloniesOf({ holdings }: Draft['view']): HoldingView[] {
  return holdings
    .filter(({ kind }) => kind !== 'ship' && kind !== 'trade-station')
    .toSorted((a, b) => headCount(b.population) - headCount(a.population));
}
