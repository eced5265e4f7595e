import { shown } from '@ec/prng';
import { formatPlanet } from '@ec/cluster';
import type { HoldingView } from './holding-view.js';
import type { TurnView } from './turn-view.js';
import { seenEvents, type LoopEvent } from '@ec/engine';
import type { EmpyreanEvent } from '../events.js';
import { holdingOf } from '../lookup.js';
import { knowledgeOf } from '../knowledge.js';
import { battleView } from './battles.js';
import { indexed, ofKind, type SeenEvents } from './events-of.js';
import { changeViews, isChange } from './changes.js';
import { messageView, newsView, probeView, sensorViews } from './events.js';
import { holdingView } from './holdings.js';
import { outcome } from '../outcome.js';
import {
  chartViews,
  planetsInPlace,
  planetViews,
  sightingViews,
  starListViews,
  surveyViews,
  systemViews,
} from './knowledge.js';
import { spyReportView } from './espionage.js';
import { rebellionView } from './rebellion.js';
import type { EmpyreanState } from '../state.js';

type SeenEvent = EmpyreanEvent | LoopEvent;

/**
 * All that an empire may know after a turn: its own people and goods, the results of its orders, what it saw and heard, and what it has
 * found out since the game began.
 *
 * @throws RangeError when there is no such empire
 */
export function view(
  state: EmpyreanState,
  journal: readonly (EmpyreanEvent | LoopEvent)[],
  seat: number,
): TurnView {
  const empire = state.empires.find(({ id }) => id === seat);
  if (!empire) throw new RangeError(`empire: expected an ID of the game, received ${shown(seat)}`);
  const seen = indexed(seenEvents(journal, seat));
  const knowledge = knowledgeOf(state, seat);
  const planets = planetsInPlace(state, knowledge);
  const end = outcome(state);
  const player = state.players.find(({ empireId }) => empireId === seat);
  return {
    game: state.game,
    turn: state.turn,
    empire: {
      id: empire.id,
      name: empire.name,
      player: player?.email ?? null,
      homeWorld: formatPlanet(state.cluster, empire.homeWorldId),
    },
    notice: ofKind(seen, 'notice')[0]?.text ?? null,
    winners: end.status === 'over' ? [...end.winners] : null,
    ...eventViews(state, journal, seen, seat),
    holdings: state.holdings
      .filter(({ empireId }) => empireId === seat)
      .map((holding) => holdingView(state, seen, holding)),
    surveys: surveyViews(state, knowledge, planets),
    axisSize: state.axisSize,
    systems: systemViews(state, knowledge),
    starLists: starListViews(state, knowledge),
    chart: chartViews(state, knowledge),
    planets: planetViews(state, knowledge, planets),
    sightings: sightingViews(state, knowledge),
    contacts: knowledge.contacts.map((id) => ({ id, name: state.empires[id - 1]?.name ?? '' })),
    victory: {
      planets: state.controls.filter(({ empireId }) => empireId === seat).length,
      turns: state.reign?.find(({ empireId }) => empireId === seat)?.turns ?? 0,
    },
    history: knowledge.history,
  };
}

/** Parts of a view that are made of the events that the empire sees. */
function eventViews(
  state: EmpyreanState,
  journal: readonly SeenEvent[],
  seen: SeenEvents,
  seat: number,
): Pick<TurnView, EventKey> {
  return {
    orders: ofKind(seen, 'order').map(({ line, text, status, reason }) => ({ line, text, status, reason })),
    diagnostics: ofKind(seen, 'unreadable').map(({ line, column, message }) => ({ line, column, message })),
    changes: seen.all.filter(isChange).flatMap((event) => changeViews(state, event)),
    battles: ofKind(seen, 'battle').map((event) => battleView(state, event, seat)),
    espionage: ofKind(seen, 'spied').map((event) =>
      spyReportView(event, (id) => ownReport(state, journal, id)),
    ),
    spiesLost: ofKind(seen, 'spiesLost').map(({ holdingId, spies }) => ({ id: holdingId, spies })),
    rebellions: ofKind(seen, 'rebellion').map((event) => rebellionView(state, event)),
    sensors: sensorViews(state, ofKind(seen, 'sensed')),
    probes: ofKind(seen, 'probed').map((event) => probeView(state, event)),
    news: ofKind(seen, 'news').map((event) => newsView(state, event)),
    messages: ofKind(seen, 'message').map((event) => messageView(state, event)),
  };
}

/** Properties of a view that are made of events. */
type EventKey =
  | 'orders'
  | 'diagnostics'
  | 'changes'
  | 'battles'
  | 'espionage'
  | 'spiesLost'
  | 'rebellions'
  | 'sensors'
  | 'probes'
  | 'news'
  | 'messages';

/** A ship or colony as its owner sees it, or as its people see it where it has no owner. */
function ownReport(state: EmpyreanState, journal: readonly SeenEvent[], id: number): HoldingView | undefined {
  const holding = holdingOf(state, id);
  if (!holding) return undefined;
  const { empireId } = holding;
  const seen = indexed(empireId === null ? journal : seenEvents(journal, empireId));
  return holdingView(state, seen, holding);
}
