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
    const total = (of: (holding: Holding) => number): number =>
      holdings.reduce((sum, holding) => sum + of(holding), 0);
    const knowledge = knowledgeOf(state, id);
    const { history } = knowledge;
    knowledge.history = {
      since:
        history.people.length === 0 ? state.turn : Math.max(history.since, state.turn - HISTORY_TURNS + 1),
      people: longer(
        history.people,
        total(({ population }) => headCount(population)),
      ),
      food: longer(
        history.food,
        total(({ stored }) => quantityOf(stored, 'FOOD')),
      ),
      fuel: longer(
        history.fuel,
        total(({ stored }) => quantityOf(stored, 'FUEL')),
      ),
      goods: longer(
        history.goods,
        total(({ stored }) => quantityOf(stored, 'CNGD')),
      ),
      rebels: longer(
        history.rebels,
        counted.length === 0 ? null : counted.reduce((sum, { rebels }) => sum + headCount(rebels), 0),
      ),
    };
  }
}

/** A list with one more entry, without its oldest ones where it grows too long. */
function longer<Entry>(list: readonly Entry[], entry: Entry): Entry[] {
  return [...list, entry].slice(-HISTORY_TURNS);
}
