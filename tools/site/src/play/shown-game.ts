import { renderText, type ReportDocument } from '@ec/reports';
import type { PlayRecord } from './played-game.ts';

/** What the page shows of a game. */
export interface ShownGame {
  readonly turn: number;
  /** SHA-256 of the state. */
  readonly hash: string;
  readonly record: PlayRecord;
  /** The report after the last turn, as a page. */
  readonly report: string;
  /** The player's sheet for the next turn. */
  readonly sheet: string;
  /** How the game ended; empty while it goes on. */
  readonly end: string;
}

/** What the page says of a sheet. */
export interface CheckedSheet {
  /** Orders that are understood. */
  readonly orders: number;
  readonly notes: readonly {
    readonly severity: string;
    readonly line: number;
    readonly column: number;
    readonly message: string;
  }[];
  /** What the orders will come to; empty where the game has no forecasts. */
  readonly forecast: string;
}

/** A forecast as text. */
export function forecastText(forecast: ReportDocument | null): string {
  return forecast ? renderText(forecast, { width: 80 }) : '';
}
