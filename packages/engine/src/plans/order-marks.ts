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
 * @param write - writes the order as the ruleset does; asked where the order states no kind
 * @returns at least one, the kind first, without repetitions
 */
export function orderMarks(order: unknown, write: () => string): string[] {
  const fields: readonly (readonly [string, unknown])[] =
    typeof order === 'object' && order !== null ? Object.entries(order) : [];
  const kind = kindOf(order, write);
  const values = fields.flatMap(([key, value]) => {
    if (key === 'kind') return [];
    if (value === 0 || isZeroRatio(value)) return ['0'];
    return wordsOf(value, 1);
  });
  const marks = [kind, ...values.map((value) => `${kind}.${value}`)];
  return [...new Set(marks.map((mark) => mark.slice(0, LONGEST)))];
}

/** Whether a mark is one of an order's, as {@link orderMarks} has them. */
export function hasMark(order: unknown, write: () => string, mark: string): boolean {
  if (!mark.includes('.')) return kindOf(order, write).slice(0, LONGEST) === mark;
  return orderMarks(order, write).includes(mark);
}

function kindOf(order: unknown, write: () => string): string {
  const own = typeof order === 'object' && order !== null && 'kind' in order ? order.kind : undefined;
  if (typeof own === 'string' && WORD.test(own)) return own;
  return /[^\s,*@{}]+/.exec(write())?.[0] ?? '?';
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
