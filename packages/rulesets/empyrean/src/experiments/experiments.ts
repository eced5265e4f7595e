import type { AnyExperiment } from '@ec/balance';
import { beamsAndShields } from './beams-and-shields.js';
import { botTournament } from './bot-tournament.js';
import { clusterContents } from './cluster-contents.js';
import { depositYields } from './deposit-yields.js';
import { diceSum } from './dice-sum.js';
import { fairness } from './fairness.js';
import { gamePacing } from './game-pacing.js';
import { groundRound } from './ground-round.js';
import { homeColony } from './home-colony.js';
import { invasions } from './invasions.js';
import { jumpRange } from './jump-range.js';
import { marketBook } from './market-book.js';
import { missileSalvos } from './missile-salvos.js';
import { noFuel } from './no-fuel.js';
import { planMatrix } from './plan-matrix.js';
import { populationGrowth } from './population-growth.js';
import { raids } from './raids.js';
import { researchTime } from './research-time.js';
import { seatFairness } from './seat-fairness.js';
import { spies } from './spies.js';
import { starvation } from './starvation.js';
import { strongBots } from './strong-bots.js';
import { unrest } from './unrest.js';
import { wantDoesNotPay } from './want-does-not-pay.js';

/** The experiments that come with this package, in the order of the docs. */
export const EXPERIMENTS: readonly AnyExperiment[] = [
  diceSum,
  depositYields,
  clusterContents,
  noFuel,
  jumpRange,
  starvation,
  homeColony,
  populationGrowth,
  unrest,
  wantDoesNotPay,
  researchTime,
  marketBook,
  missileSalvos,
  beamsAndShields,
  groundRound,
  invasions,
  raids,
  spies,
  fairness,
  botTournament,
  strongBots,
  gamePacing,
  planMatrix,
  seatFairness,
];
