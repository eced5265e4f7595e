import type { Destination } from './terms.js';
import type { OfShipOrColony } from './actor.js';

/** Looks for the deposits of the planet. */
export interface SurveyOrder extends OfShipOrColony {
  readonly kind: 'survey';
}

/** Sends probes to orbits of the star. */
export interface ProbeOrder extends OfShipOrColony {
  readonly kind: 'probe';
  /** 1 to 11 (both included). */
  readonly orbits: readonly number[];
}

/** Gives spies work at home. */
export interface SpyOrder extends OfShipOrColony {
  readonly kind: 'check-rebels' | 'convert-rebels' | 'check-for-spies';
  /** Number of spies, from 1 (included). */
  readonly spies: number;
}

/** Gives spies work at another ship or colony. */
export interface ForeignSpyOrder extends OfShipOrColony {
  readonly kind: 'attack-spies' | 'incite-rebels' | 'information';
  /** Number of spies, from 1 (included). */
  readonly spies: number;
  readonly targetId: number;
}

/** Sends a ship away. */
export interface MoveOrder extends OfShipOrColony {
  readonly kind: 'move';
  readonly destination: Destination;
}
