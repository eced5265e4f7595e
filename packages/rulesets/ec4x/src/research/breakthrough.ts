import type { Prng } from '@ec/prng';
import type { BreakthroughEvent } from '../events.js';
import type { House } from '../house.js';
import type { Rules } from '../parameters.js';
import { BREAKTHROUGH_POINTS, BREAKTHROUGHS, type Breakthrough } from '../tables/research.js';
import { BOONS, LINES, type Line } from '../types.js';
import type { Work } from '../work.js';
import { eachLine, mayReach } from './lines.js';
import { raiseLevel } from './raise-level.js';

/**
 * Percent by which a House has a breakthrough.
 *
 * @see X-33
 */
export function breakthroughChance(rules: Rules, { research: { bought } }: Pick<House, 'research'>): number {
  const points = LINES.reduce((sum, line) => sum + bought[line], 0);
  return Math.min(100, rules['bt.base'] + Math.floor(points / rules['bt.rp']));
}

/**
 * Rolls for a breakthrough of a House, and gives it what it brings. A level or a boon that there is none left of becomes points.
 *
 * @see X-33
 */
export function rollBreakthrough(work: Work, house: House): void {
  const rng = work.rng.stream('breakthrough', house.id);
  if (rng.roll(1, 100) > breakthroughChance(work.state.rules, house)) return;
  const roll = rng.intN(10);
  const gain = BREAKTHROUGHS.find(({ upTo }) => roll <= upTo)?.gain ?? 'points';
  const gained = takeGain(work, house, gain, rng);
  house.research.bought = eachLine(() => 0);
  work.emit({ kind: 'breakthrough', seats: [house.id], houseId: house.id, ...gained });
}

/** Gives a House what a breakthrough brings, or points where there is none of it left. */
export function takeGain(
  work: Work,
  house: House,
  gain: Breakthrough,
  rng: Prng,
): Pick<BreakthroughEvent, 'gain' | 'what'> {
  const { research } = house;
  if (gain === 'discount') {
    research.isDiscounted = true;
    return { gain, what: null };
  }
  if (gain === 'level') {
    const line = (['sl', 'el'] as const).find((each) =>
      mayReach(work.state.rules, research, each, research.levels[each] + 1),
    );
    if (line) {
      raiseLevel(work, house, line);
      return { gain, what: line };
    }
  }
  if (gain === 'boon') {
    const left = BOONS.filter((boon) => !research.boons.includes(boon));
    if (left.length > 0) {
      const drawn = rng.pick(left);
      research.boons = BOONS.filter((boon) => boon === drawn || research.boons.includes(boon));
      return { gain, what: drawn };
    }
  }
  const line = mostBought(house);
  research.points[line] += BREAKTHROUGH_POINTS;
  return { gain: 'points', what: line };
}

/** The line that most points were bought for since the latest breakthrough; of several the first. */
function mostBought({ research: { bought } }: House): Line {
  return LINES.reduce((best, line) => (bought[line] > bought[best] ? line : best));
}
