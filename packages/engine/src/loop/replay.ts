import { createGame, resolveTurn, type Game, type NewGame } from './game.js';
import type { HostInput } from '../contract/host-input.js';
import type { JournalEvent } from '../contract/journal.js';
import type { GameState, Ruleset, SeatedPlayer } from '../contract/ruleset.js';
import { stateHash } from './state-hash.js';
import { shown } from '../contract/errors.js';

/** A played game as plain data: what it was made from, the order sheets of every turn, and the hashes that a replay must reproduce. */
export interface GameRecord {
  /** ID of the ruleset. */
  readonly ruleset: string;
  /** Version of the ruleset. */
  readonly version: string;
  readonly game: Omit<NewGame, 'seed'> & { readonly seed: string };
  /** State hash after set-up. */
  readonly hash: string;
  readonly turns: readonly TurnRecord[];
}

/** A turn of a played game. */
export interface TurnRecord {
  /** Players who took or left seats before the turn, in order; `null` for a seat that was left. */
  readonly seated?: readonly { readonly seat: number; readonly player: SeatedPlayer | null }[];
  /** The host's input to the turn; absent when there was none. */
  readonly host?: HostInput;
  /** Order sheets by seat ID. */
  readonly sheets: Readonly<Record<string, string>>;
  /** State hash after the turn. */
  readonly hash: string;
  /** State hash after each phase, in their order; absent where only turns were recorded. */
  readonly phases?: readonly string[];
}

/** Where a replayed game first differs from its record; `phase` is `null` where only turns were recorded, or at set-up. */
export interface ReplayDifference {
  /** 0 for the set-up. */
  readonly turn: number;
  readonly phase: string | null;
  /** Hash of the record. */
  readonly expected: string;
  /** Hash of the replay. */
  readonly received: string;
}

/**
 * Plays a turn and records it with a hash after every phase. That is one hash for each phase, and a hash takes longer than a turn: for
 * finding out where two machines or versions diverge, not for everyday play.
 *
 * @throws RangeError as `resolveTurn`
 * @throws InvariantError as `resolveTurn`
 */
export function recordTurn<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  sheets: ReadonlyMap<number, string>,
  host?: HostInput,
): { readonly game: Game<State, Event>; readonly record: TurnRecord } {
  const phases: string[] = [];
  const next = resolveTurn(ruleset, game, sheets, host, (_, state) => phases.push(stateHash(state)));
  const bySeat = [...sheets].map(([seat, sheet]) => [String(seat), sheet]);
  return {
    game: next,
    record: {
      ...(host && { host }),
      sheets: Object.fromEntries(bySeat),
      hash: stateHash(next.state),
      phases,
    },
  };
}

/**
 * Plays a recorded game again and compares every hash.
 *
 * @returns where it first differs, or `undefined` when it is the same throughout
 * @throws RangeError when the record belongs to another ruleset or version, lacks the hashes of some phases, has a sheet for no seat, or
 * seats a player where none can sit
 * @throws TypeError when there is no record, or it lacks a part
 * @throws SetupError when no game can be made from the record
 * @throws InvariantError as `resolveTurn`
 */
export function replay<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  record: GameRecord,
): ReplayDifference | undefined {
  checkRecord(record);
  if (record.ruleset !== ruleset.id || record.version !== ruleset.version) {
    const [expected, received] = [ruleset, { id: record.ruleset, version: record.version }];
    throw new RangeError(
      `record: expected ${expected.id} ${expected.version}, received ${received.id} ${received.version}`,
    );
  }
  for (const [i, { phases = [] }] of record.turns.entries()) {
    if (phases.length !== 0 && phases.length !== ruleset.phases.length) {
      throw new RangeError(
        `turn ${i + 1}: expected hashes of none or all ${ruleset.phases.length} phases, received ${phases.length}`,
      );
    }
  }
  let game = createGame(ruleset, record.game);
  const start = differenceOf(0, null, record.hash, stateHash(game.state));
  if (start) return start;
  for (const [i, { seated = [], host, sheets, hash, phases = [] }] of record.turns.entries()) {
    const turn = i + 1;
    const differences: ReplayDifference[] = [];
    let phase = 0;
    const bySeat = new Map(Object.entries(sheets).map(([seat, sheet]) => [Number(seat), sheet]));
    const state = seated.reduce((at, { seat, player }) => ruleset.seatPlayer(at, seat, player), game.state);
    game = resolveTurn(ruleset, { ...game, state }, bySeat, host, (name, state) => {
      const expected = phases[phase++];
      if (expected === undefined || differences.length > 0) return;
      const difference = differenceOf(turn, name, expected, stateHash(state));
      if (difference) differences.push(difference);
    });
    const difference = differences[0] ?? differenceOf(turn, null, hash, stateHash(game.state));
    if (difference) return difference;
  }
  return undefined;
}

function differenceOf(
  turn: number,
  phase: string | null,
  expected: string,
  received: string,
): ReplayDifference | undefined {
  return expected === received ? undefined : { turn, phase, expected, received };
}

/** @throws TypeError when a program without types hands over something else */
function checkRecord(record: unknown): void {
  const parts = Object(record) as { readonly [Key in keyof GameRecord]?: unknown };
  const isTold = [parts.ruleset, parts.version, parts.hash].every((part) => typeof part === 'string');
  if (isTold && Array.isArray(parts.turns)) return;
  throw new TypeError(
    `record: expected an object with ruleset, version, game, hash and turns, received ${shown(record)}`,
  );
}
