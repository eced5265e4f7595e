import { Mistake } from './slot.js';

/** One mistake for several things that a field could have been; the first gives its code and suggestion. */
export function oneOf(mistakes: readonly Mistake[]): Mistake {
  const [first = new Mistake('unknown-statement', 'a statement')] = mistakes;
  const expected = [...new Set(mistakes.map((mistake) => mistake.expected))];
  const last = expected.slice(-2).join(' or ');
  return new Mistake(first.code, [...expected.slice(0, -2), last].join(', '), () => first.suggestion);
}
