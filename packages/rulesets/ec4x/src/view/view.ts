/**
 * All that a House may know; its report, its order sheet and players made of code are made of this and of nothing else.
 *
 * What it sees of others comes from its own knowledge, where each sighting keeps its turn, and from the events that it may see; no step here
 * looks at a foreign colony or fleet.
 *
 * @see X-66
 */
import { seenEvents, type LoopEvent } from '@ec/engine';
import { derivedLast } from '@ec/prng';
import type { Ec4xEvent } from '../events.js';
import type { House } from '../house.js';
import type { KnownSystem } from '../knowledge.js';
import { houseOf } from '../lookup.js';
import { homeHexes } from '../map/hexes.js';
import { outcome } from '../outcome.js';
import type { Rules } from '../parameters.js';
import type { Ec4xState, Lane } from '../state.js';
import { houseViews, type HouseView } from './houses.js';
import { systemView, type SystemView } from './systems.js';

/** What a House knows after a turn. */
export interface Ec4xView {
  readonly game: string;
  /** Turn that was resolved last; 0 after set-up. */
  readonly turn: number;
  readonly rules: Rules;
  /** All about the House itself. */
  readonly own: House;
  /** What it knows of all Houses, itself included, by ID. */
  readonly houses: readonly HouseView[];
  /** All systems by ID, as far as it knows them. */
  readonly systems: readonly SystemView[];
  readonly lanes: readonly Lane[];
  /** Events of the turn that it sees. */
  readonly events: readonly (Ec4xEvent | LoopEvent)[];
  /** IDs of the Houses that have won; none while the game goes on, and where no House is left. */
  readonly winners: readonly number[];
  /** Whether the game is over. */
  readonly isOver: boolean;
}

/**
 * All that a House may know of the state and of the turn's events, and nothing else.
 *
 * @throws RangeError when there is no such House
 */
export function view(state: Ec4xState, journal: readonly (Ec4xEvent | LoopEvent)[], seat: number): Ec4xView {
  const { game, turn, rules, systems, lanes, winners } = state;
  const own = houseOf(state, seat);
  const isHome = homesIn(state);
  const known: KnownSystem[] = [];
  for (const sighting of own.knowledge.systems) known[sighting.systemId] = sighting;
  return {
    game,
    turn,
    rules,
    own: asItKnowsItself(own),
    houses: houseViews(state, seat),
    systems: systems.map((system, i) =>
      systemView(system, { seat, turn, isHome: isHome[i] ?? false, known: known[system.id] ?? null }),
    ),
    lanes,
    events: seenEvents(journal, seat),
    winners,
    isOver: outcome(state).status === 'over',
  };
}

/** Whether a home world lies in each system, for all seats of a state. */
const homesIn = /* @__PURE__ */ derivedLast(({ houses, systems }: Ec4xState) => {
  const homes = homeHexes(houses.length);
  return systems.map((system) => homes.some(({ q, r }) => q === system.q && r === system.r));
});

/** A House without what is hidden from it: whether somebody has detected its fleets. @see */
function asItKnowsItself(house: House): House {
  return { ...house, fleets: house.fleets.map((fleet) => ({ ...fleet, isHidden: false })) };
}
