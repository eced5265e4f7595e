import {
  depositsOn,
  designateHomeWorlds,
  defaultHomeWorldTemplate,
  eligibleHomeWorlds,
  drawCluster,
  parseHomeWorldTemplate,
  PLANET_TYPES,
  RESOURCES,
  TemplateError,
  type Cluster,
  type ClusterDraft,
  type Deposit,
  type HomeWorldTemplate,
} from '@ec/cluster';
import { OPEN_FARMS_PER_HABITABILITY, RESOURCE_CODE } from '@ec/economy';
import { formatInteger, type Prng } from '@ec/prng';
import { plainCopy, SetupError, type SetupInput } from '@ec/engine';
import { defaultHomeColony } from './default-home-colony.js';
import { parseHomeColony, type HomeColonyTemplate } from './home-colony-template.js';
import type { MinesTemplate } from './home-colony-file.js';
import { emptyQuarter } from '../holdings/ledger.js';
import { clusterParameters, combatParametersOf, type EmpyreanParameters } from '../parameters.js';
import { emptyHistory, recordHistory } from '../history.js';
import { observe } from '../knowledge.js';
import type { Holding } from '../holding.js';
import type { Empire, EmpyreanState, Knowledge } from '../state.js';

/**
 * A new game: the cluster, an empire for each player in the order of the records, and a home colony for each empire.
 *
 * @throws SetupError when the name, a record, parameter or template is bad, or when the cluster has too few eligible home worlds
 * @see seed "Empire Assignment"; E-05 to E-12
 */
export function setUp({
  game,
  players,
  parameters,
  templates,
  rng,
}: SetupInput<EmpyreanParameters>): EmpyreanState {
  checkCombat(parameters);
  const homeWorld = readHomeWorld(templates['homeWorld'] ?? defaultHomeWorldTemplate);
  const homeColony = parseHomeColony(templates['homeColony'] ?? defaultHomeColony);
  const raw = rollCluster(rng.stream('cluster'), parameters);

  const perHomeWorld = Number(parameters['empires.perHomeWorld']);
  checkFarms(homeWorld, homeColony, Math.min(players.length, perHomeWorld));
  const needed = Math.ceil(players.length / perHomeWorld);
  const eligible = rng.stream('home worlds').shuffle(eligibleHomeWorlds(raw).map(({ id }) => id));
  if (eligible.length < needed) {
    const expected = `at least ${needed} terrestrial planets in orbits 3 to 5 for ${players.length} empires`;
    throw new SetupError('no-home-world', 'cluster', { expected }, eligible.length);
  }
  const homeWorlds = eligible.slice(0, needed);
  const cluster = designateHomeWorlds(raw, homeWorlds, homeWorld, rng.stream('home-world deposits'));
  const empires = players.map(({ id: playerId, name }, i): Empire => {
    const homeWorldId = homeWorlds[Math.floor(i / perHomeWorld)] ?? 0;
    return { id: i + 1, name: name.trim(), playerId, homeWorldId };
  });
  const state: EmpyreanState = {
    game,
    turn: 0,
    cluster,
    axisSize: clusterParameters(parameters).axisSize,
    homeWorlds,
    players: players.map(({ id, email }, i) => ({ id, email: email.trim(), empireId: i + 1 })),
    empires,
    holdings: empires.map((empire) =>
      homeColonyOf(empire, (empire.id - 1) % perHomeWorld, cluster, homeColony),
    ),
    holdingNumbers: empires.map(({ id }) => id),
    controls: [],
    planetNames: [],
    knowledge: empires.map((empire) => homeKnowledge(empire, cluster)),
    reign: null,
  };
  observe(state);
  recordHistory(state, []);
  return state;
}

/** @param place - of the empire on its home world, from 0 */
function homeColonyOf(
  empire: Empire,
  place: number,
  cluster: Cluster,
  template: HomeColonyTemplate,
): Holding {
  const homeWorld = cluster.planets[empire.homeWorldId - 1];
  const deposits = depositsOn(cluster, empire.homeWorldId);
  if (!homeWorld) throw new RangeError(`home world: expected a planet, received ${empire.homeWorldId}`);
  return {
    id: empire.id,
    empireId: empire.id,
    name: null,
    kind: 'open',
    starId: homeWorld.starId,
    orbit: homeWorld.orbit,
    planetId: homeWorld.id,
    raceId: empire.homeWorldId,
    techLevel: template.techLevel,
    population: template.population,
    rebels: template.rebels,
    spies: template.spies.map(({ task, units }) => ({ task, targetId: null, units })),
    pay: template.pay,
    ration: template.ration,
    stored: [...template.stored],
    assembled: [...template.assembled],
    farms: template.farms.map((farm) => ({ ...farm })).sort((a, b) => a.techLevel - b.techLevel),
    mines: template.mines.map((mines, i) => ({
      id: i + 1,
      techLevel: mines.techLevel,
      units: mines.units,
      depositId: homeDeposit(deposits, mines, i, place).id,
    })),
    factories: template.factories.map((group) => plainCopy(group)),
    traders: [],
    living: null,
    quarter: emptyQuarter(),
  };
}

