import type { PlanetLabel, StarLabel } from '@ec/cluster';
import type { ColonyKind, GoodsCode, ItemCode, UnitCode } from '@ec/economy';
import type { Ratio } from '@ec/prng';

/** Code of a class that draws wages; spies and construction workers are paid as the halves they are made of. */
export type PaidClass = 'USK' | 'PRO' | 'SLD';

/** A kind of unit. */
export interface UnitKind<Code extends UnitCode = UnitCode> {
  readonly code: Code;
  /** 1 to 10 (both included) for a unit with technology levels, otherwise 0. */
  readonly techLevel: number;
}

/** A number of units of one kind. */
export interface UnitCount<Code extends UnitCode = UnitCode> extends UnitKind<Code> {
  /** From 1 (included) to 2^53 − 1 (included). */
  readonly quantity: number;
}

/** Code of a unit that factories make. */
export type ProductCode = Exclude<GoodsCode, 'FOOD' | 'RSCH'>;

/** Code of a unit that works only when assembled, or that is put together from two people. */
export type AssembledCode =
  | 'FRM' | 'MIN' | 'FCT' | 'MSL' | 'EWP' | 'ESH' | 'HEN' | 'SPD' | 'SEN' | 'LFS' | 'STU' | 'LSTU' | 'AUT'
  | 'SPY' | 'CNW'; // prettier-ignore

/** What a factory group makes. */
export type Product = ({ readonly kind: 'unit' } & UnitKind<ProductCode>) | { readonly kind: 'research' };

/** Change of a factory group: a new product, or an empty pipeline. */
export type BuildChange = Product | { readonly kind: 'retool' };

/** Receiver of a permission or message: a ship or colony, or a whole empire. */
export type Party =
  { readonly kind: 'ship-or-colony'; readonly id: number } | { readonly kind: 'empire'; readonly id: number };

/** Where a ship goes. */
export type Destination =
  /** An orbit of the star that it is at, 1 to 11 (both included). */
  | { readonly kind: 'orbit'; readonly orbit: number }
  /** An orbit of a star of the system that it is in; A is 1. */
  | { readonly kind: 'star-orbit'; readonly sequence: number; readonly orbit: number }
  /** Another system. */
  | ({ readonly kind: 'system' } & StarLabel);

/** Printer of news: the market of a home world, or a trade station. */
export type NewsService =
  | { readonly kind: 'market'; readonly planet: PlanetLabel }
  | { readonly kind: 'station'; readonly id: number };

/** What every order of a ship or colony has. */
interface OfShipOrColony {
  /** Number of the ship or colony that carries it out. */
  readonly actorId: number;
}

/** Fires on a target, or lands troops on it. */
export interface AttackOrder extends OfShipOrColony {
  readonly kind: 'bombard' | 'invade';
  readonly targetId: number;
  /** Share of the weapons or troops, 0 to 1 (both included). */
  readonly commitment: Ratio;
}

/** Lands troops that bring home as much of one item as they can carry. */
export interface RaidOrder extends OfShipOrColony {
  readonly kind: 'raid';
  readonly targetId: number;
  readonly commitment: Ratio;
  readonly item: UnitKind<ItemCode>;
}

/** Helps to defend a ship or colony. */
export interface SupportDefenderOrder extends OfShipOrColony {
  readonly kind: 'support-defender';
  readonly targetId: number;
  readonly commitment: Ratio;
}

/** Helps an attacker against a target. */
export interface SupportAttackerOrder extends OfShipOrColony {
  readonly kind: 'support-attacker';
  readonly attackerId: number;
  readonly targetId: number;
  readonly commitment: Ratio;
}

/** What can be set up: a ship, a colony of one kind, a colony of the kind that fits the place, or a trade station. */
export type Foundation = 'ship' | ColonyKind | 'colony' | 'trade-station';

/** Founds a ship or colony with units of its founder. */
export interface SetUpOrder extends OfShipOrColony {
  readonly kind: 'set-up';
  readonly foundation: Foundation;
  readonly units: readonly UnitCount[];
}

