import { codecFor } from '@ec/engine';
import * as v from 'valibot';
import { RESULT_CODES } from './orders/results.js';
import { COMPATIBILITY_KEYS } from './parameters.js';
import { RACE_STATUSES, type GalaxyState } from './state.js';
import { CARGOES, OPTIONS, ROUTE_KINDS, TECHS } from './types.js';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const figure = v.pipe(v.number(), v.finite(), v.minValue(0));
const text = v.string();
const cargo = v.picklist(CARGOES);

/** An object with the same schema for each of some keys. */
function each<const Key extends string, Schema extends v.GenericSchema>(
  keys: readonly Key[],
  schema: Schema,
) {
  const entries = Object.fromEntries(keys.map((key) => [key, schema])) as { [K in Key]: Schema };
  return v.strictObject(entries);
}

const byTech = each(TECHS, figure);
const rules = v.strictObject({
  size: figure,
  raceSpacing: figure,
  homeSizes: v.array(figure),
  secondaryRadius: figure,
  developmentPlanets: count,
  stuffPlanets: count,
  developmentRadius: figure,
  tries: count,
  startTech: byTech,
  peaceTurns: count,
  fullBombing: v.boolean(),
  keepProduction: v.boolean(),
  dropIdle: v.boolean(),
  remnantTurns: count,
  remnantShips: count,
  spherical: v.boolean(),
  teams: v.array(v.array(id)),
  victory: v.picklist(['single', 'alliance']),
  turnLimit: v.nullable(id),
  shotLimit: id,
  classic: v.strictObject({
    ...each(COMPATIBILITY_KEYS, v.boolean()).entries,
    headings: v.boolean(),
    machineReport: v.boolean(),
  }),
});

const named = { id, name: text };
const design = v.strictObject({
  drive: figure,
  attacks: count,
  weapons: figure,
  shields: figure,
  cargo: figure,
});
const race = v.strictObject({
  ...named,
  playerId: v.nullable(id),
  status: v.picklist(RACE_STATUSES),
  team: v.nullable(id),
  tech: byTech,
  allies: v.array(id),
  types: v.array(v.strictObject({ ...named, design })),
  fleets: v.array(v.strictObject(named)),
  lastTypeId: count,
  lastFleetId: count,
  options: each(OPTIONS, v.boolean()),
  map: v.strictObject({ x: figure, y: figure, extent: figure }),
  realName: text,
  addresses: v.array(text),
  password: v.nullable(text),
  missed: count,
  remnant: count,
  produced: figure,
  lost: figure,
});

const product = v.variant('kind', [
  v.strictObject({ kind: v.literal('CAP') }),
  v.strictObject({ kind: v.literal('MAT') }),
  v.strictObject({ kind: v.literal('research'), tech: v.picklist(TECHS) }),
  v.strictObject({ kind: v.literal('ships'), typeId: id }),
]);
const planet = v.strictObject({
  ...named,
  x: figure,
  y: figure,
  size: figure,
  resources: figure,
  ownerId: v.nullable(id),
  population: figure,
  industry: figure,
  stock: each(CARGOES, figure),
  product,
  carry: figure,
  spent: figure,
  routes: each(ROUTE_KINDS, v.nullable(id)),
});

const group = v.strictObject({
  id,
  raceId: id,
  number: id,
  typeId: id,
  ships: id,
  tech: byTech,
  cargo: v.nullable(cargo),
  load: figure,
  fleetId: v.nullable(id),
  planetId: id,
  originId: v.nullable(id),
  distance: figure,
});

const mover = v.union([v.strictObject({ groupId: id }), v.strictObject({ fleetId: id })]);
const groupId = id;
const planetId = id;
const raceId = id;
const bound = v.variant('kind', [
  v.strictObject({ kind: v.literal('message'), raceIds: v.nullable(v.array(id)), text }),
  v.strictObject({ kind: v.picklist(['reveal', 'ally', 'war']), raceId }),
  v.strictObject({ kind: v.literal('load'), groupId, cargo, amount: v.exactOptional(figure) }),
  v.strictObject({ kind: v.literal('unload'), groupId, amount: v.exactOptional(figure) }),
  v.strictObject({ kind: v.literal('scrap'), groupId }),
  v.strictObject({ kind: v.literal('upgrade'), groupId, isNumbered: v.boolean() }),
  v.strictObject({ kind: v.picklist(['send', 'intercept']), mover, planetId }),
  v.strictObject({ kind: v.literal('reverse'), mover }),
  v.strictObject({ kind: v.literal('name-race'), name: text }),
  v.strictObject({ kind: v.literal('name-planet'), planetId, name: text }),
  v.strictObject({ kind: v.literal('rename'), thing: v.picklist(['type', 'fleet']), id, name: text }),
  v.strictObject({ kind: v.literal('quit') }),
  v.strictObject({ kind: v.literal('password'), word: text }),
  v.strictObject({ kind: v.literal('addresses'), addresses: v.array(text) }),
]);

const warning = v.strictObject({ status: v.literal('partly'), code: v.picklist(RESULT_CODES), reason: text });

const rank = v.strictObject({
  raceId: id,
  population: figure,
  industry: figure,
  production: figure,
  tech: figure,
  planets: count,
});

const state = v.strictObject({
  turn: count,
  game: text,
  rules,
  races: v.array(race),
  planets: v.array(planet),
  groups: v.array(group),
  lastGroupId: count,
  playerList: v.array(id),
  ranking: v.array(rank),
  ranked: v.array(rank),
  turnWork: v.strictObject({
    pending: v.array(v.strictObject({ index: count, raceId: id, warning: v.nullable(warning), bound })),
    upgraded: v.array(id),
    claims: v.array(v.strictObject({ raceId: id, planetId: id })),
    departures: v.array(v.strictObject({ groupId: id, planetId: id, isInterceptor: v.boolean() })),
    renamed: v.array(id),
  }),
});

/** Writes a state as JSON and reads it back, checked to the last field. */
export const codec = codecFor<GalaxyState>(state);
