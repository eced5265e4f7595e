import type { AnyRuleset } from '@ec/engine';

/** Code of a sheet whose heading names another turn than the next, in every game whose sheets have a heading. */
const OTHER_TURN = 'header-turn';

/** A turn as headings name it: a number, perhaps behind its label. Anything else stays as it is. */
const TURN = /^([a-z]+\s+)?\d+$/i;

/**
 * A sheet that was written for another turn, with the next turn in its heading; as it was where its heading names none, or cannot be read.
 *
 * @param text - the sheet as it was written: where a secret is masked, places are others
 * @param turn - the next turn
 */
export function putHeadingRight({ parse }: Pick<AnyRuleset, 'parse'>, text: string, turn: number): string {
  const fault = parse(text, { turn }).diagnostics.find(({ code }) => code === OTHER_TURN);
  if (fault === undefined) return text;
  const { start, end } = fault.span;
  const right = text.slice(start, end).replace(TURN, `$1${turn}`);
  return text.slice(0, start) + right + text.slice(end);
}
