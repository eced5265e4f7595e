// What a seat may know. Reports, warnings and bots get this and nothing else, so that nobody can be told what is not here.
import { seenEvents, type LoopEvent } from '@ec/engine';
import type { Event } from './phases.ts';
import type { State } from './state.ts';

export interface View {
  readonly turn: number;
  readonly seat: number;
  readonly players: readonly string[];
  readonly wrecks: readonly WreckView[];
  readonly events: readonly (Event | LoopEvent)[];
}

export interface WreckView {
  readonly number: number;
  readonly owner: number | null;
  /** `null` where the seat does not know it. */
  readonly gold: number | null;
}

/** TO CHANGE: whatever is hidden in your game is left out here. The contract's tests find what slips through. */
export function view(state: State, journal: readonly (Event | LoopEvent)[], seat: number): View {
  return {
    turn: state.turn,
    seat,
    players: state.players.map(({ name }) => name),
    wrecks: state.wrecks.map(({ gold, owner, scannedBy }, i) => ({
      number: i + 1,
      owner,
      gold: owner === seat || scannedBy.includes(seat) ? gold : null,
    })),
    events: seenEvents(journal, seat),
  };
}
