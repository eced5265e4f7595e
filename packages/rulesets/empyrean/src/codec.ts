import { PLANET_TYPES, RESOURCES } from '@ec/cluster';
import { GOODS_CODES, HOLDING_KINDS, POPULATION_CODES, RESOURCE_CODES, MAX_TECH_LEVEL } from '@ec/economy';
import * as v from 'valibot';
import { codecFor } from '@ec/engine';
import { HISTORY_TURNS } from './history.js';
import { SPY_TASKS } from './holding.js';
import { type EmpyreanState, STAR_ORBITS } from './state.js';

/** An integer from `least` to `most`, both included; one check, as a state has a hundred thousand of them. */
function integer(least: number, most = Number.MAX_SAFE_INTEGER): v.CustomSchema<number, () => string> {
  const isOne = (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  return v.custom<number, () => string>(isOne, () => `expected an integer from ${least} to ${most}`);
}

export const quantity = integer(0);
const id = integer(1);
const techLevel = integer(0, MAX_TECH_LEVEL);
const percent = integer(0, 100);
const ratio = v.strictObject({ numerator: quantity, denominator: id });
const count = integer(Number.MIN_SAFE_INTEGER);
const item = { code: v.picklist([...RESOURCE_CODES, ...GOODS_CODES]), techLevel };
const stacks = v.array(v.strictObject({ ...item, quantity }));
const coordinates = v.strictObject({ x: quantity, y: quantity, z: quantity });

const cluster = v.strictObject({
  stars: v.array(v.strictObject({ id, coordinates, systemId: id, sequence: id })),
  systems: v.array(v.strictObject({ id, coordinates, starIds: v.array(id) })),
  planets: v.array(
    v.strictObject({ id, starId: id, orbit: id, type: v.picklist(PLANET_TYPES), habitability: quantity }),
  ),
  deposits: v.array(
    v.strictObject({
      id,
      planetId: id,
      number: id,
      resource: v.picklist(RESOURCES),
      quantity,
      yieldPercent: percent,
    }),
  ),
});

const population = v.strictObject({
  UEM: quantity,
  USK: quantity,
  PRO: quantity,
  SLD: quantity,
  SPY: quantity,
  CNW: quantity,
  TRN: quantity,
});
const pay = v.strictObject({ USK: ratio, PRO: ratio, SLD: ratio });
/** What each version has kept of how people lived. */
export const LIVING = {
  payees: v.strictObject({ USK: quantity, PRO: quantity, SLD: quantity }),
  pay,
  heads: quantity,
  ration: ratio,
  starved: quantity,
};
const party = v.strictObject({ kind: v.picklist(['ship-or-colony', 'empire']), id });
const product = v.nullable(v.strictObject({ code: v.picklist(GOODS_CODES), techLevel }));

const quarter = v.strictObject({
  unskilled: quantity,
  professionals: quantity,
  automation: quantity,
  built: quantity,
  carried: quantity,
  probes: quantity,
  heads: quantity,
  killed: quantity,
  ledger: v.array(
    v.strictObject({
      place: v.picklist(['stored', 'assembled', 'people']),
      code: v.picklist([...RESOURCE_CODES, ...GOODS_CODES, ...POPULATION_CODES]),
      techLevel,
      opening: quantity,
      produced: quantity,
      received: quantity,
      assembled: count,
      used: quantity,
      lost: quantity,
      sent: quantity,
    }),
  ),
});

const holding = v.strictObject({
  id,
  empireId: v.nullable(id),
  name: v.nullable(v.string()),
  kind: v.picklist(HOLDING_KINDS),
  starId: id,
  orbit: integer(1, STAR_ORBITS),
  planetId: v.nullable(id),
  techLevel,
  raceId: id,
  foundedTurn: v.exactOptional(id),
  population,
  rebels: population,
  spies: v.array(v.strictObject({ task: v.picklist(SPY_TASKS), targetId: v.nullable(id), units: quantity })),
  pay,
  ration: ratio,
  stored: stacks,
  assembled: stacks,
  farms: v.array(v.strictObject({ techLevel, units: quantity })),
  mines: v.array(v.strictObject({ id, techLevel, units: quantity, depositId: id })),
  factories: v.array(
    v.strictObject({
      id,
      techLevel,
      units: quantity,
      product,
      change: v.nullable(v.strictObject({ product })),
      pipeline: v.strictTuple([quantity, quantity, quantity]),
    }),
  ),
  traders: v.array(party),
  living: v.nullable(v.strictObject({ ...LIVING, goods: quantity, food: quantity })),
  quarter,
});

const magnitude = v.nullable(quantity);
const figures = v.pipe(v.array(quantity), v.maxLength(HISTORY_TURNS));
const history = v.pipe(
  v.strictObject({
    since: quantity,
    people: figures,
    food: figures,
    fuel: figures,
    goods: figures,
    rebels: v.array(magnitude),
  }),
  v.check(
    ({ people, food, fuel, goods, rebels }) =>
      [food, fuel, goods, rebels].every(({ length }) => length === people.length),
    'expected lists of the same length',
  ),
);
const knowledge = v.strictObject({
  empireId: id,
  systems: v.array(v.strictObject({ systemId: id, turn: quantity })),
  planets: v.array(v.strictObject({ planetId: id, seen: quantity, surveyed: v.nullable(quantity) })),
  deposits: v.array(
    v.strictObject({
      depositId: id,
      turn: quantity,
      isExact: v.boolean(),
      quantity: magnitude,
      yieldPercent: magnitude,
    }),
  ),
  sightings: v.array(
    v.strictObject({
      holdingId: id,
      isAbandoned: v.boolean(),
      empireId: v.nullable(id),
      kind: v.picklist(HOLDING_KINDS),
      name: v.nullable(v.string()),
      starId: id,
      orbit: id,
      turn: quantity,
    }),
  ),
  contacts: v.array(id),
  history,
});

const schema: v.GenericSchema<unknown, EmpyreanState> = v.strictObject({
  game: v.string(),
  turn: quantity,
  cluster,
  axisSize: id,
  homeWorlds: v.array(id),
  players: v.array(v.strictObject({ id, email: v.string(), empireId: v.nullable(id) })),
  empires: v.array(v.strictObject({ id, name: v.string(), playerId: v.nullable(id), homeWorldId: id })),
  holdings: v.array(holding),
  holdingNumbers: v.array(id),
  controls: v.array(v.strictObject({ planetId: id, empireId: id, permitted: v.array(party) })),
  planetNames: v.array(v.strictObject({ planetId: id, name: v.string() })),
  knowledge: v.array(knowledge),
  reign: v.nullable(v.pipe(v.array(v.strictObject({ empireId: id, turns: id })), v.minLength(1))),
});

/** Writes a state as JSON and reads it back, checked to the last field. */
export const codec = codecFor<EmpyreanState>(schema);
