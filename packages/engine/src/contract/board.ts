import { shown } from './errors.js';
import type { Tone } from '@ec/reports';

/**
 * A board as a seat sees it, on which orders are given by pointing at a place and then at another one. It is plain data: a page draws it, and
 * writes the orders as the seat would. All places are in dots from the upper left corner.
 */
export interface Board {
  /** Turn that was resolved last. */
  readonly turn: number;
  readonly width: number;
  readonly height: number;
  /** What the game calls a turn, such as `tick`. */
  readonly turnName: string;
  /** What is sent, one and several of it: `ship`, `ships`. */
  readonly units: readonly [one: string, several: string];
  readonly sides: readonly BoardSide[];
  readonly places: readonly BoardPlace[];
  readonly movements: readonly BoardMovement[];
  /** Ways to travel; at least one. */
  readonly ways: readonly BoardWay[];
  /** What changed hands in the last turn, in sentences. */
  readonly news: readonly string[];
  /** Lines behind the places. */
  readonly lines: readonly {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  }[];
  /** Words behind the places. */
  readonly labels: readonly { readonly x: number; readonly y: number; readonly text: string }[];
}

/** One of those who play. */
export interface BoardSide {
  readonly id: string;
  /** Name of the player or faction. */
  readonly name: string;
  readonly tone: Tone;
  /** Whether the seat that looks plays it. */
  readonly isOwn: boolean;
}

/** A place that holds units. */
export interface BoardPlace {
  /** As orders name it, such as `C4`; no two places have the same. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Of its circle. */
  readonly radius: number;
  /** ID of the side that owns it; `null` for nobody. */
  readonly side: string | null;
  readonly units: number;
  /** What else is to say about it, in a few words. */
  readonly about: string;
}

/** Units under way. */
export interface BoardMovement {
  readonly from: string;
  readonly to: string;
  readonly side: string;
  readonly units: number;
  /** Turn in which they arrive. */
  readonly arrives: number;
  /** Where they are. */
  readonly x: number;
  readonly y: number;
}

/** A way to travel. */
export interface BoardWay {
  readonly id: string;
  readonly name: string;
  /** The order that sends units, with `{from}`, `{to}` and `{units}` in their places. */
  readonly order: string;
  /** Turns from the place of a row to that of a column, in the order of the places; 0 where there is no way. */
  readonly turns: readonly (readonly number[])[];
  /** Of so many units that leave, so many arrive, rounded down: `[2, 1]` for half of them. */
  readonly arriving: readonly [leave: number, arrive: number];
}

/** Units that are to go from one place to another. */
export interface BoardMove {
  /** ID of the way. */
  readonly way: string;
  readonly from: string;
  readonly to: string;
  /** At least 1. */
  readonly units: number;
}

/**
 * Writes an order as the game has it: `C4 -> F7 12`.
 *
 * @throws RangeError when the board has no such way (a caller's bug)
 */
export function formatMove({ ways }: Pick<Board, 'ways'>, { way, from, to, units }: BoardMove): string {
  const found = ways.find(({ id }) => id === way);
  if (!found)
    throw new RangeError(`expected one of ${ways.map(({ id }) => id).join(', ')}, received ${shown(way)}`);
  const parts = { from, to, units };
  return found.order.replace(/\{(from|to|units)\}/g, (_, part: keyof typeof parts) => String(parts[part]));
}

/** Reads an order in its canonical form; `undefined` where it is none that the board can write. */
export function parseMove(
  { ways, places }: Pick<Board, 'ways' | 'places'>,
  text: string,
): BoardMove | undefined {
  const isPlace = (name: string | undefined): name is string => places.some((place) => place.name === name);
  for (const { id, order } of ways) {
    const pattern = order
      .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace('{from}', String.raw`(?<from>\S+)`)
      .replace('{to}', String.raw`(?<to>\S+)`)
      .replace('{units}', String.raw`(?<units>[1-9]\d*)`);
    const { from, to, units } = new RegExp(`^${pattern}$`).exec(text)?.groups ?? {};
    if (isPlace(from) && isPlace(to)) return { way: id, from, to, units: Number(units) };
  }
  return undefined;
}
