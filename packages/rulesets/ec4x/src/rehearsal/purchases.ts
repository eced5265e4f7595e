import { plainCopy, type OrderDoubt, type OrderResult, type Rehearsed } from '@ec/engine';
import { concludeLate } from '../commands/command.js';
import type { Ec4xPhase } from '../contract.js';
import type { Ec4xEvent } from '../events.js';
import type { Research } from '../house.js';
import { houseOf, playing } from '../lookup.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { takeGain } from '../research/breakthrough.js';
import { mayReach, scienceFor } from '../research/lines.js';
import { levelPoints } from '../research/prices.js';
import { upgrade } from '../research/upgrades.js';
import type { Ec4xState } from '../state.js';
import { BREAKTHROUGHS } from '../tables/research.js';
import type { Line } from '../types.js';

/**
 * The purchase of levels, which a breakthrough of the same turn may help or hinder: a level that it brings makes the next one dearer. A
 * purchase is open where it does not end the same whatever the breakthrough brings, none included. Where none helps, the figures are those
 * without one.
 *
 * @see
 */
export const purchases: Ec4xPhase = {
  name: 'research',
  run(turn) {
    const worlds = [...new Set(BREAKTHROUGHS.map(({ gain }) => gain))].map((gain) => {
      const work = { ...turn, state: plainCopy(turn.state), emit: () => undefined };
      for (const house of playing(work.state)) takeGain(work, house, gain, turn.rng);
      return new Map(upgrade(work).map(({ order, outcome }) => [order, outcome]));
    });
    const bought = upgrade(turn);
    concludeLate(
      turn,
      bought.flatMap(({ order, outcome }) => {
        const others = worlds.map((world) => world.get(order));
        if (others.some((other) => other?.code !== outcome.code)) return [];
        const isExact = others.every((other) => other?.reason === outcome.reason);
        return [{ order, outcome: isExact ? outcome : withoutLuck(outcome) }];
      }),
    );
  },
};

/** The level that another line lacks for a level of a line. */
function needed({ levels }: Research, line: Line, level: number): string {
  if (line === 'el' || line === 'sl')
    return `level ${level} is asked for, and the economic level is ${levels.el}`;
  return `it takes science level ${scienceFor(line, level)}, and yours is ${levels.sl}`;
}

/** A refusal that no breakthrough lifts, though it changes the figures. */
function withoutLuck(refusal: OrderResult): OrderResult {
  return { ...refusal, reason: `${refusal.reason.replace(/\.$/, '')}; no breakthrough is enough.` };
}

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
    const level = now.levels[line] + 1;
    const lacking = mayReach(after.rules, now, line, level)
      ? `it takes ${levelPoints(now, line, level)} points, and the pool has ${now.points[line]}`
      : needed(now, line, level);
    const reason = `without a breakthrough, this level is out of reach: ${lacking}`;
    return [{ placed, code: 'needs-luck', reason }];
  });
}
