import { defineExperiment, integerOf, perTrial, playGame, proportion, series } from '@ec/balance';
import { outcome } from '../outcome.js';
import { shipsOf, planetsOf } from '../board.js';
import { PARAMETERS } from '../parameters.js';
import { PRODUCTION } from '../phases/production.js';
import { multiplanetary } from '../ruleset.js';
import type { Board, Colour } from '../state.js';
import { drawDuel, EQUALS, TICKS, TICKS_A_MINUTE } from './duel.js';

/** Minutes in which games are examined; before them hardly anybody is ahead. */
const MINUTES = { step: 'minute', first: 3, length: 38 } as const;

/**
 * What an early lead is worth.
 *
 * @see M-04, M-05
 */
export const earlyLead = defineExperiment({
  id: 'early-lead',
  title: 'What an early lead is worth',
  question: 'How often does the side win that makes more ships, or has more of them, after so many minutes?',
  parameters: [...PARAMETERS, TICKS],
  measures: perTrial(1, {
    byProduction: series(proportion('The side that is ahead wins, by production'), MINUTES),
    byShips: series(proportion('The side that is ahead wins, by ships'), MINUTES),
    even: series(proportion('Both make as many ships'), MINUTES),
  }),
  block: 20,
  trials: 400,
  trial(rng, parameters, record) {
    const ticks = integerOf(parameters, 'ticks');
    let game = drawDuel(rng, parameters);
    const leads: Lead[] = [];
    const last = MINUTES.first + MINUTES.length - 1;
    for (let minute = MINUTES.first; minute <= last; minute++) {
      game = playGame(multiplanetary, game, EQUALS, Math.min(ticks, TICKS_A_MINUTE * minute)).game;
      if (outcome(game.state).status === 'over') break;
      leads.push({ minute, production: lead(game.state, productionOf), ships: lead(game.state, shipsOf) });
    }
    const end = outcome(playGame(multiplanetary, game, EQUALS, ticks).game.state);
    if (end.status !== 'over') return;
    const sign = end.winners.includes(1) ? 1 : -1;
    for (const { minute, production, ships } of leads) {
      record.even(minute, production === 0);
      if (production !== 0) record.byProduction(minute, production * sign > 0);
      if (ships !== 0) record.byShips(minute, ships * sign > 0);
    }
  },
  expectations: [
    {
      kind: 'probability-at-least',
      measure: 'byProduction',
      step: 10,
      low: 0.5,
      because: 'planets should be worth having',
    },
    {
      kind: 'probability-at-most',
      measure: 'byProduction',
      step: 10,
      high: 0.95,
      because: 'a game should not be decided early',
    },
  ],
});

/** How far red is ahead at the end of a minute; below 0 when blue is ahead. */
interface Lead {
  readonly minute: number;
  readonly production: number;
  readonly ships: number;
}

function lead(board: Board, of: (board: Board, colour: Colour) => number): number {
  return of(board, 'red') - of(board, 'blue');
}

/** Ships that a side makes in four ticks, before any doubling: a whole number. */
function productionOf(board: Board, colour: Colour): number {
  return planetsOf(board, colour).reduce((sum, { size }) => {
    const { ships, every } = PRODUCTION[size];
    return sum + (4 * ships) / every;
  }, 0);
}