/** Knowledge of an empire at the start: its home system, and its home planet in exact figures. */
function homeKnowledge({ id: empireId, homeWorldId }: Empire, cluster: Cluster): Knowledge {
  const starId = cluster.planets[homeWorldId - 1]?.starId ?? 0;
  const systemId = cluster.stars[starId - 1]?.systemId ?? 0;
  return {
    empireId,
    systems: [{ systemId, turn: 0 }],
    planets: [{ planetId: homeWorldId, seen: 0, surveyed: 0 }],
    deposits: depositsOn(cluster, homeWorldId).map(({ id: depositId, quantity, yieldPercent }) => ({
      depositId,
      turn: 0,
      isExact: true,
      quantity,
      yieldPercent,
    })),
    sightings: [],
    contacts: [],
    history: emptyHistory(),
  };
}

/**
 * The deposit that a template names, or else the next one of its resource: the empires of a home world take the deposits in turn, so that
 * none is crowded.
 */
function homeDeposit(
  deposits: readonly Deposit[],
  { resource, deposit: number }: MinesTemplate,
  group: number,
  place: number,
): Deposit {
  const candidates = deposits
    .filter((deposit) => RESOURCE_CODE[deposit.resource] === resource)
    .filter((deposit) => number === undefined || deposit.number === number)
    .sort((a, b) => a.number - b.number);
  const deposit = candidates[place % candidates.length];
  if (deposit) return deposit;
  if (number !== undefined) {
    const path = `templates.homeColony.mines.${group}.deposit`;
    throw new SetupError(
      'no-deposit',
      path,
      { expected: `a deposit of ${resource} on the home world` },
      number,
    );
  }
  const expected = `a deposit of ${resource} for the home colony's mines`;
  throw new SetupError('no-deposit', 'templates.homeWorld.deposits', { expected }, []);
}

function readHomeWorld(json: unknown): HomeWorldTemplate {
  try {
    return parseHomeWorldTemplate(json);
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const [problem] = error.problems;
    const path = `templates.homeWorld${problem?.path.slice(1) ?? ''}`.replaceAll(/\[(\d+)\]/g, '.$1');
    throw new SetupError('bad-template', path, problem?.message ?? error.message, json);
  }
}

/**
 * Empires that share a home world must all have room for the farms that they start with: those of the last would stand idle (E-21).
 *
 * @throws SetupError when there are too many
 */
function checkFarms(
  { habitability }: HomeWorldTemplate,
  { farms }: HomeColonyTemplate,
  sharing: number,
): void {
  const each = farms.reduce((sum, { units }) => sum + units, 0);
  const room = habitability * OPEN_FARMS_PER_HABITABILITY;
  if (sharing * each <= room || sharing === 1) return;
  const [most, own, all] = [Math.floor(room / each), each, room].map(formatInteger);
  const expected = `at most ${most} empires on a home world, where ${all} farms have room and each empire starts with ${own}`;
  throw new SetupError('crowded', 'parameters.empires.perHomeWorld', { expected }, sharing);
}

/** Inconsistent rulings on combat are an error of the parameters. */
function checkCombat(parameters: EmpyreanParameters): void {
  try {
    combatParametersOf(parameters);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new SetupError('bad-parameter', 'parameters', error.message, parameters);
  }
}

/** @throws SetupError when the chances of a type of planet do not add up to 100 */
function checkChances(parameters: EmpyreanParameters): void {
  for (const type of PLANET_TYPES) {
    const table = `cluster.resourcePercent.${type}` as const;
    const sum = RESOURCES.reduce((total, resource) => total + Number(parameters[`${table}.${resource}`]), 0);
    if (sum !== 100)
      throw new SetupError('bad-parameter', 'parameters', { expected: `${table}.* that add up to 100` }, sum);
  }
}

/** A cluster by the parameters in force; inconsistent figures are an error of the parameters. */
function rollCluster(rng: Prng, parameters: EmpyreanParameters): ClusterDraft {
  checkChances(parameters);
  try {
    return drawCluster(rng, clusterParameters(parameters));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new SetupError('bad-parameter', 'parameters', error.message, parameters);
  }
}
