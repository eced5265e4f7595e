import { carryOut, ordersOf } from './carry-out.js';
import type { EmpyreanPhase } from '../contract.js';
import { depositOnPlanet } from '../lookup.js';
import { DONE, refused } from '@ec/engine';

/**
 * Phase 7: a mine group moves to another deposit of its planet.
 *
 * @see seed "Mine"; E-17 phase 7
 */
export const miningChange: EmpyreanPhase = {
  name: 'mining change orders',
  run(turn) {
    carryOut(turn, ordersOf(turn, 'mining-change'), ({ group: number, deposit: place }, actor) => {
      const group = actor.mines.find(({ id }) => id === number);
      if (!group) return refused('unknown-group', `there is no mine group ${number}`);
      const deposit = depositOnPlanet(turn.state, actor.planetId, place);
      if (!deposit) return refused('unknown-deposit', `the planet has no deposit ${place}`);
      group.depositId = deposit.id;
      return DONE;
    });
  },
};
