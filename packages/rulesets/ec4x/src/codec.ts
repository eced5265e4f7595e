import { ALWAYS_STAY } from './tables/engagement.js';
import { codecFor, type Codec } from '@ec/engine';
import * as v from 'valibot';
import { JOB_KINDS, type Project } from './colony.js';
import { HOUSE_STATUSES } from './house.js';
import { SPY_RESULTS } from './knowledge.js';
import { EC4X_READINGS, FIGURES } from './parameters.js';
import type { Ec4xState } from './state.js';
import { ESPIONAGE_KINDS } from './tables/espionage.js';
import { FLEET_ORDER_KINDS } from './tables/fleet-orders.js';
import { PRESTIGE_CAUSES } from './tables/prestige.js';
import {
  BOONS,
  CLASS_CODES,
  FACILITY_CODES,
  GROUND_CODES,
  LANE_CLASSES,
  LINES,
  PLANET_CLASSES,
  RESOURCES,
  SHIP_CODES,
  STANCES,
  UNIT_STATES,
} from './types.js';

const integer = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(integer, v.minValue(0));
const id = v.pipe(integer, v.minValue(1));
const text = v.string();

/** An object with the same schema for each of some keys. */
function each<const Key extends string, Schema extends v.GenericSchema>(
  keys: readonly Key[],
  schema: Schema,
) {
  const entries = Object.fromEntries(keys.map((key) => [key, schema])) as { [K in Key]: Schema };
  return v.strictObject(entries);
}

const byLine = each(LINES, count);
const unitState = v.picklist(UNIT_STATES);
const planetClass = v.picklist(PLANET_CLASSES);
const resources = v.picklist(RESOURCES);
const owner = v.union([id, v.picklist(['empire', 'independent'])]);
const facilityCode = v.picklist(FACILITY_CODES);
const facilities = each(FACILITY_CODES, count);
const ground = each(GROUND_CODES, each(UNIT_STATES, count));

const shipFigures = {
  code: v.picklist(SHIP_CODES),
  wep: count,
  level: count,
  load: count,
  fighters: v.array(count),
};
const ship = v.strictObject({ id, ...shipFigures });
const squadron = v.strictObject({ id, state: unitState, ships: v.pipe(v.array(ship), v.minLength(1)) });
const standing = { kind: v.picklist(FLEET_ORDER_KINDS), systemId: v.nullable(id) };
const docked = { id, name: text, roe: v.pipe(count, v.maxValue(ALWAYS_STAY)), isBarred: v.boolean() };
const fleet = v.strictObject({
  ...docked,
  systemId: id,
  order: v.strictObject({ ...standing, fleetId: v.nullable(id) }),
  squadrons: v.pipe(v.array(squadron), v.minLength(1)),
  isHidden: v.boolean(),
});

const base = { id, facility: v.nullable(facilityCode), docks: count, turns: id, paid: count };
const project = v.variant('kind', [
  v.strictObject({
    ...base,
    kind: v.literal('ships'),
    code: v.picklist(SHIP_CODES),
    count: id,
    wep: count,
    level: count,
    fleetId: v.nullable(id),
  }),
  v.strictObject({ ...base, kind: v.picklist(['fighters', 'starbases']), count: id, wep: count }),
  v.strictObject({
    ...base,
    kind: v.picklist(['ground', 'groundRepair']),
    code: v.picklist(GROUND_CODES),
    count: id,
  }),
  v.strictObject({ ...base, kind: v.literal('shield'), level: id }),
  v.strictObject({ ...base, kind: v.literal('facility'), code: facilityCode, count: id }),
  v.strictObject({ ...base, kind: v.literal('terraforming'), planetClass }),
  v.strictObject({
    ...base,
    kind: v.literal('squadronRepair'),
    fleet: v.strictObject(docked),
    squadron,
  }),
  v.strictObject({ ...base, kind: v.literal('starbaseRepair'), weps: v.array(count) }),
]) satisfies v.GenericSchema<unknown, Project>;

const colony = v.strictObject({
  owner,
  name: text,
  pu: count,
  newcomers: count,
  iu: count,
  gcp: count,
  started: count,
  ground,
  shield: v.nullable(id),
  fighters: v.array(count),
  starbases: v.array(v.strictObject({ wep: count, state: unitState })),
  facilities,
  waiting: v.array(ship),
  projects: v.array(project),
  isBlockaded: v.boolean(),
  isTaxHalved: v.boolean(),
  fullAs: v.nullable(planetClass),
  industryMilestones: count,
  mostPu: count,
  moreDocks: count,
  works: count,
  worksTurn: count,
  batteryRoe: v.nullable(count),
});
const system = v.strictObject({
  id,
  q: integer,
  r: integer,
  planetClass,
  resources,
  homeOf: v.nullable(id),
  colony: v.nullable(colony),
});

