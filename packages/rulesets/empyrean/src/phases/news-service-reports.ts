import { findPlanet } from '@ec/cluster';
import { DONE, refused, type SeatOrder, type OrderResult } from '@ec/engine';
import { ordersOf, type EmpyreanTurn, type OrderOf } from './carry-out.js';
import type { EmpyreanPhase } from '../contract.js';
import type { NewsItem } from '../events/news.js';
import { recordHistory } from '../history.js';
import { knowledgeOf, observe } from '../knowledge.js';
import { holdingOf, isAmong, isSamePlace, planetOf, seatsOf, type Place } from '../lookup.js';
import type { EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';
import { countReign } from '../outcome.js';

/** Kinds of events that are news. */
const NEWSWORTHY: ReadonlySet<string> = new Set(['moved', 'battle', 'traded']);

/** A market or trade station that prints news. */
interface NewsService extends Place {
  /** The station, or `null` for the market of a home world. */
  readonly station: Holding | null;
  /** Ships and colonies whose owners read its news. */
  readonly readers: readonly Holding[];
}

/**
 * Phase 21: markets and trade stations print what happened there, and messages are delivered. Then everybody looks around and
 * writes down what it has, and the terms of victory are checked, or the game ends because all agree.
 *
 * @see E-17 phase 21, "Victory"
 */
export const newsServiceReports: EmpyreanPhase = {
  name: 'news service reports',
  run(turn) {
    observe(turn.state);
    recordHistory(turn.state, turn.journal);
    const services = servicesOf(turn.state);
    const printed = new Map<NewsService, NewsItem[]>();
    for (const placed of ordersOf(turn, 'news')) {
      turn.conclude(placed, insert(turn.state, services, placed, printed));
    }
    const events = turn.journal.filter(({ kind }) => NEWSWORTHY.has(kind));
    for (const service of services) {
      const { station, starId, orbit, readers } = service;
      const items = [...happenedAt(events, service), ...(printed.get(service) ?? [])];
      if (items.length === 0 || seatsOf(...readers).length === 0) continue;
      turn.emit({
        kind: 'news',
        seats: seatsOf(...readers),
        stationId: station?.id ?? null,
        starId,
        orbit,
        items,
      });
    }
    for (const placed of ordersOf(turn, 'message')) turn.conclude(placed, send(turn, placed));
    countReign(turn.state, turn.parameters);
  },
};

/** Markets by planet, then trade stations by ID. */
function servicesOf(state: EmpyreanState): NewsService[] {
  const markets = state.homeWorlds
    .toSorted((a, b) => a - b)
    .map((planetId): NewsService => {
      const { starId, orbit } = planetOf(state, planetId);
      return { station: null, starId, orbit, readers: presentAt(state, { starId, orbit }) };
    });
  const stations = state.holdings
    .filter(({ kind }) => kind === 'trade-station')
    .map((station): NewsService => {
      const { starId, orbit, empireId } = station;
      const readers = presentAt(state, station).filter(
        (holding) =>
          (empireId !== null && holding.empireId === empireId) ||
          (isAmong(station.traders, holding) && (holding.kind === 'ship' || holding.kind === 'orbiting')),
      );
      return { station, starId, orbit, readers };
    });
  return [...markets, ...stations];
}

function presentAt({ holdings }: EmpyreanState, place: Place): Holding[] {
  return holdings.filter((holding) => isSamePlace(holding, place));
}

/** Adds a text to the news of a service that its author reads. */
function insert(
  { cluster }: EmpyreanState,
  services: readonly NewsService[],
  { order, seat }: SeatOrder<OrderOf<'news'>>,
  printed: Map<NewsService, NewsItem[]>,
): OrderResult {
  const { service: wanted, text, signature = null } = order;
  const planet = wanted.kind === 'market' ? findPlanet(cluster, wanted.planet) : undefined;
  const service = services.find(({ station, starId, orbit }) =>
    wanted.kind === 'station'
      ? station?.id === wanted.id
      : station === null && planet !== undefined && isSamePlace(planet, { starId, orbit }),
  );
  if (!service || !seatsOf(...service.readers).includes(seat))
    return refused('no-service', 'no market or trade station prints your news there');
  printed.set(service, [...(printed.get(service) ?? []), { kind: 'text', text, signature }]);
  return DONE;
}

/** What happened at a market or trade station in the turn. */
function happenedAt(events: EmpyreanTurn['journal'], { station, ...place }: NewsService): NewsItem[] {
  return events.flatMap((event): NewsItem[] => {
    if (event.kind === 'moved') {
      const { shipId, empireId } = event;
      if (isSamePlace(event.to, place)) return [{ kind: 'arrived', shipId, empireId }];
      return isSamePlace(event.from, place) ? [{ kind: 'departed', shipId, empireId }] : [];
    }
    if (event.kind === 'battle' && isSamePlace(event, place)) {
      const { targetId, end } = event.engagement;
      const target = event.forces.find(({ id }) => id === targetId);
      return [{ kind: 'fought', targetId, empireId: target?.empireId ?? null, end }];
    }
    const isHere =
      event.kind === 'traded' && event.side === 'sold' && event.stationId === (station?.id ?? null);
    if (!isHere || !(station || isSamePlace(event, place))) return [];
    const { code, techLevel, quantity, price } = event;
    return [{ kind: 'traded', code, techLevel, quantity, price }];
  });
}

/**
 * Sends a message to an empire that the author has met, or to a ship or colony that it has seen. The author does not learn whether anybody
 * reads it: the ship or colony may have been destroyed since, or may belong to no empire.
 */
function send({ state, emit }: EmpyreanTurn, { order, seat }: SeatOrder<OrderOf<'message'>>): OrderResult {
  const { party, text } = order;
  const { contacts, sightings } = knowledgeOf(state, seat);
  const isKnown =
    party.kind === 'empire'
      ? contacts.includes(party.id)
      : sightings.some(({ holdingId }) => holdingId === party.id);
  if (!isKnown) return refused('no-contact', 'you have not met them');
  const receiver = party.kind === 'empire' ? party.id : holdingOf(state, party.id)?.empireId;
  if (typeof receiver === 'number') emit({ kind: 'message', seats: [receiver], fromId: seat, text });
  return DONE;
}
