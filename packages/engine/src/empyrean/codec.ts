import { PLANET_TYPES, RESOURCES } from '@ec/cluster';
import { COLONY_KINDS, GOODS_CODES, RESOURCE_CODES } from '@ec/economy';
import * as v from 'valibot';
import { StateError } from '../errors.js';
import type { Codec } from '../ruleset.js';
import { SPY_TASKS, type EmpyreanState } from './state.js';

const quantity = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const techLevel = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10));
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const ratio = v.strictObject({ numerator: quantity, denominator: id });
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

const colony = v.strictObject({
  id,
  empireId: id,
  name: v.nullable(v.string()),
  kind: v.picklist(COLONY_KINDS),
  planetId: id,
  techLevel,
  population: v.strictObject({
    UEM: quantity,
    USK: quantity,
    PRO: quantity,
    SLD: quantity,
    SPY: quantity,
    CNW: quantity,
    TRN: quantity,
  }),
  spies: v.array(v.strictObject({ task: v.picklist(SPY_TASKS), units: quantity })),
  pay: v.strictObject({ USK: ratio, PRO: ratio, SLD: ratio }),
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
      product: v.strictObject({ code: v.picklist(GOODS_CODES), techLevel }),
      pipeline: v.strictTuple([quantity, quantity, quantity]),
    }),
  ),
  living: v.nullable(
    v.strictObject({
      wagesPaid: quantity,
      standardWages: quantity,
      foodEaten: quantity,
      fullRations: quantity,
    }),
  ),
});

const schema: v.GenericSchema<unknown, EmpyreanState> = v.strictObject({
  game: v.string(),
  turn: quantity,
  cluster,
  homeWorlds: v.array(id),
  players: v.array(v.strictObject({ id, email: v.string(), empireId: v.nullable(id) })),
  empires: v.array(v.strictObject({ id, name: v.string(), playerId: v.nullable(id), homeWorldId: id })),
  colonies: v.array(colony),
});

/** Writes a state as JSON; reading checks every field, and refuses what the ruleset never writes. */
export const codec: Codec<EmpyreanState> = {
  encode: (state) => JSON.stringify(state),
  decode(text) {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch (error) {
      throw new StateError('', error instanceof Error ? error.message : String(error));
    }
    const result = v.safeParse(schema, json, { abortEarly: true });
    if (result.success) return result.output;
    const [issue] = result.issues;
    throw new StateError(v.getDotPath(issue) ?? '', issue.message);
  },
};
