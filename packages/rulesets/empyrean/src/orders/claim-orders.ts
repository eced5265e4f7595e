import type { PlanetLabel } from '@ec/cluster';
import type { Party, NewsService } from './terms.js';
import type { OfShipOrColony } from './actor.js';

/** Claims a planet, or gives it up. */
export interface ControlOrder {
  readonly kind: 'control' | 'un-control';
  /** Number of the empire that gives the order. */
  readonly empireId: number;
  readonly planet: PlanetLabel;
}

/** Names a ship or colony. */
export interface NameOrder extends OfShipOrColony {
  readonly kind: 'name';
  /** At most 24 characters. */
  readonly name: string;
}

/** Names a planet. */
export interface NamePlanetOrder {
  readonly kind: 'name-planet';
  readonly planet: PlanetLabel;
  /** At most 24 characters. */
  readonly name: string;
}

/** Lets somebody found a colony on a planet that the giver controls, or withdraws that permission. */
export interface PermissionToColonizeOrder {
  readonly kind: 'permission-to-colonize';
  readonly party: Party;
  readonly planet: PlanetLabel;
  /** Granted when absent. */
  readonly permission?: 'granted' | 'denied';
}

/** Has a text printed by a news service. */
export interface NewsOrder {
  readonly kind: 'news';
  readonly service: NewsService;
  /** At most 500 characters. */
  readonly text: string;
  /** At most 24 characters; absent for an unsigned text. */
  readonly signature?: string;
}

/** Sends a text to an empire, or to the owner of a ship or colony. */
export interface MessageOrder {
  readonly kind: 'message';
  readonly party: Party;
  /** At most 500 characters. */
  readonly text: string;
}
