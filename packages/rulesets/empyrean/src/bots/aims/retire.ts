import { POPULATION_CODES } from '@ec/economy';
import { left } from '../accounts.js';
import { accountsOf, transfer, type Draft } from '../draft.js';
import { rangeOf } from '../jump.js';
import type { HoldingView } from '../../view/holding-view.js';

/** Levels by which engines fall behind before a ship is left for better ones. */
const BEHIND = 2;

/** Whether the engines of a ship are too old to be of use. */
export function isOutdated(home: HoldingView, ship: HoldingView): boolean {
  return rangeOf(ship) < home.techLevel - BEHIND;
}

/** Lets the people of a ship at home go ashore, professionals last, who man the transports; nobody is left in it. */
export function retire(draft: Draft, home: HoldingView, ship: HoldingView): void {
  const crew = POPULATION_CODES.filter((code) => code !== 'PRO');
  for (const code of [...crew, 'PRO'] as const)
    transfer(draft, ship, home, { code, techLevel: 0, quantity: left(accountsOf(draft, ship), code) });
}
