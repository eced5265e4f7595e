/** What a code of a diagnostic means. */
export interface DiagnosticRow {
  readonly code: string;
  readonly meaning: string;
  /** A statement that gives it; absent where it takes more than one statement, or knowledge of the seat. */
  readonly example?: string;
}

/** What any order language can say about the way a text is written; a game lists these among its own. */
export const WRITING_DIAGNOSTICS: readonly DiagnosticRow[] = [
  { code: 'text-encoding', meaning: 'warning: the file is not in UTF-8' },
  { code: 'text-kind', meaning: 'the file holds no text, and is not read' },
  { code: 'greeting', meaning: 'warning: lines above the header were not read' },
  { code: 'quotes', meaning: 'warning: quoted lines of a mail were read, or were not read' },
  { code: 'signature', meaning: 'warning: lines below `--` that are no orders were taken for a signature' },
  { code: 'read-otherwise', meaning: 'warning: something was written in another way, and was read as shown' },
];
