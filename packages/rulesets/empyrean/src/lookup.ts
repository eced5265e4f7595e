import { shown } from '@ec/prng';
import { depositsOn, planetInOrbit, type Deposit, type Planet } from '@ec/cluster';
import {
  formatUnit,
  headCount,
  massHundredths,
  quantityOf,
  sortStacks,
  unitMass,
  type ItemCode,
  type PopulationCode,
  type Stack,
  POPULATION_UNITS,
} from '@ec/economy';
import type { Party } from './orders/terms.js';
import { STAR_ORBITS, type EmpyreanState } from './state.js';
import type { Holding, LedgerPlace } from './holding.js';

/**
 * A planet of the game's cluster.
 *
 * @throws RangeError when there is none with this ID (a broken state)
 */
export function planetOf({ cluster }: EmpyreanState, id: number): Planet {
  return entity('planet', cluster.planets[id - 1], id);
}

/** The planet where a ship or colony is, if there is one. */
export function planetAt(state: EmpyreanState, { planetId }: Pick<Holding, 'planetId'>): Planet | undefined {
  return planetId === null ? undefined : planetOf(state, planetId);
}

/** Habitability of the planet where a ship or colony is; 0 where there is none. */
export function habitabilityAt(state: EmpyreanState, holding: Pick<Holding, 'planetId'>): number {
  return planetAt(state, holding)?.habitability ?? 0;
}

/** Whether two ships or colonies are in the same orbit of the same star. */
export function isSamePlace(a: Place, b: Place): boolean {
  return a.starId === b.starId && a.orbit === b.orbit;
}

/** One number for each place, to look up who is there. */
export function placeKey({ starId, orbit }: Place): number {
  return starId * (STAR_ORBITS + 1) + orbit;
}

/** A place in the cluster. */
export type Place = Pick<Holding, 'starId' | 'orbit'>;

/** An orbit of a star with the planet there, as a ship or colony holds it. */
export function placeAt(
  cluster: EmpyreanState['cluster'],
  starId: number,
  orbit: number,
): Place & Pick<Holding, 'planetId'> {
  return { starId, orbit, planetId: planetInOrbit(cluster, starId, orbit)?.id ?? null };
}

/**
 * A deposit of the game's cluster.
 *
 * @throws RangeError when there is none with this ID (a broken state)
 */
export function depositOf({ cluster }: EmpyreanState, id: number): Deposit {
  return entity('deposit', cluster.deposits[id - 1], id);
}

/** A deposit of a planet by its number in reports; undefined when there is none. */
export function depositOnPlanet(
  { cluster }: EmpyreanState,
  planetId: number | null,
  number: number,
): Deposit | undefined {
  return planetId === null
    ? undefined
    : depositsOn(cluster, planetId).find((deposit) => deposit.number === number);
}

