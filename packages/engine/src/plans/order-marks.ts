/** What a mark is made of: the kind of an order and one value in it. */
const WORD = /^[A-Za-z][\w-]{0,23}$/;

/** Longest mark (included), so that no text of a player becomes one. */
const LONGEST = 48;

/** How deep values lie within an order that are told apart (included): the units of an order are within it, and their codes within them. */
const DEEPEST = 3;

/**
 * What an order is, in words by which plans name orders: its kind, such as `build`; its kind with each value of a list of the rules, such as
 * `build.corvette`; and its kind with `.0` where it has a figure or a ratio that is zero, such as `pay.0`. Values of lists count that lie
 * deeper, as the codes of units do. The first word of its text is the kind of an order that states none.
 *
 * @param text - the order as the ruleset writes it
 * @returns at least one, the kind first, without repetitions
 */
export function orderMarks(order: unknown, text: string): string[] {
  const fields: readonly (readonly [string, unknown])[] =
    typeof order === 'object' && order !== null ? Object.entries(order) : [];
  const own = fields.find(([key]) => key === 'kind')?.[1];
  const kind = typeof own === 'string' && WORD.test(own) ? own : (/[^\s,*@{}]+/.exec(text)?.[0] ?? '?');
  const values = fields.flatMap(([key, value]) => {
    if (key === 'kind') return [];
    if (value === 0 || isZeroRatio(value)) return ['0'];
    return wordsOf(value, 1);
  });
  const marks = [kind, ...values.map((value) => `${kind}.${value}`)];
  return [...new Set(marks.map((mark) => mark.slice(0, LONGEST)))];
}

/** Words in a value, and in those that it is made of. */
function wordsOf(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return WORD.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || depth >= DEEPEST) return [];
  return Object.values(value).flatMap((one) => wordsOf(one, depth + 1));
}

function isZeroRatio(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'numerator' in value && value.numerator === 0;
}
