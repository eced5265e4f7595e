import { formatOrbit, formatStar } from '@ec/cluster';
import { RESOURCE_CODE } from '@ec/economy';
import type { ProbeView, SensorView } from './map-view.js';
import type { MessageView, NewsItemView, NewsView } from './news-view.js';
import type { MessageEvent, NewsEvent, NewsItem } from '../events/news.js';
import type { ProbedEvent, SensedEvent } from '../events/exploration.js';
import { formatTraded, planetOf } from '../lookup.js';
import type { EmpyreanState } from '../state.js';

type PlanetType = ProbeView['planet'];

/** What sensors saw of the orbits of each star: all sensors at a star see the same, so the first event stands for them all. */
export function sensorViews(state: EmpyreanState, sensed: readonly SensedEvent[]): SensorView[] {
  const stars = Map.groupBy(sensed, ({ starId }) => starId);
  return [...stars.values()].flatMap(([first]) => (first ? [sensorView(state, first)] : []));
}

function sensorView(state: EmpyreanState, { holdingId, starId, orbits }: SensedEvent): SensorView {
  return {
    id: holdingId,
    star: formatStar(state.cluster, starId),
    orbits: orbits.map(({ planetId, ...reading }) => ({ ...reading, planet: typeOf(state, planetId) })),
  };
}

/** What a probe found. */
export function probeView(state: EmpyreanState, probed: ProbedEvent): ProbeView {
  const { holdingId, planetId, deposits, found } = probed;
  return {
    id: holdingId,
    orbit: formatOrbit(state.cluster, probed),
    planet: typeOf(state, planetId),
    deposits: deposits.map(({ resource, ...figures }) => ({ ...figures, resource: RESOURCE_CODE[resource] })),
    found: found.map(({ holdingId: id, empireId, kind, mass }) => ({ id, empire: empireId, kind, mass })),
  };
}

/** News of a market or trade station. */
export function newsView({ cluster }: EmpyreanState, event: NewsEvent): NewsView {
  return {
    station: event.stationId,
    planet: formatOrbit(cluster, event),
    items: event.items.map(newsItemView),
  };
}

/** A message from another empire. */
export function messageView({ empires }: EmpyreanState, { fromId, text }: MessageEvent): MessageView {
  return { from: { id: fromId, name: empires[fromId - 1]?.name ?? '' }, text };
}

function newsItemView(item: NewsItem): NewsItemView {
  switch (item.kind) {
    case 'arrived':
    case 'departed':
      return { kind: item.kind, ship: item.shipId, empire: item.empireId };
    case 'fought':
      return { kind: item.kind, target: item.targetId, empire: item.empireId, end: item.end };
    case 'traded': {
      const { kind, code, techLevel, quantity, price } = item;
      return { kind, unit: formatTraded({ code, techLevel }), quantity, price };
    }
    case 'text':
      return item;
  }
}

function typeOf(state: EmpyreanState, planetId: number | null): PlanetType {
  return planetId === null ? null : planetOf(state, planetId).type;
}
