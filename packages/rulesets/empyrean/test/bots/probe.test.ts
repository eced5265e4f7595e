import { describe, expect, it } from 'vitest';
import { createGame } from '@ec/engine';
import { openDraft } from '../../src/bots/draft.js';
import { probe } from '../../src/bots/aims/probe.js';
import { empyrean } from '../../src/ruleset.js';
import type { OrbitView, SightingView } from '../../src/view/map-view.js';
import { empires } from '../empires.js';
import { viewOf } from '../star-map.js';

const view = viewOf(createGame(empyrean, { name: 'EC-1', seed: 4n, players: empires(1) }), 1);
const [home] = view.holdings;
const star = home?.location.slice(0, home.location.lastIndexOf('/')) ?? '';
const own = Number(home?.location.slice(star.length + 1));
const [known = 0, unknown = 0, empty = 0] = [1, 2, 3, 4].filter((orbit) => orbit !== own);

const seen = (orbit: number, colonies: number): OrbitView => ({
  ...{ orbit, planet: 'terrestrial', ships: 0, shipMass: null, production: null },
  ...{ colonies, colonyMass: colonies > 0 ? 4 : null },
});
const sighting = (turn: number): SightingView => ({
  ...{ id: 500, name: null, kind: 'open', empire: 2, isAbandoned: false },
  ...{ location: `${star}/${known}`, turn },
});
/** Orbits that are probed in turn 20 when a colony was seen at one of them. */
const probed = (seenIn: number, outdated: number): number[] => {
  const orbits = [seen(own, 1), seen(known, 1), seen(unknown, 1), seen(empty, 0)];
  const sensors = [{ id: home?.id ?? 0, star, orbits }];
  const draft = openDraft({ ...view, turn: 20, sensors, sightings: [sighting(seenIn)] });
  probe(draft, outdated);
  return draft.orders.flatMap((order) => (order.kind === 'probe' ? order.orbits : []));
};

describe('probes of strong bots', () => {
  it('go where sensors see a colony that nobody has identified, and neither home nor to empty orbits', () => {
    expect(probed(13, 8)).toEqual([unknown]);
  });

  it('go again when what is known is eight turns old', () => {
    expect(probed(12, 8)).toEqual([known, unknown].toSorted((a, b) => a - b));
  });

  it('are not sent where the plan says so', () => {
    expect(probed(12, 0)).toEqual([]);
  });
});
