import type { ReportDocument } from '@ec/reports';
import type { PlayRecord } from './played-game.ts';

/** What the page shows of a game. */
export interface ShownGame {
  readonly turn: number;
  /** SHA-256 of the state. */
  readonly hash: string;
  readonly record: PlayRecord;
  /** The report after the last turn. */
  readonly report: ReportDocument;
  /** The player's sheet for the next turn. */
  readonly sheet: string;
  /** Why the sheet was not handed in; absent where it was, or where none has been. */
  readonly fault?: string;
  /** How the game ended; empty while it goes on. */
  readonly end: string;
}
