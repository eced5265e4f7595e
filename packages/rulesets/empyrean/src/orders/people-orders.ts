import type { Ratio } from '@ec/prng';
import type { PaidClass, UnitCount } from './terms.js';
import type { OfShipOrColony } from './actor.js';

/** Makes soldiers, trainees or construction workers of people. */
export interface DraftOrder extends OfShipOrColony {
  readonly kind: 'draft';
  readonly units: UnitCount<'SLD' | 'TRN' | 'CNW'>;
}

/** Returns soldiers, trainees, spies or construction workers to the people they were made of. */
export interface DisbandOrder extends OfShipOrColony {
  readonly kind: 'disband';
  readonly units: UnitCount<'SLD' | 'TRN' | 'SPY' | 'CNW'>;
}

/** Sets what one class is paid. */
export interface PayOrder extends OfShipOrColony {
  readonly kind: 'pay';
  /** Consumer goods per population unit and turn. */
  readonly rate: Ratio;
  readonly populationClass: PaidClass;
}

/** Sets how much of the full ration of food is handed out. */
export interface RationOrder extends OfShipOrColony {
  readonly kind: 'ration';
  /** Share of the full ration, 0 to 1 (both included): 50% is 1/2. */
  readonly percent: Ratio;
}
