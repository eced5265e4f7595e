/** What a code of a diagnostic means. */
export interface DiagnosticRow {
  readonly code: string;
  readonly meaning: string;
  /** A statement that gives it; absent where it takes more than one statement, or knowledge of the seat. */
  readonly example?: string;
}
