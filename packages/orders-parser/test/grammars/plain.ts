/** Languages of one phase that say nothing of themselves: a test gives the statements that it is about. */
import {
  orderLanguage,
  type Order,
  type OrderLanguage,
  type Punctuation,
  type Statement,
} from '../../src/index.js';

/** A statement by what sets it apart; its example is empty when absent. */
type Plain = Pick<Statement, 'kind' | 'fields'> & Partial<Pick<Statement, 'example' | 'once'>>;

/** A language of such statements, with fields between blanks when no separator is given. */
export function plainLanguage<O extends Order>(
  statements: readonly Plain[],
  separator: Punctuation['separator'] = 'blanks',
): OrderLanguage<O, Record<never, never>> {
  return orderLanguage<O>({
    title: '',
    introduction: '',
    phases: ['all'],
    punctuation: { separator, statementEnd: 'none', comments: [] },
    statements: statements.map((own) => ({ phase: 'all', meaning: '', example: '', ...own })),
  } as never);
}