/** Takes assembled units apart. */
export interface DisassembleOrder extends OfShipOrColony {
  readonly kind: 'disassemble';
  readonly units: UnitCount<AssembledCode>;
}

/** Gives a factory group a new product. */
export interface BuildChangeOrder extends OfShipOrColony {
  readonly kind: 'build-change';
  /** Number of the factory group. */
  readonly group: number;
  readonly change: BuildChange;
}

/** Moves a mine group to another deposit of the planet. */
export interface MiningChangeOrder extends OfShipOrColony {
  readonly kind: 'mining-change';
  /** Number of the mine group. */
  readonly group: number;
  /** Number of the deposit on its planet, 1 to 40 (both included). */
  readonly deposit: number;
}

/** Moves stored units or people to another ship or colony. */
export interface TransferOrder extends OfShipOrColony {
  readonly kind: 'transfer';
  readonly units: UnitCount;
  readonly receiverId: number;
}

/** Hands a technology level over. */
export interface TransferTechnologyOrder extends OfShipOrColony {
  readonly kind: 'transfer-technology';
  /** 1 to 10 (both included). */
  readonly techLevel: number;
  readonly receiverId: number;
}

/** Puts stored units to work. */
export interface AssembleOrder extends OfShipOrColony {
  readonly kind: 'assemble';
  readonly units: UnitCount<Exclude<AssembledCode, 'FCT' | 'MIN'>>;
}

/** Puts stored factories to work in a group. */
export interface AssembleFactoriesOrder extends OfShipOrColony {
  readonly kind: 'assemble-factories';
  readonly units: UnitCount<'FCT'>;
  readonly product: Product;
}

/** Puts stored mines to work on a deposit. */
export interface AssembleMinesOrder extends OfShipOrColony {
  readonly kind: 'assemble-mines';
  readonly units: UnitCount<'MIN'>;
  /** Number of the deposit on its planet, 1 to 40 (both included). */
  readonly deposit: number;
}

/** Bids for units, or offers them. */
export interface TradeOrder extends OfShipOrColony {
  readonly kind: 'buy' | 'sell';
  /** From 1 (included) to 2^53 − 1 (included). */
  readonly quantity: number;
  readonly item: UnitKind<ItemCode>;
  /** Gold for one unit. */
  readonly price: Ratio;
}

/** Bids for a technology level, or offers it. */
export interface TradeTechnologyOrder extends OfShipOrColony {
  readonly kind: 'buy-technology' | 'sell-technology';
  /** 1 to 10 (both included). */
  readonly techLevel: number;
  /** Gold. */
  readonly price: Ratio;
}

/** Lets somebody trade at a trade station, or withdraws that permission. */
export interface PermissionOrder extends OfShipOrColony {
  readonly kind: 'permission';
  readonly party: Party;
  readonly permission: 'granted' | 'denied';
}

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

/** Any order of Empyrean Challenge. */
export type EmpyreanOrder =
  | AttackOrder
  | RaidOrder
  | SupportDefenderOrder
  | SupportAttackerOrder
  | SetUpOrder
  | PermissionToColonizeOrder
  | DisassembleOrder
  | BuildChangeOrder
  | MiningChangeOrder
  | TransferOrder
  | TransferTechnologyOrder
  | AssembleOrder
  | AssembleFactoriesOrder
  | AssembleMinesOrder
  | TradeOrder
  | TradeTechnologyOrder
  | PermissionOrder
  | SurveyOrder
  | ProbeOrder
  | SpyOrder
  | ForeignSpyOrder
  | MoveOrder
  | DraftOrder
  | DisbandOrder
  | PayOrder
  | RationOrder
  | ControlOrder
  | NameOrder
  | NamePlanetOrder
  | NewsOrder
  | MessageOrder;

/** What the first line of an order sheet says. */
export interface EmpyreanHeader {
  /** Number of the empire. */
  readonly empireId: number;
  /** Turn for which the orders are, from 1 (included). */
  readonly turn: number;
  /** Name of the game, in any case. */
  readonly game: string;
}
