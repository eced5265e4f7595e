import { codecFor } from '@ec/engine';
import * as v from 'valibot';
import { FILE_SCHEMAS, idOf, place, whole } from './set-up/schemas.js';
import { DAMAGE_CLAMPS, ENDURANCE_READINGS, GRIDS, type ProximaState } from './state.js';

const { ATT, DEF, DTI, DUN, MAP, PLY, GOAL } = FILE_SCHEMAS;
const count = whole(0, Number.MAX_SAFE_INTEGER);
const unitId = idOf('UN[I-Z]');
const owned = { type: idOf('DUN'), player: idOf('PLY'), ...place.entries };

const state = v.strictObject({
  turn: count,
  game: v.string(),
  rules: v.strictObject({
    grid: v.picklist(GRIDS),
    buildReach: count,
    damageClamp: v.picklist(DAMAGE_CLAMPS),
    enduranceReading: v.picklist(ENDURANCE_READINGS),
  }),
  definitions: v.strictObject({
    attacks: ATT.entries.attacks,
    defences: DEF.entries.defences,
    tileTypes: DTI.entries.tileTypes,
    unitTypes: DUN.entries.unitTypes,
    rows: MAP.entries.rows,
    sides: PLY.entries.players,
    goals: v.strictObject({ turns: GOAL.entries.turns, objectives: GOAL.entries.objectives }),
  }),
  players: v.array(v.strictObject({ playerId: v.nullable(count) })),
  units: v.array(
    v.strictObject({ id: unitId, ...owned, endurance: count, points: count, isDisturbed: v.boolean() }),
  ),
  lastUnit: unitId,
  sites: v.array(v.strictObject({ ...owned, work: count })),
});

/** Writes a state as JSON and reads it back, checked to the last field. */
export const codec = codecFor<ProximaState>(state);
