/**
 * Runs games that are played by simultaneous turns: the {@link Ruleset} contract, the turn loop, and Empyrean Challenge.
 *
 * @example
 * ```ts
 * import { createGame, empyrean, resolveTurn, turnReportOf } from '@ec/engine';
 * import { renderText } from '@ec/reports';
 *
 * const players = [{ id: 1, email: 'ada@example.org', name: 'Ada Concord' }];
 * const game = createGame(empyrean, { name: 'EC-1', seed: 1978n, players });
 * const next = resolveTurn(empyrean, game, new Map([[1, '1, ration, 50%']]));
 * console.log(next.state.turn, renderText(turnReportOf(empyrean, next, 1)).includes('Ada Concord')); // 1 true
 * ```
 *
 * @packageDocumentation
 */
export type { EmpyreanPhase, EmpyreanRuleset } from './empyrean/contract.js';
export type {
  AdvancedEvent,
  EmpyreanEvent,
  FarmedEvent,
  FoundedEvent,
  GrownEvent,
  ManufacturedEvent,
  MinedEvent,
  ProvidedEvent,
  RebelledEvent,
  StaffedEvent,
  SustainedEvent,
  TradedEvent,
  TransferredEvent,
  Workers,
} from './empyrean/events.js';
export {
  defaultHomeColony,
  parseHomeColony,
  type FactoriesTemplate,
  type HomeColonyFile,
  type HomeColonyTemplate,
  type MinesTemplate,
} from './empyrean/home-colony-template.js';
export { PLAYED_PHASES } from './empyrean/phases.js';
export { empyrean } from './empyrean/ruleset.js';
export { EMPIRES_PER_HOME_WORLD } from './empyrean/set-up.js';
export {
  SPY_TASKS,
  type Holding,
  type LedgerPlace,
  type LedgerRow,
  type Empire,
  type EmpyreanState,
  type FactoryGroup,
  type FarmGroup,
  type MineGroup,
  type PlanetControl,
  type Player,
  type Quarter,
  type SpyAssignment,
  type SpyTask,
} from './empyrean/state.js';
export { InvariantError, SetupError, StateError } from './errors.js';
export { createGame, resolveTurn, turnReportOf, type Game, type NewGame } from './game.js';
export type { JournalEvent, OrderEvent, OrderOutcome, OrderStatus, UnreadableOrder } from './journal.js';
export {
  resolveParameters,
  type IntegerParameter,
  type ParameterDescription,
  type ParameterRow,
  type Parameters,
  type ParameterValue,
  type TextParameter,
} from './parameters.js';
export type {
  Bot,
  Codec,
  GameState,
  Outcome,
  Phase,
  PlayerRecord,
  ReadOrders,
  Ruleset,
  Seat,
  SeatOrder,
  Settlement,
  SetupInput,
  SheetContext,
  Turn,
} from './ruleset.js';
export { stateHash } from './state-hash.js';
