import { DONE, type OrderResult } from '@ec/engine';
import { dateOf, isUpgradeTurn } from '../calendar.js';
import type { House } from '../house.js';
import { houseOf, playing } from '../lookup.js';
import { refused } from '../orders/results.js';
import type { Ec4xState } from '../state.js';
import type { Line } from '../types.js';
import type { Work } from '../work.js';
import { rollBreakthrough } from './breakthrough.js';
import { maxLevel, mayReach, scienceFor } from './lines.js';
import { levelPoints } from './prices.js';
import { raiseLevel } from './raise-level.js';

/** How an order ended that waited for the end of the turn. */
export interface LateResult {
  /** Which of the turn's orders it is, from 0 (included). */
  readonly order: number;
  readonly outcome: OrderResult;
}

/**
 * Notes that a House wants a level at the end of this turn.
 *
 * @param order - which of the turn's orders asks for it
 * @returns why not, or `null` when it waits
 * @see
 */
export function planUpgrade(
  state: Ec4xState,
  houseId: number,
  line: Line,
  order: number,
): OrderResult | null {
  if (!isUpgradeTurn(state.turn)) return refused('wrong-month', `this is month ${dateOf(state.turn).month}`);
  const { upgrades } = state.turnWork;
  const own = upgrades.filter((other) => other.houseId === houseId);
  if (own.some((other) => other.line === line)) return refused('ordered-already');
  const isByArea = state.rules['research.levelsPerCycle'] === 'area';
  if (isByArea && own.some((other) => rankOf(other.line) === rankOf(line))) return refused('one-technology');
  upgrades.push({ order, houseId, line });
  return null;
}

/**
 * In months 1 and 6, at the end of the turn: each House may have a breakthrough.
 *
 * @see
 */
export function rollBreakthroughs(work: Work): void {
  if (!isUpgradeTurn(work.state.turn)) return;
  for (const house of playing(work.state)) rollBreakthrough(work, house);
}

/**
 * Buys the levels that were ordered, of each House first the economic level, then the science level, then technologies as written.
 *
 * @returns how the orders ended
 * @see
 */
export function upgrade(work: Work): LateResult[] {
  const { state } = work;
  const wanted = state.turnWork.upgrades.toSorted((one, other) => rankOf(one.line) - rankOf(other.line));
  state.turnWork.upgrades = [];
  return wanted.map(({ order, houseId, line }) => ({
    order,
    outcome: buyLevel(work, houseOf(state, houseId), line),
  }));
}

/** Buys the next level of a line from its pool. */
function buyLevel(work: Work, house: House, line: Line): OrderResult {
  const { rules } = work.state;
  const { research } = house;
  const level = research.levels[line] + 1;
  if (level > maxLevel(rules, line)) return refused('at-max', `level ${research.levels[line]}`);
  if (!mayReach(rules, research, line, level))
    return line === 'sl' || line === 'el'
      ? refused(
          'needs-economy',
          `level ${level} is asked for, and the economic level is ${research.levels.el}`,
        )
      : refused(
          'needs-science',
          `it takes science level ${scienceFor(line, level)}, and yours is ${research.levels.sl}`,
        );
  const points = levelPoints(research, line, level);
  if (research.points[line] < points)
    return refused('no-points', `the level takes ${points}, and there are ${research.points[line]}`);
  research.points[line] -= points;
  if (line !== 'el' && line !== 'sl') research.isDiscounted = false;
  raiseLevel(work, house, line);
  return DONE;
}

function rankOf(line: Line): number {
  if (line === 'el') return 0;
  return line === 'sl' ? 1 : 2;
}
