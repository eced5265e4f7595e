import { depositsOn } from '@ec/cluster';
import { quantityOf, TECH_LEVELS } from '@ec/economy';
import { carryOut, ordersOf, type EmpyreanTurn } from './carry-out.js';
import type { EmpyreanPhase } from '../contract.js';
import { knowledgeOf, learnDeposits, surveyPlanet } from '../knowledge.js';
import { seatsOf } from '../lookup.js';
import { loyal } from '../holdings/people.js';
import { DONE, refused, type OrderResult } from '@ec/engine';
import type { Holding } from '../holding.js';
import { unmet } from '../orders/results.js';

/**
 * Phase 11: a professional in a transport surveys the planet, and learns everything about it and its deposits.
 *
 * @see seed "Deposit": discovery; E-17 phase 11
 */
export const surveys: EmpyreanPhase = {
  name: 'surveys',
  run(turn) {
    carryOut(turn, ordersOf(turn, 'survey'), (_, actor) => survey(turn, actor));
  },
};

function survey({ state, emit }: EmpyreanTurn, actor: Holding): OrderResult {
  const { planetId, empireId } = actor;
  if (planetId === null || empireId === null) return refused('no-planet', 'there is no planet here');
  if (!TECH_LEVELS.some((level) => quantityOf(actor.stored, 'TPT', level) > 0))
    return refused('no-transports', unmet('transports for a survey', 1, 0));
  if (loyal(actor, 'PRO') === 0) return refused('no-people', unmet('loyal professionals for a survey', 1, 0));
  const knowledge = knowledgeOf(state, empireId);
  surveyPlanet(knowledge, planetId, state.turn);
  learnDeposits(knowledge, depositsOn(state.cluster, planetId), state.turn, true);
  emit({ kind: 'surveyed', seats: seatsOf(actor), holdingId: actor.id, planetId });
  return DONE;
}