const planetSeen = v.strictObject({
  turn: count,
  pu: count,
  iu: count,
  ground,
  shield: v.nullable(id),
  facilities,
  fighters: count,
  starbases: count,
  projects: v.array(
    v.strictObject({
      kind: v.picklist(JOB_KINDS),
      code: v.nullable(v.picklist(CLASS_CODES)),
      count,
      turns: id,
    }),
  ),
});
const shipsSeen = v.strictObject({
  turn: count,
  fleets: v.array(
    v.strictObject({
      houseId: id,
      order: v.strictObject(standing),
      squadrons: v.array(v.strictObject({ state: unitState, ships: v.array(v.strictObject(shipFigures)) })),
    }),
  ),
});
const knowledge = v.strictObject({
  systems: v.array(
    v.strictObject({
      systemId: id,
      turn: count,
      planetClass,
      resources,
      owner: v.nullable(owner),
      fleets: v.array(
        v.strictObject({
          houseId: id,
          ships: v.array(v.strictObject({ code: v.picklist(SHIP_CODES), count: id })),
        }),
      ),
      planet: v.nullable(planetSeen),
      ships: v.nullable(shipsSeen),
    }),
  ),
  books: v.array(
    v.strictObject({
      houseId: id,
      turn: count,
      treasury: count,
      gcp: count,
      tax: count,
      levels: byLine,
      points: byLine,
      colonies: v.array(id),
    }),
  ),
  spied: v.array(v.strictObject({ result: v.picklist(SPY_RESULTS), systemId: id, year: id })),
});

const house = v.strictObject({
  id,
  name: text,
  playerId: v.nullable(id),
  status: v.picklist(HOUSE_STATUSES),
  homeId: id,
  treasury: count,
  ledger: each(['opening', 'spending', 'receipts', 'interest', 'taxes', 'maintenance', 'corruption'], count),
  tax: v.pipe(count, v.maxValue(100)),
  gcp: count,
  prestige: integer,
  prestigeBy: each(PRESTIGE_CAUSES, integer),
  research: v.strictObject({
    levels: byLine,
    points: byLine,
    bought: byLine,
    isDiscounted: v.boolean(),
    boons: v.array(v.picklist(BOONS)),
  }),
  ebp: count,
  cip: count,
  espionageSpent: each(['ebp', 'cip'], count),
  stances: v.array(v.picklist(STANCES)),
  pactEnds: v.array(v.nullable(count)),
  wars: v.array(count),
  acts: v.array(v.strictObject({ targetId: id, turn: count, isSuccess: v.boolean() })),
  subverted: v.array(v.strictObject({ turn: count, points: count })),
  fleets: v.array(fleet),
  transports: v.array(v.strictObject({ fromId: id, toId: id, ptu: id, turns: id })),
  last: each(['fleet', 'squadron', 'ship', 'project'], count),
  streaks: each(['tax', 'upkeep', 'disgrace'], count),
  isTaxCut: v.boolean(),
  isScienceHalved: v.boolean(),
  knowledge,
});

const state = v.strictObject({
  turn: count,
  game: text,
  rules: v.strictObject({
    ...each(
      FIGURES.map(({ key }) => key),
      integer,
    ).entries,
    'research.levelsPerCycle': v.picklist(EC4X_READINGS['research.levelsPerCycle'][0]),
    'retreat.range': v.picklist(EC4X_READINGS['retreat.range'][0]),
  }),
  systems: v.array(system),
  lanes: v.array(v.strictObject({ a: id, b: id, laneClass: v.picklist(LANE_CLASSES) })),
  houses: v.array(house),
  routs: v.array(v.strictObject({ a: id, b: id, turn: count })),
  turnWork: v.strictObject({
    upgrades: v.array(v.strictObject({ order: count, houseId: id, line: v.picklist(LINES) })),
    subversions: v.array(
      v.strictObject({ order: count, houseId: id, kind: v.picklist(ESPIONAGE_KINDS), targetId: id }),
    ),
    gifts: v.array(v.strictObject({ fromId: id, toId: id, amount: id })),
    visits: v.array(v.strictObject({ houseId: id, systemId: id })),
    blockades: v.array(id),
    handovers: v.array(id),
  }),
  winners: v.array(id),
});

/**
 * Writes a state as JSON and reads it back, checked to the last field.
 *
 * @see architecture 6
 */
export const codec: Codec<Ec4xState> = codecFor(state);
