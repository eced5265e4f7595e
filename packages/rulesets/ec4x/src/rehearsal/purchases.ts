import { plainCopy, type OrderDoubt, type Rehearsed } from '@ec/engine';
import { concludeLate } from '../commands/command.js';
import type { Ec4xPhase } from '../contract.js';
import type { Ec4xEvent } from '../events.js';
import { houseOf, playing } from '../lookup.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { takeGain } from '../research/breakthrough.js';
import { levelPoints } from '../research/prices.js';
import { upgrade } from '../research/upgrades.js';
import type { Ec4xState } from '../state.js';
import { BREAKTHROUGHS } from '../tables/research.js';

/**
 * The purchase of levels, which a breakthrough of the same turn may help or hinder: a level that it brings makes the next one dearer. A
 * purchase is open where it does not end the same whatever the breakthrough brings, none included.
 *
 * @see
 */
export const purchases: Ec4xPhase = {
  name: 'research',
  run(turn) {
    const worlds = [...new Set(BREAKTHROUGHS.map(({ gain }) => gain))].map((gain) => {
      const work = { ...turn, state: plainCopy(turn.state), emit: () => undefined };
      for (const house of playing(work.state)) takeGain(work, house, gain, turn.rng);
      return new Map(upgrade(work).map(({ order, outcome }) => [order, outcome.code]));
    });
    const bought = upgrade(turn);
    concludeLate(
      turn,
      bought.filter(({ order, outcome }) => worlds.every((world) => world.get(order) === outcome.code)),
    );
  },
};

/** Doubts about levels that nothing but a breakthrough can bring. */
export function unlikely({
  seat,
  results,
  before,
  after,
}: Rehearsed<Ec4xState, Ec4xOrder, Ec4xEvent>): OrderDoubt<Ec4xOrder>[] {
  return results.flatMap(({ placed, result }) => {
    if (result || placed.order.kind !== 'upgrade') return [];
    const { line } = placed.order;
    const [then, now] = [before, after].map((state) => houseOf(state, seat).research);
    if (!then || !now || now.levels[line] > then.levels[line]) return [];
    const needed = levelPoints(now, line, now.levels[line] + 1);
    const reason = `without a breakthrough, this level is out of reach: it takes ${needed} points, and the pool has ${now.points[line]}`;
    return [{ placed, code: 'needs-luck', reason }];
  });
}
