import type { Rate } from '@ec/economy';

/** Code of a class that draws wages; spies and construction workers are paid as the halves they are made of. */
export type PaidClass = 'USK' | 'PRO' | 'SLD';

/** Sets what one class is paid. */
export interface PayOrder {
  readonly kind: 'pay';
  /** Number of the ship or colony. */
  readonly unitId: number;
  /** Consumer goods per population unit and turn. */
  readonly rate: Rate;
  readonly populationClass: PaidClass;
}

/** Sets how much of the full ration of food is handed out. */
export interface RationOrder {
  readonly kind: 'ration';
  /** Number of the ship or colony. */
  readonly unitId: number;
  /** Share of the full ration, 0 to 1 (both included): 50% is 1/2. */
  readonly percent: Rate;
}

/** Any order of Empyrean Challenge. */
export type EmpyreanOrder = PayOrder | RationOrder;

/** What the first line of an order sheet says. */
export interface EmpyreanHeader {
  /** Number of the empire. */
  readonly empireId: number;
  /** Turn for which the orders are, from 1 (included). */
  readonly turn: number;
  /** Name of the game, in any case. */
  readonly game: string;
}
