import * as v from 'valibot';
import type { ClusterProblem, NoteProblem } from './cluster-problems.js';
import { assertClusterParameters, defaultClusterParameters, type ClusterParameters } from './parameters.js';
import { PLANET_ORBITS } from './planet-types.js';
import { schemaProblems } from './problems.js';
import {
  PLANET_TYPES,
  RESOURCES,
  type Cluster,
  type Deposit,
  type Planet,
  type Star,
  type System,
} from './types.js';
import { checkDeposits } from './validate-deposits.js';
import { checkPlanets } from './validate-planets.js';
import { checkStars, checkSystems } from './validate-stars.js';

/** Outcome of a validation: the cluster, or every broken rule. */
export type ClusterValidation =
  | {
      /** Every rule holds. */
      readonly ok: true;
      /** The data given, now known to be a cluster. */
      readonly cluster: Cluster;
    }
  | {
      /** Some rule is broken. */
      readonly ok: false;
      /** Every broken rule; at least one. */
      readonly problems: readonly ClusterProblem[];
    };

/**
 * Checks a cluster read from JSON, and names every broken rule with its path.
 *
 * First the form of each list, then the rules that its entries must obey. The rules of a list are checked when
 * that list, and those it refers to, have the right form: a misspelt field of one deposit hides no broken star.
 * Quantities are held to the ranges of a fresh cluster, before any mining.
 *
 * @param json - parsed JSON, of any form
 * @param homeWorldIds - planets that have taken a template; habitability by orbit, deposit count, resource, quantity,
 *   yield and caps are the template's business there
 * @param parameters - the figures the cluster was made with
 * @throws RangeError when a parameter is unknown, missing or outside its bounds
 * @see seed "Cluster" to "Deposit"; E-05 to E-09
 */
export function validateCluster(
  json: unknown,
  homeWorldIds: readonly number[] = [],
  parameters: ClusterParameters = defaultClusterParameters,
): ClusterValidation {
  assertClusterParameters(parameters);
  const problems: ClusterProblem[] = [];
  const note: NoteProblem = (path, code, message) => problems.push({ path, code, message });

  const root = v.safeParse(rootSchema, json);
  if (!root.success) problems.push(...schemaProblems('$', root.issues));
  const lists = isRecord(json) ? json : {};
  const stars = parseList<Star>(lists, 'stars', starSchema, problems);
  const systems = parseList<System>(lists, 'systems', systemSchema, problems);
  const planets = parseList<Planet>(lists, 'planets', planetSchema, problems);
  const deposits = parseList<Deposit>(lists, 'deposits', depositSchema, problems);

  const homeWorlds = new Set(homeWorldIds);
  if (stars !== undefined) checkStars(stars, parameters, note);
  if (stars !== undefined && systems !== undefined) checkSystems(stars, systems, note);
  if (stars !== undefined && planets !== undefined)
    checkPlanets(stars, planets, homeWorlds, parameters, note);
  if (planets !== undefined && deposits !== undefined) {
    checkDeposits(planets, deposits, homeWorlds, note);
  }
  if (problems.length > 0 || !stars || !systems || !planets || !deposits) return { ok: false, problems };
  return { ok: true, cluster: { stars, systems, planets, deposits } };
}

/** The entries of one list, or undefined when some entry has a wrong form; a missing list was noted before. */
function parseList<T>(
  lists: Readonly<Record<string, unknown>>,
  name: keyof Cluster,
  schema: v.GenericSchema<unknown, T>,
  problems: ClusterProblem[],
): readonly T[] | undefined {
  const list = lists[name];
  if (!Array.isArray(list)) return undefined;
  const parsed = v.safeParse(v.array(schema), list);
  if (parsed.success) return parsed.output;
  problems.push(...schemaProblems(`$.${name}`, parsed.issues));
  return undefined;
}

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null;
}

const list = v.array(v.unknown());
const rootSchema = v.strictObject({ stars: list, systems: list, planets: list, deposits: list });

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const coordinates = v.strictObject({ x: natural, y: natural, z: natural });

const starSchema = v.strictObject({ id, coordinates, systemId: id, sequence: id });
const systemSchema = v.strictObject({ id, coordinates, starIds: v.array(id) });
const planetSchema = v.strictObject({
  id,
  starId: id,
  orbit: v.pipe(id, v.maxValue(PLANET_ORBITS)),
  type: v.picklist(PLANET_TYPES),
  habitability: natural,
});
const depositSchema = v.strictObject({
  id,
  planetId: id,
  number: id,
  resource: v.picklist(RESOURCES),
  quantity: natural,
  yieldPercent: v.pipe(natural, v.maxValue(100)),
});
