import type {
  SustainedEvent,
  FarmedEvent,
  MinedEvent,
  StaffedEvent,
  ManufacturedEvent,
  AdvancedEvent,
} from './events/work.js';
import type {
  FoundedEvent,
  JoinedEvent,
  AbandonedEvent,
  OccupiedEvent,
  UncontrolledEvent,
} from './events/ownership.js';
import type { TransferredEvent, TradedEvent } from './events/goods.js';
import type { ProvidedEvent, DeclinedEvent, RebelledEvent, GrownEvent } from './events/people.js';
import type { SurveyedEvent, SensedEvent, ProbedEvent, MovedEvent } from './events/exploration.js';
import type { NewsEvent, MessageEvent } from './events/news.js';
import type { BattleEvent, SpiedEvent, SpiesLostEvent, RebellionEvent } from './events/conflict.js';

/** What the phases of Empyrean Challenge write to the journal. */
export type EmpyreanEvent =
  | SustainedEvent
  | FarmedEvent
  | MinedEvent
  | StaffedEvent
  | ManufacturedEvent
  | AdvancedEvent
  | FoundedEvent
  | JoinedEvent
  | AbandonedEvent
  | OccupiedEvent
  | UncontrolledEvent
  | TransferredEvent
  | TradedEvent
  | ProvidedEvent
  | BattleEvent
  | SpiedEvent
  | SpiesLostEvent
  | RebellionEvent
  | DeclinedEvent
  | SurveyedEvent
  | SensedEvent
  | ProbedEvent
  | MovedEvent
  | NewsEvent
  | MessageEvent
  | RebelledEvent
  | GrownEvent;
