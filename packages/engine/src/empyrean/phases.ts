import type { EmpyreanPhase } from './contract.js';
import { assembly } from './phases/assembly.js';
import { buildChange } from './phases/build-change.js';
import { combat } from './phases/combat.js';
import { disassembly } from './phases/disassembly.js';
import { draftOrders } from './phases/draft.js';
import { espionage } from './phases/espionage.js';
import { manufacturing } from './phases/manufacturing.js';
import { market } from './phases/market.js';
import { miningAndFarming } from './phases/mining-and-farming.js';
import { miningChange } from './phases/mining-change.js';
import { namingAndControl } from './phases/naming-and-control.js';
import { newsServiceReports } from './phases/news-service-reports.js';
import { payAndRation } from './phases/pay-and-ration.js';
import { populationIncreases } from './phases/population-increases.js';
import { probeAndSensorReports } from './phases/probe-and-sensor-reports.js';
import { rebelIncreases } from './phases/rebel-increases.js';
import { rebellion } from './phases/rebellion.js';
import { setUpOrders } from './phases/set-up-orders.js';
import { shipMovement } from './phases/ship-movement.js';
import { surveys } from './phases/surveys.js';
import { transfers } from './phases/transfers.js';

/**
 * The turn sequence in rulebook order, all 21 phases.
 *
 * @see seed "Turn Sequence"; E-17
 */
export const PHASES: readonly EmpyreanPhase[] = [
  miningAndFarming,
  manufacturing,
  combat,
  setUpOrders,
  disassembly,
  buildChange,
  miningChange,
  transfers,
  assembly,
  market,
  surveys,
  probeAndSensorReports,
  espionage,
  shipMovement,
  draftOrders,
  payAndRation,
  rebellion,
  rebelIncreases,
  namingAndControl,
  populationIncreases,
  newsServiceReports,
];
