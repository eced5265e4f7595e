import { headCount, quantityOf } from '@ec/economy';
import type { LoopEvent } from '@ec/engine';
import type { EmpyreanEvent } from './events.js';
import { knowledgeOf } from './knowledge.js';
import type { EmpyreanState, History } from './state.js';
import type { Holding } from './holding.js';

/** Most turns of a history: thirty years, in which games are won. */
export const HISTORY_TURNS = 120;

/** A history in which no turn has passed. */
export function emptyHistory(): History {
  return { since: 0, people: [], food: [], fuel: [], goods: [], rebels: [] };
}

/**
 * Writes down for each empire what it knows of its own people and goods at the end of a turn. It knows the rebels of ships and colonies where
 * its spies counted them in the turn.
 */
export function recordHistory(state: EmpyreanState, journal: readonly (EmpyreanEvent | LoopEvent)[]): void {
  const own = Map.groupBy(state.holdings, ({ empireId }) => empireId);
  const isCounted = new Set(
    journal.flatMap((event) =>
      event.kind === 'spied' && event.result.task === 'checkRebels' ? [event.holdingId] : [],
    ),
  );
  for (const { id } of state.empires) {
    const holdings = own.get(id) ?? [];
    const counted = holdings.filter((holding) => isCounted.has(holding.id));
    const knowledge = knowledgeOf(state, id);
    const { history } = knowledge;
    const total = totalsOf(holdings);
    knowledge.history = {
      since:
        history.people.length === 0 ? state.turn : Math.max(history.since, state.turn - HISTORY_TURNS + 1),
      people: longer(history.people, total.people),
      food: longer(history.food, total.food),
      fuel: longer(history.fuel, total.fuel),
      goods: longer(history.goods, total.goods),
      rebels: longer(
        history.rebels,
        counted.length === 0 ? null : counted.reduce((sum, { rebels }) => sum + headCount(rebels), 0),
      ),
    };
  }
}

/** People and goods of ships and colonies. */
function totalsOf(holdings: readonly Holding[]): Record<'people' | 'food' | 'fuel' | 'goods', number> {
  const total = { people: 0, food: 0, fuel: 0, goods: 0 };
  for (const { population, stored } of holdings) {
    total.people += headCount(population);
    total.food += quantityOf(stored, 'FOOD');
    total.fuel += quantityOf(stored, 'FUEL');
    total.goods += quantityOf(stored, 'CNGD');
  }
  return total;
}

/** A list with one more entry, without its oldest ones where it grows too long. */
function longer<Entry>(list: readonly Entry[], entry: Entry): Entry[] {
  const kept = list.slice(1 - HISTORY_TURNS);
  kept.push(entry);
  return kept;
}
