/**
 * The map and its units as the phases of a turn use them.
 *
 * A phase makes its field anew, so that all strengths are those at its start.
 *
 * @see P-03
 */
import type { OrderResult } from '@ec/engine';
import { derived } from '@ec/prng';
import type { ProximaTurn } from './contract.js';
import { cover, fullEndurance, strength } from './damage.js';
import { missingPoints, refused } from './orders/results.js';
import { isInRange, parseRange } from './range.js';
import {
  ENDURANCE,
  POINT,
  type Attack,
  type Defence,
  type Place,
  type ProximaState,
  type TileType,
  type Unit,
  type UnitType,
} from './state.js';

/** A kind of unit with its defence and its attacks. */
export interface Kind extends Omit<UnitType, 'attacks' | 'defence'> {
  readonly defence: Defence;
  /** The attacks that reach a distance. */
  readonly attacksAt: (distance: number) => readonly Attack[];
  /** That none of its attacks reaches a tile at a distance, 0 for its own: the same result for all orders that ask for it. */
  readonly outOfRange: (distance: number) => OrderResult;
}

/** A unit at the start of a phase, and what the phase does to it. */
export interface Fighter {
  readonly unit: Unit;
  readonly kind: Kind;
  readonly team: string;
  /** Share of its attack values that it brings. */
  readonly strength: number;
  /** Factor for its defence. */
  readonly cover: number;
  /** Hundredths of endurance that it loses in this phase. */
  harm: number;
}

/** What follows from the definitions of a game alone; they never change. */
export interface Board {
  /** Seats that see what happens: all. */
  readonly seats: readonly number[];
  readonly width: number;
  /** Kinds of the tiles, row by row. */
  readonly tiles: readonly TileType[];
  /** Kinds of units by ID. */
  readonly kinds: ReadonlyMap<string, Kind>;
  /** Teams of the sides by ID. */
  readonly teams: ReadonlyMap<string, string>;
  /** That a unit has fewer action points left than something takes, in 2,520ths: the same result for all that lack the same. */
  readonly noPoints: (needed: number, left: number) => OrderResult;
}

/** The map and its units. */
export interface Field extends Board {
  readonly state: ProximaState;
  /** In the order of the state. */
  readonly fighters: readonly Fighter[];
}

/** Fighters on each tile that has any, by number of the tile, in the order of the state. */
export type Occupants = ReadonlyMap<number, readonly Fighter[]>;

/** The field of a state. */
export function fieldOf(state: ProximaState): Field {
  const board = boardOf(state.definitions);
  const { width, tiles, kinds, teams } = board;
  const { enduranceReading } = state.rules;
  const fighters = state.units.map((unit): Fighter => {
    const tile = known(tiles[unit.y * width + unit.x], 'tile');
    const kind = known(kinds.get(unit.type), unit.type);
    return {
      unit,
      kind,
      team: known(teams.get(unit.player), unit.player),
      strength: strength(unit.endurance, ENDURANCE * fullEndurance(kind.endurance, enduranceReading)),
      cover: cover(tile.cover, kind.defence.coverUsage, unit.points >= POINT),
      harm: 0,
    };
  });
  return { ...board, state, fighters };
}

/** The unit at a place of the state, as it fights. */
export function fighterAt({ fighters }: Field, place: number): Fighter {
  return known(fighters[place], 'unit');
}

/** Places of the units in the state, by ID. */
export const placesOf = /* @__PURE__ */ derived((units: readonly Unit[]): ReadonlyMap<string, number> => {
  const places = new Map<string, number>();
  for (const { id } of units) places.set(id, places.size);
  return places;
});

/** Who is where on a field. */
export function occupantsOf({ width, fighters }: Field): Occupants {
  const occupants = new Map<number, Fighter[]>();
  for (const fighter of fighters) {
    const { x, y } = fighter.unit;
    const there = occupants.get(y * width + x);
    if (there) there.push(fighter);
    else occupants.set(y * width + x, [fighter]);
  }
  return occupants;
}

/** Seats that see what happens in a game: all. */
export function seatsOf({ definitions }: ProximaState): readonly number[] {
  return boardOf(definitions).seats;
}

