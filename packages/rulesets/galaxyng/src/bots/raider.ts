import type { WrittenOrders } from '@ec/orders-parser';
import type { Prng } from '@ec/prng';
import type { GalaxyOrder } from '../orders/orders.js';
import type { Planet } from '../state.js';
import type { GalaxyView } from '../view/view.js';
import { campaign } from './campaign.js';
import { designs, GUARD, HAULER, PROBE, WARSHIP } from './designs.js';
import { byIndustry, make, sheetOf, shipsOf, typeNamed } from './moves.js';
import { routes, scouting, settling } from './settler.js';
import { threats } from './targets.js';

/** Turns of research before the first warships are built. */
const RESEARCH_TURNS = 4;
/** Probes and haulers that it wants. */
const PROBES = 4;
const HAULERS = 4;
/** Share of its people for whom a planet has industry before it builds anything else: nine tenths. */
const REBUILT = 0.9;

/**
 * A warlike player: it does some research, settles what lies near, then builds warships, gathers them in fleets, sends these where they are
 * strong enough, and claims what it bombs. It rebuilds what was bombed, defends what is threatened, and hunts what is left of a race.
 */
export function raider(view: GalaxyView, rng: Prng): WrittenOrders<GalaxyOrder> {
  return sheetOf(raids(view, rng));
}

/** The orders of a raider. */
export function raids(view: GalaxyView, rng: Prng): GalaxyOrder[] {
  return [
    ...designs(view, [HAULER, PROBE, WARSHIP, GUARD]),
    ...products(view, rng),
    ...scouting(view, rng),
    ...settling(view),
    ...routes(view),
    ...campaign(view, rng),
  ];
}

function products(view: GalaxyView, rng: Prng): GalaxyOrder[] {
  const coming = threats(view);
  return byIndustry(view).flatMap((planet, i) => {
    if (coming.has(planet.id)) return make(view, planet, GUARD);
    if (planet.industry < REBUILT * planet.population) return make(view, planet, 'CAP');
    return make(view, planet, productOf(view, planet, i, rng));
  });
}

/** What the i-th planet makes in peace: the second and third look for room first, every third does research. */
function productOf(view: GalaxyView, { product }: Planet, i: number, rng: Prng): string {
  if (i === 1 && shipsOf(view, typeNamed(view, HAULER)) < HAULERS) return HAULER;
  if (i === 2 && shipsOf(view, typeNamed(view, PROBE)) < PROBES) return PROBE;
  if (view.turn < RESEARCH_TURNS) return ['DRIVE', 'WEAPONS', 'SHIELDS'][i % 3] ?? 'DRIVE';
  if (i % 3 !== 2) return WARSHIP;
  return product.kind === 'research' ? product.tech : rng.pick(['WEAPONS', 'SHIELDS']);
}
