import type {
  AttackOrder,
  RaidOrder,
  SupportDefenderOrder,
  SupportAttackerOrder,
} from './fighting-orders.js';
import type {
  SetUpOrder,
  DisassembleOrder,
  BuildChangeOrder,
  MiningChangeOrder,
  TransferOrder,
  TransferTechnologyOrder,
  AssembleOrder,
  AssembleFactoriesOrder,
  AssembleMinesOrder,
} from './works-orders.js';
import type { TradeOrder, TradeTechnologyOrder, PermissionOrder } from './trading-orders.js';
import type { SurveyOrder, ProbeOrder, SpyOrder, ForeignSpyOrder, MoveOrder } from './knowledge-orders.js';
import type { DraftOrder, DisbandOrder, PayOrder, RationOrder } from './people-orders.js';
import type {
  ControlOrder,
  NameOrder,
  NamePlanetOrder,
  PermissionToColonizeOrder,
  NewsOrder,
  MessageOrder,
} from './claim-orders.js';

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
