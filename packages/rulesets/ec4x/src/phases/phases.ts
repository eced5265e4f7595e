import { concludeLate } from '../commands/command.js';
import { takeUpFleetOrders } from '../commands/fleet-orders.js';
import { carryOutWritten } from '../commands/written-orders.js';
import { arrive } from '../conflict/arrive.js';
import { bringTogether } from '../conflict/bring-together.js';
import { colonize } from '../conflict/colonize.js';
import { fightEverywhere } from '../conflict/fight-everywhere.js';
import { findSpies } from '../conflict/find-spies.js';
import { gatherIntelligence } from '../conflict/gather-intelligence.js';
import { hideRaiders } from '../conflict/hide-raiders.js';
import { keepBlockades } from '../conflict/keep-blockades.js';
import { moveFleets } from '../conflict/move-fleets.js';
import { subvert } from '../conflict/subvert.js';
import { advanceProjects } from '../construction/advance-projects.js';
import { breakUpFleets } from '../construction/break-up-fleets.js';
import { scrapBreakers } from '../construction/breakers.js';
import type { Ec4xPhase } from '../contract.js';
import { income } from '../economy/income.js';
import { landSettlers } from '../economy/land-settlers.js';
import { reachMilestones } from '../economy/milestones.js';
import { rewardWorks } from '../economy/public-works.js';
import { openBooks } from '../economy/open-books.js';
import { carryOutCapitulations } from '../politics/capitulate.js';
import { deliverGifts } from '../politics/deliver-gifts.js';
import { eliminate } from '../politics/eliminate.js';
import { changeStances } from '../politics/stances.js';
import { countWars } from '../politics/wars.js';
import { judgeVictory } from '../politics/victory.js';
import { rollBreakthroughs, upgrade } from '../research/upgrades.js';

/**
 * The Command phase.
 *
 * @see X-21
 */
export const COMMAND: readonly Ec4xPhase[] = [
  {
    name: 'stances and capitulations',
    run(turn) {
      openBooks(turn.state);
      changeStances(turn);
      carryOutCapitulations(turn);
    },
  },
  { name: 'statements as written', run: carryOutWritten },
  { name: 'fleet orders', run: takeUpFleetOrders },
];

/**
 * The Conflict phase.
 *
 * @see X-21
 */
const CONFLICT: readonly Ec4xPhase[] = [
  { name: 'subversion', run: (turn) => concludeLate(turn, subvert(turn)) },
  {
    name: 'movement',
    run(turn) {
      moveFleets(turn);
      arrive(turn);
      bringTogether(turn);
    },
  },
  { name: 'detection of spies', run: findSpies },
  { name: 'cloaking', run: hideRaiders },
  { name: 'fights', run: fightEverywhere },
  { name: 'colonisation', run: colonize },
  {
    name: 'blockades and sightings',
    run(turn) {
      keepBlockades(turn);
      gatherIntelligence(turn);
    },
  },
];

/**
 * What follows at the end of a turn, and the next Income.
 *
 * @see X-21
 */
export const END_OF_TURN: readonly Ec4xPhase[] = [
  {
    name: 'projects',
    run(turn) {
      advanceProjects(turn);
      breakUpFleets(turn);
    },
  },
  {
    name: 'arrivals',
    run(turn) {
      landSettlers(turn);
      deliverGifts(turn);
    },
  },
  {
    name: 'research',
    run(turn) {
      rollBreakthroughs(turn);
      concludeLate(turn, upgrade(turn));
    },
  },
  {
    name: 'limits and milestones',
    run(turn) {
      scrapBreakers(turn);
      reachMilestones(turn);
      rewardWorks(turn);
    },
  },
  {
    name: 'elimination and victory',
    run(turn) {
      countWars(turn.state);
      eliminate(turn);
      judgeVictory(turn);
    },
  },
  { name: 'income', run: income },
];

/**
 * The turn sequence: Command, Conflict, End of turn, and the next Income.
 *
 * @see seed 1; X-21
 */
export const PHASES: readonly Ec4xPhase[] = [...COMMAND, ...CONFLICT, ...END_OF_TURN];
