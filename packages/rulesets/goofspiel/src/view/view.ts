import { shown } from '@ec/prng';
import { seenEvents, type LoopEvent, type Outcome } from '@ec/engine';
import type { GoofspielEvent } from '../events.js';
import { outcome } from '../outcome.js';
import type { BySide, GoofspielState, Position, Round, Side } from '../state.js';
import { positionOf } from '../war.js';
import { seenGalaxies, type SeenGalaxy } from './seen-galaxy.js';

/**
 * All that a seat may know of the state and of the turn's events, and nothing else: the rounds fought, both sides' fleets, and what is
 * revealed of the galaxies.
 *
 * @throws RangeError when there is no such seat
 * @see G-01, G-05
 */
export function view(
  state: GoofspielState,
  journal: readonly (GoofspielEvent | LoopEvent)[],
  seat: number,
): GoofspielView {
  if (seat !== 1 && seat !== 2) throw new RangeError(`seat: expected 1 or 2, received ${shown(seat)}`);
  const { game, turn, replays, war } = state;
  return {
    game,
    turn,
    side: seat === 1 ? 0 : 1,
    names: namesOf(state),
    replays,
    galaxies: seenGalaxies(war),
    rounds: war.rounds,
    fleets: war.fleets,
    position: positionOf(war),
    outcome: outcome(state),
    events: seenEvents(journal, seat),
  };
}

/** Names of the players, by side. */
export function namesOf({ players: [first, second] }: GoofspielState): BySide<string> {
  return [first?.name ?? '', second?.name ?? ''];
}

/** All that a seat may know. Both seats know the same, except for the results of their own orders. */
export interface GoofspielView {
  readonly game: string;
  /** Turn that was resolved last; 0 after set-up. */
  readonly turn: number;
  readonly side: Side;
  readonly names: BySide<string>;
  readonly replays: number;
  readonly galaxies: readonly SeenGalaxy[];
  readonly rounds: readonly Round[];
  /** Fleets left of each side, by size: the number of size 1 first. */
  readonly fleets: BySide<readonly number[]>;
  /** What the next order decides; `null` once the war is over. */
  readonly position: Position | null;
  readonly outcome: Outcome;
  /** Events of the turn that it sees. */
  readonly events: readonly (GoofspielEvent | LoopEvent)[];
}
