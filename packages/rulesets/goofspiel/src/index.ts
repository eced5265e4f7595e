/**
 * Goofspiel, the game of pure strategy, as a ruleset of `@ec/engine`.
 *
 * @example
 * ```ts
 * import { createGame, resolveTurn } from '@ec/engine';
 * import { goofspiel } from '@ec/goofspiel';
 *
 * const players = [
 *   { id: 1, email: 'ada@example.org', name: 'Ada' },
 *   { id: 2, email: 'bo@example.org', name: 'Bo' },
 * ];
 * const game = createGame(goofspiel, { name: 'Pure', seed: 7n, players });
 * const next = resolveTurn(goofspiel, game, new Map([[1, 'fleet 5']])); // Bo sends nothing
 * console.log(JSON.stringify(next.state.war.rounds)); // [[{"size":5,"spent":5},{"size":0,"spent":7}]]
 * ```
 *
 * @packageDocumentation
 */
export { STRATEGIES } from './bots.js';
export { solveMatrixGame, type MatrixSolution } from './equilibrium/matrix-game.js';
export { evenShare } from './equilibrium/share.js';
export { solveStage, type Stage, type StageSolution } from './equilibrium/stage.js';
export { orders } from './orders.js';
export { playGame, type GameResult, type Strategy } from './play-game.js';
export { goofspiel, goofspiel as ruleset } from './ruleset.js';
export {
  GALAXIES,
  PLANETS,
  type BySide,
  type FleetOrder,
  type Galaxy,
  type GalaxyEvent,
  type GoofspielEvent,
  type GoofspielPhase,
  type GoofspielRuleset,
  type GoofspielState,
  type GoofspielTurn,
  type GoofspielView,
  type Position,
  type Round,
  type RoundEvent,
  type SeatedName,
  type SeenGalaxy,
  type Sent,
  type Side,
  type War,
  type WarEvent,
} from './types.js';
export { drawWar, fightRound, positionOf } from './war.js';
