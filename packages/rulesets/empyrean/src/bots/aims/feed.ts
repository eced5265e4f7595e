import { canFarm, farmOutput, headCount } from '@ec/economy';
import { assemble, type Draft } from '../draft.js';
import { stockOf } from '../sheet.js';
import { orbitOf } from '../places.js';
import type { HoldingView } from '../../view/turn-view.js';

/** Percent of the meals of the next quarter that farms are to bring in. */
const HARVEST = 108;

/** Quarters of meals in storage from which no farms are added. */
const PLENTY = 3;

/** Puts farms to work before people go hungry: enough for everybody and those who will be born. */
export function feed(draft: Draft, colony: HoldingView): void {
  const place = orbitOf(colony.location);
  const meals = headCount(colony.population) / 4;
  if (stockOf(colony, 'FOOD') > PLENTY * meals) return;
  const needed = Math.ceil((meals * HARVEST) / 100);
  let harvest = colony.farms.reduce((sum, { units, techLevel }) => sum + farmOutput(units, techLevel), 0);
  for (const { code, techLevel, quantity } of colony.stored) {
    if (code !== 'FRM' || harvest >= needed || !canFarm(techLevel, colony.kind, place)) continue;
    const each = farmOutput(4, techLevel) / 4;
    const wanted = Math.min(quantity, Math.ceil((needed - harvest) / each));
    harvest += each * assemble(draft, colony, { code, techLevel, quantity: wanted });
  }
}
