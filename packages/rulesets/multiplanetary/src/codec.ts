import { codecFor } from '@ec/engine';
import * as v from 'valibot';
import { GRID } from './cell.js';
import { COLOURS, MOST_SHIPS, SIZES, WARPS, type MultiplanetaryState } from './state.js';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const cell = v.pipe(count, v.maxValue(GRID * GRID - 1));
const ships = v.pipe(count, v.maxValue(MOST_SHIPS));
const owner = v.picklist(COLOURS);

const state = v.strictObject({
  turn: count,
  game: v.string(),
  players: v.pipe(
    v.array(v.strictObject({ name: v.string(), playerId: v.nullable(count) })),
    v.length(COLOURS.length),
  ),
  planets: v.array(
    v.strictObject({ cell, size: v.picklist(SIZES), owner: v.nullable(owner), ships, ownedSince: count }),
  ),
  fleets: v.array(
    v.strictObject({ owner, warp: v.picklist(WARPS), from: cell, to: cell, ships, arrives: count }),
  ),
  neutralsProduce: v.boolean(),
});

/** Writes a state as JSON and reads it back, checked to the last field. */
export const codec = codecFor<MultiplanetaryState>(state);
