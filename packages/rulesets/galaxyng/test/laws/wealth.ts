import { type ByCargo, type GalaxyState, type Planet } from '@ec/galaxyng';
import { CARGOES } from '@ec/galaxyng/rules';

/** People that a colonist becomes. */
const PEOPLE_PER_COLONIST = 8;

/** Share of a sum that rounding may make or lose. */
const ROUNDING = 1e-9;

/** What a planet has of each cargo, with the people and the industry that it became. */
export function wealthOf({
  stock,
  population,
  industry,
}: Pick<Planet, 'stock' | 'population' | 'industry'>): ByCargo<number> {
  return {
    COL: stock.COL + population / PEOPLE_PER_COLONIST,
    CAP: stock.CAP + industry,
    MAT: stock.MAT,
  };
}

/** What each planet has, with what is aboard the ships there. */
export function wealthByPlace(state: GalaxyState): ByCargo<number>[] {
  const places = state.planets.map(wealthOf);
  for (const { cargo, load, ships, originId, planetId } of state.groups) {
    const place = places[planetId - 1];
    if (place && cargo && originId === null) place[cargo] += load * ships;
  }
  return places;
}

/** What is aboard all ships. */
export function aboard({ groups }: GalaxyState): ByCargo<number> {
  const sum = { COL: 0, CAP: 0, MAT: 0 };
  for (const { cargo, load, ships } of groups) if (cargo) sum[cargo] += load * ships;
  return sum;
}

/** What there is on all planets and aboard all ships. */
export function wealthOfAll(state: GalaxyState): ByCargo<number> {
  return state.planets.map(wealthOf).reduce(plus, aboard(state));
}

/** Both together. */
export function plus(a: ByCargo<number>, b: ByCargo<number>): ByCargo<number> {
  return { COL: a.COL + b.COL, CAP: a.CAP + b.CAP, MAT: a.MAT + b.MAT };
}

/** What is not as expected but for rounding, in words. */
export function* unlike(what: string, expected: ByCargo<number>, actual: ByCargo<number>): Iterable<string> {
  for (const cargo of CARGOES)
    if (!isAlike(expected[cargo], actual[cargo]))
      yield `${what}: expected ${expected[cargo]} ${cargo}, received ${actual[cargo]}`;
}

/** Whether two quantities are the same but for rounding. */
export function isAlike(a: number, b: number): boolean {
  return Math.abs(a - b) <= ROUNDING * Math.max(1, Math.abs(a), Math.abs(b));
}
