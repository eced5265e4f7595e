import type { Diagnostic } from '@ec/orders-parser';

/** Code of a sheet whose heading names another turn than the next, in every game whose sheets have a heading. */
const OTHER_TURN = 'header-turn';

/**
 * A sheet that was written for another turn, with the next turn in its heading; as it was where its heading names none, or cannot be read.
 *
 * @param diagnostics - what is wrong with it as a sheet for the next turn
 */
export function putHeadingRight(
  text: string,
  diagnostics: readonly Pick<Diagnostic, 'code' | 'span' | 'suggestion'>[],
): string {
  const fault = diagnostics.find(({ code }) => code === OTHER_TURN);
  if (fault?.suggestion === undefined) return text;
  const { start, end } = fault.span;
  return text.slice(0, start) + fault.suggestion + text.slice(end);
}
