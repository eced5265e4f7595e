import { canFarm, farmOutput, headCount } from '@ec/economy';
import { BIRTHS } from '../accounts.js';
import { assemble, disassemble, type Draft } from '../draft.js';
import { stockOf } from '../sheet.js';
import { fullHarvest } from '../../holdings/full-harvest.js';
import { orbitOf } from '../../view/places.js';
import type { HoldingView } from '../../view/holding-view.js';

/** Percent of the meals of the next quarter that farms are to bring in. */
const HARVEST = 106;

/** Quarters of meals in storage from which no farms are added. */
const PLENTY = 6;

/** Meals of a quarter up to which a colony is small: its farms are more than it needs for years. */
const SMALL = 5_000;
/** Quarters of births for which farms are to wait in storage. */
const AHEAD = 8;

/** Takes farms apart that bring in far more than a small colony eats: its structure is not for food, and they are needed later. */
function layOff(draft: Draft, colony: HoldingView, meals: number): void {
  const [farms] = colony.farms;
  if (!farms || meals > SMALL) return;
  const needed = Math.ceil((meals * HARVEST) / 100 / farmOutput(1, farms.techLevel));
  const surplus = farms.units - needed;
  if (4 * surplus > farms.units)
    disassemble(draft, colony, { code: 'FRM', techLevel: farms.techLevel, quantity: surplus });
}

/** Farms that a colony should have in storage for those who will be born in the next two years. */
export function farmsAhead({ population, farms }: HoldingView): number {
  const heads = headCount(population);
  const harvest = fullHarvest(farms);
  const missing = ((heads * (BIRTHS + AHEAD)) / BIRTHS / 4) * (HARVEST / 100) - harvest;
  return Math.max(0, Math.ceil(missing / farmOutput(1, 1)));
}

/** Puts farms to work before people go hungry: enough for everybody and those who will be born. */
export function feed(draft: Draft, colony: HoldingView): void {
  const place = orbitOf(colony.location);
  const meals = headCount(colony.population) / 4;
  if (stockOf(colony, 'FOOD') > PLENTY * meals) {
    layOff(draft, colony, meals);
    return;
  }
  const needed = Math.ceil((meals * HARVEST) / 100);
  let harvest = fullHarvest(colony.farms);
  for (const { code, techLevel, quantity } of colony.stored) {
    if (code !== 'FRM' || harvest >= needed || !canFarm(techLevel, colony.kind, place)) continue;
    const each = farmOutput(4, techLevel) / 4;
    const wanted = Math.min(quantity, Math.ceil((needed - harvest) / each));
    harvest += each * assemble(draft, colony, { code, techLevel, quantity: wanted });
  }
}
