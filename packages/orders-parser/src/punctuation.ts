/** The marks that divide an order text; line ends always end a statement, and `"` always quotes. */
export interface Punctuation {
  /**
   * What stands between fields: a comma (blanks around it do not count), blanks (a comma before them does not count), or
   * blanks and commas alike.
   */
  readonly separator: ',' | 'blanks' | 'blanks and commas';
  /** What may end a statement before the line does. */
  readonly statementEnd: '.' | 'none';
  /** What opens a comment, which runs to the end of the line. */
  readonly comments: readonly ('//' | ';')[];
  /**
   * How the first word of a statement is recognised: as a whole (`word`, the default), or by its first letter alone, whatever
   * is glued to it (`initial`).
   */
  readonly keywords?: 'word' | 'initial';
}

/** What is written between two fields. */
export function separatorOf({ separator }: Punctuation): string {
  return separator === ',' ? ', ' : ' ';
}
