import { SHIP_WAGES, WAGES, type HoldingKind, type PayRates } from '@ec/economy';

/** Wages of the rulebook in a ship or colony of a kind. */
export function usualWages(kind: HoldingKind): PayRates {
  return kind === 'ship' ? SHIP_WAGES : WAGES;
}
