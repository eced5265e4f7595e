/** How much of a text is read, so that nobody can make a host work or store without bound. */
export interface ParseLimits {
  /** Most bytes of the text in UTF-8 (included); a longer text is refused whole. */
  readonly bytes: number;
  /** Most statements that are read (included); bad ones count. */
  readonly statements: number;
  /** Most mistakes that are listed, and most warnings (included); one more of each says that others were left out. */
  readonly diagnostics: number;
}

/** Ample for any order sheet: 1 MiB, 50,000 statements, 200 mistakes and 200 warnings. */
export const DEFAULT_LIMITS: ParseLimits = { bytes: 1_048_576, statements: 50_000, diagnostics: 200 };

/** Whether a text has more than so many bytes in UTF-8; encodes it only when its length leaves that open. */
export function isLongerThan(source: string, bytes: number): boolean {
  if (source.length > bytes) return true;
  return source.length * 3 > bytes && new TextEncoder().encode(source).length > bytes;
}