/** The board of a game. */
export const boardOf = /* @__PURE__ */ derived((definitions: ProximaState['definitions']): Board => ({
  width: definitions.rows[0]?.length ?? 0,
  tiles: tilesOf({ definitions }),
  kinds: kindsOf({ definitions }),
  teams: new Map(definitions.sides.map(({ id, team }) => [id, team])),
  seats: definitions.sides.map((_, i) => i + 1),
  noPoints: sharedNoPoints(),
}));

function sharedNoPoints(): Board['noPoints'] {
  const known = new Map<number, Map<number, OrderResult>>();
  return (needed, left) => {
    const byLeft = known.get(needed) ?? new Map<number, OrderResult>();
    known.set(needed, byLeft);
    const result = byLeft.get(left) ?? refused('no-points', missingPoints(needed, left));
    byLeft.set(left, result);
    return result;
  };
}

/** Number of a tile, row by row; `undefined` for a tile beyond the edge of the map. */
export function tileAt(
  { width, tiles }: Pick<Field, 'width' | 'tiles'>,
  { x, y }: Place,
): number | undefined {
  const at = y * width + x;
  return x >= 0 && y >= 0 && x < width && at < tiles.length ? at : undefined;
}

/** That a tile is beyond the edge of the map, with the last tile that is not. */
export function offMap({ width, tiles }: Pick<Field, 'width' | 'tiles'>): OrderResult {
  return refused('off-map', `the last is ${width - 1},${Math.trunc(tiles.length / width) - 1}`);
}

/** Kinds of the tiles of a map, row by row. */
export function tilesOf({ definitions: { rows, tileTypes } }: Pick<ProximaState, 'definitions'>): TileType[] {
  const byMark = new Map(tileTypes.map((tile) => [tile.mark, tile]));
  return rows.flatMap((row) => Array.from(row, (mark) => known(byMark.get(mark), mark)));
}

/** Takes away the endurance that the fighters lost in a phase, and the units that have none left. */
export function takeHarm({ state, seats, fighters }: Field, { emit }: ProximaTurn): void {
  let isAnyGone = false;
  for (const { unit, harm } of fighters) {
    if (harm === 0) continue;
    unit.endurance -= harm;
    unit.isDisturbed = true;
    if (unit.endurance > 0) continue;
    isAnyGone = true;
    emit({ kind: 'destroyed', seats, ...named(unit) });
  }
  if (isAnyGone) state.units = state.units.filter(({ endurance }) => endurance > 0);
}

/** What events say of a unit. */
export function named({ id, type, player, x, y }: Unit): {
  unit: string;
  type: string;
  player: string;
  x: number;
  y: number;
} {
  return { unit: id, type, player, x, y };
}

/** The kinds of units of a game by ID. */
export function kindsOf({ definitions }: Pick<ProximaState, 'definitions'>): Map<string, Kind> {
  const attacks = new Map(
    definitions.attacks.map((attack) => [attack.id, { attack, range: parseRange(attack.range) ?? [] }]),
  );
  const defences = new Map(definitions.defences.map((defence) => [defence.id, defence]));
  return new Map(
    definitions.unitTypes.map((type) => {
      const own = type.attacks.map((id) => known(attacks.get(id), id));
      const byDistance: (readonly Attack[])[] = [];
      const attacksAt = (distance: number): readonly Attack[] =>
        (byDistance[distance] ??= own.flatMap(({ attack, range }) =>
          isInRange(range, distance) ? [attack] : [],
        ));
      const ranges = own.map(({ attack }) => attack.range);
      const reach = ranges.length > 0 ? `its attacks reach ${ranges.join(', ')}` : 'it has no attacks';
      const missed: OrderResult[] = [];
      const outOfRange = (distance: number): OrderResult =>
        (missed[distance] ??= refused(
          'out-of-range',
          distance === 0 ? 'the unit is on it' : `it is ${distance} away, and ${reach}`,
        ));
      const defence = known(defences.get(type.defence), type.defence);
      return [type.id, { ...type, defence, attacksAt, outOfRange }];
    }),
  );
}

function known<T>(value: T | undefined, id: string): T {
  if (value === undefined) throw new RangeError(`definitions: expected "${id}", received none`);
  return value;
}