/** A ship or colony; undefined when there is none with this ID. */
export function holdingOf({ holdings }: EmpyreanState, id: number): Holding | undefined {
  let [low, high] = [0, holdings.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((holdings[middle]?.id ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  const holding = holdings[low];
  return holding?.id === id ? holding : undefined;
}

/**
 * Whether a ship or colony is abandoned: it has neither people nor an owner.
 *
 * @see E-43
 */
export function isAbandoned({ empireId, population }: Pick<Holding, 'empireId' | 'population'>): boolean {
  return empireId === null && headCount(population) === 0;
}

/** Ships and colonies that are not abandoned. */
export function inhabited({ holdings }: EmpyreanState): Holding[] {
  return holdings.filter((holding) => !isAbandoned(holding));
}

/** Seats of the owners of ships and colonies, in ascending order; independent ones have no owner. */
export function seatsOf(...holdings: readonly Pick<Holding, 'empireId'>[]): number[] {
  const [first, second] = holdings;
  if (first && !second) return first.empireId === null ? [] : [first.empireId];
  return [...new Set(holdings.flatMap(({ empireId }) => empireId ?? []))].sort((a, b) => a - b);
}

/** Whether a permission for some parties covers a ship or colony. */
export function isAmong(
  parties: readonly Party[],
  { id, empireId }: Pick<Holding, 'id' | 'empireId'>,
): boolean {
  return parties.some((party) => party.id === (party.kind === 'empire' ? empireId : id));
}

/** Assembled units with those of each group, in no order: for sums. */
export function unitsAtWork({
  assembled,
  farms,
  mines,
  factories,
}: Pick<Holding, 'assembled' | 'farms' | 'mines' | 'factories'>): Stack[] {
  const units: Stack[] = [];
  for (const { techLevel, units: quantity } of farms) units.push({ code: 'FRM', techLevel, quantity });
  for (const { techLevel, units: quantity } of mines) units.push({ code: 'MIN', techLevel, quantity });
  for (const { techLevel, units: quantity } of factories) units.push({ code: 'FCT', techLevel, quantity });
  units.push(...assembled);
  return units;
}

/** Assembled units, including those in groups, in rulebook order. */
export function assembledUnits(holding: Holding): Stack[] {
  const units: Stack[] = [];
  for (const stack of sortStacks(unitsAtWork(holding))) {
    if (stack.quantity === 0) continue;
    const { code, techLevel, quantity } = stack;
    const last = units.at(-1);
    if (last?.code === code && last.techLevel === techLevel)
      units[units.length - 1] = { code, techLevel, quantity: last.quantity + quantity };
    else units.push(stack);
  }
  return units;
}

/** Mass of a ship or colony with all that it holds, in hundredths of a mass unit. */
export function massOf(holding: Holding): number {
  const { population, stored, assembled, farms, mines, factories } = holding;
  return (
    100 * headCount(population) +
    massHundredths(stored) +
    massHundredths(assembled) +
    massOfGroups('FRM', farms) +
    massOfGroups('MIN', mines) +
    massOfGroups('FCT', factories)
  );
}

function massOfGroups(
  code: 'FRM' | 'MIN' | 'FCT',
  groups: readonly { readonly techLevel: number; readonly units: number }[],
): number {
  return groups.reduce((sum, { techLevel, units }) => sum + units * unitMass(code, techLevel), 0);
}

/** Units of one kind that a holding has at a place. */
export function amountOf(
  holding: Holding,
  place: LedgerPlace,
  code: ItemCode | PopulationCode,
  techLevel: number,
): number {
  if (isPopulationOf(holding, code)) return holding.population[code];
  if (place === 'stored') return quantityOf(holding.stored, code, techLevel);
  const groups = { FRM: holding.farms, MIN: holding.mines, FCT: holding.factories };
  if (code === 'FRM' || code === 'MIN' || code === 'FCT') {
    return groups[code].reduce((sum, group) => sum + (group.techLevel === techLevel ? group.units : 0), 0);
  }
  return quantityOf(holding.assembled, code, techLevel);
}

/** Whether a code is a class of people. */
export function isPopulationOf(
  { population }: Pick<Holding, 'population'>,
  code: ItemCode | PopulationCode,
): code is PopulationCode {
  return Object.hasOwn(population, code);
}

/** Something that is traded: a code such as `SPD-3`, or `TL-3` for a technology level. */
export function formatTraded({
  code,
  techLevel,
}: {
  readonly code: ItemCode | null;
  readonly techLevel: number;
}): string {
  return code === null ? `TL-${techLevel}` : formatUnit(code, techLevel);
}

/** Whether a unit is a class of people. */
export function isPopulationCode(code: string): code is PopulationCode {
  return Object.hasOwn(POPULATION_UNITS, code);
}

function entity<T extends { readonly id: number }>(kind: string, found: T | undefined, id: number): T {
  if (found?.id !== id)
    throw new RangeError(`${kind}: expected the ID of one in the cluster, received ${shown(id)}`);
  return found;
}
