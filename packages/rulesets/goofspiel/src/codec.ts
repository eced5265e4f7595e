import { codecFor } from '@ec/engine';
import * as v from 'valibot';
import {
  FLEETS_PER_SIZE,
  GALAXIES,
  PLANETS,
  SIZES,
  VALUES,
  WAR_ROUNDS,
  type GoofspielState,
  type War,
} from './state.js';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const size = v.picklist(SIZES);

const DISTINCT = 'expected all, each once';

/** A list with each of the things once. */
function each<T extends string | number>(things: readonly T[]) {
  return v.pipe(
    v.array(v.picklist(things)),
    v.length(things.length),
    v.check((list) => areDistinct(list), DISTINCT),
  );
}

function areDistinct(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}

const galaxy = v.strictObject({
  name: v.picklist(GALAXIES),
  value: v.picklist(VALUES),
  planets: each(PLANETS),
  worths: each(VALUES),
});
const sent = v.pipe(
  v.strictObject({ size: v.picklist([0, ...SIZES]), spent: size }),
  v.check(
    (fleet) => fleet.size === 0 || fleet.size === fleet.spent,
    'expected the fleet that fought to be spent',
  ),
);
const galaxies = v.pipe(
  v.array(galaxy),
  v.length(GALAXIES.length),
  v.check((list) => areDistinct(list.map(({ name }) => name)), DISTINCT),
  v.check((list) => areDistinct(list.map(({ value }) => value)), DISTINCT),
);
const fleets = v.pipe(v.array(count), v.length(SIZES.length));
const war = v.pipe(
  v.strictObject({
    galaxies,
    rounds: v.pipe(v.array(v.strictTuple([sent, sent])), v.maxLength(WAR_ROUNDS)),
    fleets: v.strictTuple([fleets, fleets]),
  }),
  v.check((known) => isClosed(known), `expected ${FLEETS_PER_SIZE} fleets of each size, spent or left`),
);

const player = v.strictObject({
  name: v.string(),
  playerId: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});
const state = v.strictObject({
  turn: count,
  game: v.string(),
  players: v.pipe(v.array(player), v.length(2)),
  replays: count,
  war,
});

/** Whether every fleet of the start is either spent or left. */
function isClosed({ rounds, fleets: left }: War): boolean {
  return left.every((counts, side) =>
    counts.every(
      (here, i) => here + rounds.filter((round) => round[side]?.spent === i + 1).length === FLEETS_PER_SIZE,
    ),
  );
}

/** Writes a state as JSON and reads it back, checked to the last field. */
export const codec = codecFor<GoofspielState>(state);
