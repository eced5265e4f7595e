import { NUMBERS, RANGES, type Algebra, type Range } from './algebra.js';

/**
 * Expressions with `+ - * /`, parentheses, numbers, names and three functions: `loot - losses * price`, `(a + b) / 2`,
 * `abs('wins@heavy cruisers' - 50%)`.
 *
 *     sum     = product (("+" | "-") product)*
 *     product = factor (("*" | "/") factor)*
 *     factor  = "-" factor | number "%"? | name | "(" sum ")" | ("abs" | "min" | "max") "(" sum ("," sum)* ")"
 *
 * A name is letters, digits, `_`, `.` and `@`, beginning with a letter or `_`; any other stands in single or double quotes.
 */
export interface Expression {
  /** As it was written. */
  readonly text: string;
  /** Each name that occurs in it, once, in their order. */
  readonly names: readonly string[];
  /** Its value; infinite or NaN where it divides by 0. */
  readonly valueOf: (valueOfName: (name: string) => number) => number;
  /** A range that holds every value that it can have, where each name may be anywhere in its range. */
  readonly rangeOf: (rangeOfName: (name: string) => Range) => Range;
}

/** An expression with a name for its value, such as `profit = loot - losses`. */
export interface Formula extends Expression {
  readonly name: string;
}

/**
 * Reads an expression.
 *
 * @throws RangeError with the position, counted from 1, of what does not fit
 */
export function parseExpression(text: string): Expression {
  return expressionOf(text, tokensOf(text));
}

/**
 * Reads a formula: a name, `=` and an expression.
 *
 * @throws RangeError with the position, counted from 1, of what does not fit
 */
export function parseFormula(text: string): Formula {
  const [first, second, ...others] = tokensOf(text);
  if (first?.kind !== 'name' || second?.text !== '=')
    throw new RangeError(
      `formula: expected a name, "=" and an expression, such as "profit = loot - losses", received ${JSON.stringify(text)}`,
    );
  return { ...expressionOf(text, others), name: first.text, text: text.slice(second.at).trim() };
}

interface Token {
  readonly kind: 'number' | 'name' | 'sign';
  readonly text: string;
  /** Place behind it for a sign, and of its beginning for others, counted from 1. */
  readonly at: number;
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?%?)|([A-Za-z_][\w.@]*)|'([^']+)'|"([^"]+)"|([-+*/()=,]))/y;

/** Deepest nesting (included). */
const MOST_LEVELS = 100;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  const end = text.trimEnd().length;
  while (pattern.lastIndex < end) {
    const from = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) {
      const at = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
      throw misfit(text, at, 'a number, a name or one of + - * / ( )');
    }
    const [all, number, bare, single, double, sign] = match;
    const name = bare ?? single ?? double;
    const at = from + all.length - all.trimStart().length + 1;
    if (number !== undefined) tokens.push({ kind: 'number', text: number, at });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, at });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, at });
  }
  return tokens;
}

/** An expression's value in any algebra. */
type Value = <T>(algebra: Algebra<T>, of: (name: string) => T) => T;

/** Functions, with how many arguments they take at least and at most. */
const FUNCTIONS: ReadonlyMap<string, readonly ['abs' | 'min' | 'max', least: number, most: number]> = new Map(
  [
    ['abs', ['abs', 1, 1]],
    ['min', ['min', 2, Infinity]],
    ['max', ['max', 2, Infinity]],
  ],
);

function expressionOf(text: string, tokens: readonly Token[]): Expression {
  const names = new Set<string>();
  let next = 0;
  let level = 0;
  const isSign = (token: Token | undefined, ...signs: readonly string[]): boolean =>
    token?.kind === 'sign' && signs.includes(token.text);
  const isNext = (...signs: readonly string[]): boolean => isSign(tokens[next], ...signs);
  const fail = (expected: string): RangeError =>
    misfit(text, (tokens[next]?.at ?? text.trimEnd().length + 1) - 1, expected);
  const chain = (
    operators: Readonly<Record<string, 'plus' | 'minus' | 'times' | 'by'>>,
    part: () => Value,
  ): Value => {
    let value = part();
    while (isNext(...Object.keys(operators))) {
      const operator = operators[tokens[next++]?.text ?? ''] ?? 'plus';
      const [left, right] = [value, part()];
      value = (algebra, of) => algebra[operator](left(algebra, of), right(algebra, of));
    }
    return value;
  };
  const sum = (): Value => {
    if (++level > MOST_LEVELS) throw fail(`at most ${MOST_LEVELS} parentheses within each other`);
    const value = chain({ '+': 'plus', '-': 'minus' }, product);
    level--;
    return value;
  };
  const product = (): Value => chain({ '*': 'times', '/': 'by' }, factor);
  const factor = (): Value => {
    let isNegative = false;
    while (isNext('-')) {
      isNegative = !isNegative;
      next++;
    }
    const value = atom();
    return isNegative ? (algebra, of) => algebra.minus(algebra.constant(0), value(algebra, of)) : value;
  };
  const atom = (): Value => {
    const token = tokens[next];
    if (token?.kind === 'number') {
      next++;
      const number = token.text.endsWith('%') ? Number(token.text.slice(0, -1)) / 100 : Number(token.text);
      return (algebra) => algebra.constant(number);
    }
    if (token?.kind === 'name') {
      const called = isSign(tokens[next + 1], '(') ? FUNCTIONS.get(token.text) : undefined;
      next++;
      if (called) return call(...called);
      names.add(token.text);
      return (_, of) => of(token.text);
    }
    if (!isNext('(')) throw fail('a number, a name or "("');
    const [value] = list(1);
    return value;
  };
  const call = (name: 'abs' | 'min' | 'max', least: number, most: number): Value => {
    const [first, ...others] = list(most);
    if (others.length + 1 < least) throw fail(`${least} values in ${name}`);
    if (name === 'abs') return (algebra, of) => algebra.abs(first(algebra, of));
    return (algebra, of) =>
      others.reduce((one, other) => algebra[name](one, other(algebra, of)), first(algebra, of));
  };
  /** As many sums as there may be, in parentheses. */
  const list = (most: number): [Value, ...Value[]] => {
    next++;
    const values: [Value, ...Value[]] = [sum()];
    while (values.length < most && isNext(',')) {
      next++;
      values.push(sum());
    }
    if (!isNext(')')) throw fail('")" or an operator');
    next++;
    return values;
  };
  const value = sum();
  if (next < tokens.length) throw fail('an operator or the end');
  return {
    text,
    names: [...names],
    valueOf: (of) => value(NUMBERS, of),
    rangeOf: (of) => value(RANGES, of),
  };
}

/** @param at - counted from 0 */
function misfit(text: string, at: number, expected: string): RangeError {
  const found = at >= text.trimEnd().length ? 'the end' : JSON.stringify(text.charAt(at));
  return new RangeError(
    `formula: expected ${expected}, received ${found} at position ${at + 1} in ${JSON.stringify(text)}`,
  );
}
