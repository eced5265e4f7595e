import { type Prng, ratio } from '@ec/prng';
import type { EmpyreanOrder } from '../orders/orders.js';
import type { HoldingView } from '../view/holding-view.js';
import type { SightingView } from '../view/map-view.js';
import type { TurnView } from '../view/turn-view.js';
import type { Bot } from '@ec/engine';
import { careFor, putToWork, sheetOf } from './sheet.js';

/** Shares of the troops that a raider risks, in percent. */
const COMMITMENTS = [20, 40, 60] as const;

/**
 * A bad neighbour: it raids, invades or fires upon others in the same orbit as its ships and colonies, one victim for each of them a turn.
 * Its spies stir them up.
 */
export const raider: Bot<TurnView, EmpyreanOrder> = (view, rng) =>
  sheetOf(view, [
    ...view.holdings.flatMap(careFor),
    ...view.holdings.flatMap((holding) => [...putToWork(holding), ...attack(view, holding, rng)]),
  ]);

function attack(view: TurnView, holding: HoldingView, rng: Prng): EmpyreanOrder[] {
  const victims = victimsOf(view, holding);
  if (victims.length === 0) return [];
  const { id: targetId } = rng.pick(victims);
  const { id: actorId, population, kind } = holding;
  const commitment = ratio(rng.pick(COMMITMENTS), 100);
  const spies = Math.floor(population.SPY / 2);
  const stir: EmpyreanOrder[] = spies > 0 ? [{ kind: 'incite-rebels', actorId, spies, targetId }] : [];
  if (kind === 'trade-station') return stir;
  switch (rng.intN(4)) {
    case 0:
      return isArmed(holding) ? [{ kind: 'bombard', actorId, targetId, commitment }, ...stir] : stir;
    case 1:
      return [{ kind: 'invade', actorId, targetId, commitment }, ...stir];
    case 2:
      return [{ kind: 'raid', actorId, targetId, commitment, item: { code: 'GOLD', techLevel: 0 } }, ...stir];
    default:
      return stir;
  }
}

/** Whether there are launchers with missiles, or energy weapons with fuel, which nobody orders to fire without. */
function isArmed({ assembled, stored }: HoldingView): boolean {
  const has = (stacks: typeof stored, wanted: string): boolean =>
    stacks.some(({ code, quantity }) => code === wanted && quantity > 0);
  return (has(assembled, 'MSL') && has(stored, 'MSS')) || (has(assembled, 'EWP') && has(stored, 'FUEL'));
}

/** Ships and colonies of others that are in the same orbit now. */
function victimsOf({ sightings, turn }: TurnView, { location }: HoldingView): SightingView[] {
  return sightings.filter((seen) => seen.location === location && seen.turn === turn);
}
