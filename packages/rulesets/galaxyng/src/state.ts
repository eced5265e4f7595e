/**
 * The state of a game: plain data, arrays in ID order, IDs from 1.
 *
 * Players write names and numbers; the state holds IDs alone, so a new name breaks nothing (N-04).
 */
import type { GameState, OrderResult } from '@ec/engine';
import type { BoundOrder } from './binding/bound-order.js';
import type { GalaxyRules } from './game-rules.js';
import type { ByCargo, ByTech, Cargo, Design, OptionName, Product, RouteKind } from './types.js';

/** A game of GalaxyNG. */
export interface GalaxyState extends GameState {
  /** Name of the game. */
  game: string;
  /** Parameters in force, as the rules read them. */
  rules: GalaxyRules;
  /** Race r stands at r − 1. */
  races: Race[];
  /** Planet n stands at n − 1. */
  planets: Planet[];
  groups: Group[];
  /** ID of the newest group; IDs are never used twice. */
  lastGroupId: number;
  /** The player list: IDs of the races in the game, as drawn this turn. */
  playerList: number[];
  /** Ranking at the end of the last turn, best first. */
  ranking: Rank[];
  /** Ranking a turn earlier. */
  ranked: Rank[];
  /** What this turn's phases still have to do; empty between turns. */
  turnWork: TurnWork;
}

/** How a race stands in the game. */
export const RACE_STATUSES = ['playing', 'dropped', 'quit', 'eliminated'] as const;

/** How a race stands in the game; the last three are out of it. */
export type RaceStatus = (typeof RACE_STATUSES)[number];

/** A race. */
export interface Race {
  id: number;
  name: string;
  playerId: number | null;
  status: RaceStatus;
  /** Team of a team game. */
  team: number | null;
  tech: ByTech<number>;
  /** IDs of the races that this one is allied to, ascending; it is at war with all others. */
  allies: number[];
  types: ShipType[];
  fleets: Fleet[];
  /** IDs last used for a ship type and a fleet. */
  lastTypeId: number;
  lastFleetId: number;
  options: { [Key in OptionName]: boolean };
  /** Part of the galaxy that the text map shows. */
  map: { x: number; y: number; extent: number };
  realName: string;
  addresses: string[];
  /** What the host keeps of a new password; `null` for the one that it gave out. */
  password: string | null;
  /** Turns in a row without orders. */
  missed: number;
  /** Ends of turn in a row at which it was a remnant. */
  remnant: number;
  /** Ship mass produced and lost so far. */
  produced: number;
  lost: number;
}

/** A design with a name; types belong to a race. */
export interface ShipType {
  id: number;
  name: string;
  design: Design;
}

/** A fleet; its groups name it. */
export interface Fleet {
  id: number;
  name: string;
}

/** A planet. */
export interface Planet {
  id: number;
  name: string;
  x: number;
  y: number;
  size: number;
  resources: number;
  ownerId: number | null;
  population: number;
  industry: number;
  stock: ByCargo<number>;
  product: Product;
  /** Production carried over for ships. */
  carry: number;
  /** Production spent on upgrades this turn. */
  spent: number;
  /** Destination of the route of each kind. */
  routes: { [Kind in RouteKind]: number | null };
}

/** Ships that are alike and in one place. */
export interface Group {
  id: number;
  raceId: number;
  /** Number by which its owner knows it. */
  number: number;
  typeId: number;
  ships: number;
  /** Technology of each part; 0 for a part that the type lacks. */
  tech: Readonly<ByTech<number>>;
  cargo: Cargo | null;
  /** Cargo aboard each ship; 0 without cargo. */
  load: number;
  fleetId: number | null;
  /** Where it is, or where it goes while in hyperspace. */
  planetId: number;
  /** Where it left, while in hyperspace. */
  originId: number | null;
  /** Light years to go; 0 at a planet. */
  distance: number;
}

/** A line of the ranking. */
export interface Rank {
  raceId: number;
  population: number;
  industry: number;
  /** Effective industry. */
  production: number;
  /** Sum of the technologies. */
  tech: number;
  planets: number;
}

/** What the steps of a turn hand on to one another. */
export interface TurnWork {
  /** Orders that wait for their step, in the order in which they act. */
  pending: PendingOrder[];
  /** Groups that were upgraded and may not be sent. */
  upgraded: number[];
  /** Planets that races claim, in the order claimed. */
  claims: { raceId: number; planetId: number }[];
  /** Groups that left a planet in hyperspace this turn; interceptors only where they leave when their order is read. */
  departures: { groupId: number; planetId: number; isInterceptor: boolean }[];
  /** Planets that were renamed this turn. */
  renamed: number[];
}

/** An order that is bound to IDs and waits for its step. */
export interface PendingOrder {
  /** Which of the turn's orders it is, from 0 (included). */
  index: number;
  raceId: number;
  /** Its result when it is carried out, where something is doubtful about it. */
  warning: OrderResult | null;
  bound: BoundOrder;
}

/** No work left. */
export function noWork(): TurnWork {
  return { pending: [], upgraded: [], claims: [], departures: [], renamed: [] };
}
