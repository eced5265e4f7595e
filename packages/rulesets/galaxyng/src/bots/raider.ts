import { botFigure, defaultsOf, defineBot, type Bot, type ParametersOf } from '@ec/engine';
import type { Prng } from '@ec/prng';
import type { GalaxyOrder } from '../orders/orders.js';
import type { Planet } from '../state.js';
import type { GalaxyView } from '../view/view.js';
import { campaign } from './campaign.js';
import { designs, GUARD, HAULER, PROBE, WARSHIP } from './designs.js';
import { byIndustry, make, sheetOf, shipsOf, typeNamed } from './moves.js';
import { routes, scouting, settling } from './settler.js';
import { threats } from './targets.js';

/** How a raider plays. */
const FIGURES = [
  botFigure('research', 4, [0, 50], 'turns', 'Turns of research before the first warships are built.'),
  botFigure('probes', 4, [0, 50], 'ships', 'Probes that it wants.'),
  botFigure('haulers', 4, [0, 50], 'ships', 'Haulers that it wants.'),
  botFigure(
    'rebuilt',
    90,
    [0, 100],
    'percent',
    'Industry, of its people, that a planet has before it builds anything else.',
  ),
  botFigure('pack', 3, [1, 50], 'ships', 'Warships that make a fleet, at least.'),
] as const;

/** Values of its parameters. */
export type Raid = ParametersOf<typeof FIGURES>;

/**
 * A warlike player: it does some research, settles what lies near, then builds warships, gathers them in fleets, sends these where they are
 * strong enough, and claims what it bombs. It rebuilds what was bombed, defends what is threatened, and hunts what is left of a race.
 */
export const raider: Bot<GalaxyView, GalaxyOrder> = defineBot(FIGURES, (view: GalaxyView, rng, values) =>
  sheetOf(raids(view, rng, values)),
);

/** The orders of a raider. */
export function raids(view: GalaxyView, rng: Prng, values: Raid = defaultsOf(FIGURES)): GalaxyOrder[] {
  return [
    ...designs(view, [HAULER, PROBE, WARSHIP, GUARD]),
    ...products(view, rng, values),
    ...scouting(view, rng),
    ...settling(view),
    ...routes(view),
    ...campaign(view, rng, values.pack),
  ];
}

function products(view: GalaxyView, rng: Prng, values: Raid): GalaxyOrder[] {
  const coming = threats(view);
  return byIndustry(view).flatMap((planet, i) => {
    if (coming.has(planet.id)) return make(view, planet, GUARD);
    if (planet.industry < (values.rebuilt / 100) * planet.population) return make(view, planet, 'CAP');
    return make(view, planet, productOf(view, planet, i, { rng, values }));
  });
}

/** What the i-th planet makes in peace: the second and third look for room first, every third does research. */
function productOf(
  view: GalaxyView,
  { product }: Planet,
  i: number,
  { rng, values }: { readonly rng: Prng; readonly values: Raid },
): string {
  if (i === 1 && shipsOf(view, typeNamed(view, HAULER)) < values.haulers) return HAULER;
  if (i === 2 && shipsOf(view, typeNamed(view, PROBE)) < values.probes) return PROBE;
  if (view.turn < values.research) return ['DRIVE', 'WEAPONS', 'SHIELDS'][i % 3] ?? 'DRIVE';
  if (i % 3 !== 2) return WARSHIP;
  return product.kind === 'research' ? product.tech : rng.pick(['WEAPONS', 'SHIELDS']);
}
