import type { EmpyreanPhase } from '../contract.js';
import { thenAbandonEmpty } from './abandonment.js';
import { assembly } from './assembly.js';
import { buildChange } from './build-change.js';
import { combat } from './combat.js';
import { disassembly } from './disassembly.js';
import { draftOrders } from './draft.js';
import { espionage } from './espionage.js';
import { manufacturing } from './manufacturing.js';
import { market } from './market.js';
import { miningAndFarming } from './mining-and-farming.js';
import { miningChange } from './mining-change.js';
import { namingAndControl } from './naming-and-control.js';
import { newsServiceReports } from './news-service-reports.js';
import { payAndRation } from './pay-and-ration.js';
import { populationIncreases } from './population-increases.js';
import { probeAndSensorReports } from './probe-and-sensor-reports.js';
import { rebelIncreases } from './rebel-increases.js';
import { rebellion } from './rebellion.js';
import { setUpOrders } from './set-up-orders.js';
import { shipMovement } from './ship-movement.js';
import { surveys } from './surveys.js';
import { transfers } from './transfers.js';

/**
 * The turn sequence in rulebook order, all 21 phases. After each of them, ships and colonies without people are abandoned.
 *
 * @see seed "Turn Sequence"; E-17, E-43
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
].map(thenAbandonEmpty);
