import { type GalaxyState, type Planet } from '@ec/galaxyng';
import { productionOf, shipMass, shipsCost } from '@ec/galaxyng/rules';
import { stepOf } from './cargo.ts';
import type { Law } from './played-turn.ts';
import { isAlike, unlike, wealthOf } from './wealth.ts';

/** Planets make what the journal says of what they have, and unowned ones make nothing. */
export const production: Law = function* (turn) {
  const { before, after } = stepOf(turn, 'production');
  const made = new Map<number, { MAT: number; CAP: number }>();
  for (const event of turn.after.journal) {
    if (event.kind !== 'produced') continue;
    const { planetId, product, materials } = event;
    const planet = before.planets[planetId - 1];
    if (!planet || planet.ownerId !== event.raceId || made.has(planetId))
      yield `planet ${planetId} made too much`;
    if (planet) {
      const available = productionOf(planet.population, planet.industry) - planet.spent + planet.carry;
      if (!isAlike(event.production, available))
        yield `planet ${planetId}: ${event.production} of ${available} production`;
    }
    made.set(planetId, {
      MAT: (product.kind === 'MAT' ? event.made : 0) - materials,
      CAP: product.kind === 'CAP' ? event.made : 0,
    });
  }
  for (const [planet, now] of pairs(before, after)) {
    const { MAT = 0, CAP = 0 } = made.get(planet.id) ?? {};
    const expected = wealthOf(planet);
    yield* unlike(
      `planet ${planet.id}`,
      { ...expected, MAT: expected.MAT + MAT, CAP: expected.CAP + CAP },
      wealthOf(now),
    );
    if (planet.ownerId !== null && !made.has(planet.id)) yield `planet ${planet.id} made nothing`;
  }
};

/** People of owned planets grow by 8 %, what does not fit being colonists; unowned planets do not change. */
export const growth: Law = function* (turn) {
  const { before, after } = stepOf(turn, 'growth');
  for (const [planet, now] of pairs(before, after)) {
    const people = planet.ownerId === null ? 0 : 0.08 * planet.population;
    const expected = wealthOf(planet);
    yield* unlike(`planet ${planet.id}`, { ...expected, COL: expected.COL + people / 8 }, wealthOf(now));
  }
};

/**
 * A planet that is bombed keeps a quarter of its people and industry, its capital and its materials, or with full bombing nothing; others keep
 * everything.
 */
export const bombings: Law = function* (turn) {
  let bombed = 0;
  for (const name of ['bombing', 'bombing after movement'] as const) {
    const { before, after } = stepOf(turn, name);
    for (const [planet, now] of pairs(before, after)) {
      if (isSame(planet, now)) continue;
      bombed += 1;
      const left = before.rules.fullBombing
        ? { ...planet, population: 0, industry: 0, stock: { COL: 0, CAP: 0, MAT: 0 } }
        : {
            ...planet,
            population: planet.population / 4,
            industry: planet.industry / 4,
            stock: { ...planet.stock, COL: 0 },
          };
      yield* unlike(`${name}: planet ${planet.id}`, wealthOf(left), wealthOf(now));
      if (now.ownerId === planet.ownerId) yield `${name}: planet ${planet.id} keeps its owner`;
    }
  }
  const told = turn.after.journal.filter(({ kind }) => kind === 'bombing').length;
  if (told !== bombed) yield `${told} bombings in the journal of ${bombed}`;
};

/** Orders add to a planet's stock only materials for ships left unfinished, whose production is lost; races that leave lose everything. */
export const orders: Law = function* (turn) {
  const start = stepOf(turn, 'production orders');
  for (const [planet, now] of pairs(start.before, start.after)) {
    const credit = planet.carry > 0 && now.carry === 0 ? creditOf(start.before, planet) : 0;
    const expected = wealthOf(planet);
    yield* unlike(`planet ${planet.id}`, { ...expected, MAT: expected.MAT + credit }, wealthOf(now));
    if (now.carry !== planet.carry && (now.carry !== 0 || start.before.rules.keepProduction))
      yield `planet ${planet.id}: ${planet.carry} carried over becomes ${now.carry}`;
  }
  const left = new Set(turn.after.journal.flatMap((event) => (event.kind === 'left' ? [event.raceId] : [])));
  for (const name of ['roll call', 'end of turn'] as const) {
    const { before, after } = stepOf(turn, name);
    for (const [planet, now] of pairs(before, after)) {
      if (isSame(planet, now)) continue;
      const { COL, CAP, MAT } = wealthOf(now);
      if (planet.ownerId === null || !left.has(planet.ownerId) || now.ownerId !== null || COL + CAP + MAT > 0)
        yield `${name}: planet ${planet.id} changes`;
    }
  }
};

/** Materials for ships left unfinished. */
function creditOf({ races }: GalaxyState, { ownerId, product, carry, resources, stock }: Planet): number {
  if (product.kind !== 'ships' || ownerId === null) return 0;
  const design = races[ownerId - 1]?.types.find(({ id }) => id === product.typeId)?.design;
  if (!design) throw new RangeError(`race ${ownerId}: expected a type ${product.typeId}`);
  const mass = shipMass(design);
  return (mass * carry) / shipsCost(mass, 1, resources, stock.MAT);
}

function isSame(planet: Planet, now: Planet): boolean {
  return JSON.stringify(planet) === JSON.stringify(now);
}

function* pairs(before: GalaxyState, after: GalaxyState): Iterable<readonly [Planet, Planet]> {
  for (const [i, planet] of before.planets.entries()) yield [planet, after.planets[i] ?? planet];
}
