/**
 * Expressions with `+ - * /`, parentheses, numbers and names: `loot - losses * price`, `(a + b) / 2`, `'wins@heavy cruisers' * 100`.
 *
 *     sum     = product (("+" | "-") product)*
 *     product = factor (("*" | "/") factor)*
 *     factor  = "-" factor | number | name | "(" sum ")"
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
  const { names, valueOf } = expressionOf(text, others);
  return { name: first.text, text: text.slice(second.at).trim(), names, valueOf };
}

interface Token {
  readonly kind: 'number' | 'name' | 'sign';
  readonly text: string;
  /** Place behind it for a sign, and of its beginning for others, counted from 1. */
  readonly at: number;
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z_][\w.@]*)|'([^']+)'|"([^"]+)"|([-+*/()=]))/y;

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

type Value = Expression['valueOf'];

function expressionOf(text: string, tokens: readonly Token[]): Expression {
  const names = new Set<string>();
  let next = 0;
  let level = 0;
  const isNext = (...signs: readonly string[]): boolean => {
    const token = tokens[next];
    return token?.kind === 'sign' && signs.includes(token.text);
  };
  const fail = (expected: string): RangeError =>
    misfit(text, (tokens[next]?.at ?? text.trimEnd().length + 1) - 1, expected);
  const chain = (signs: readonly [string, string], part: () => Value, join: Join): Value => {
    let value = part();
    while (isNext(...signs)) {
      const isFirst = tokens[next++]?.text === signs[0];
      const [left, right] = [value, part()];
      value = (of) => join(left(of), right(of), isFirst);
    }
    return value;
  };
  const sum = (): Value => {
    if (++level > MOST_LEVELS) throw fail(`at most ${MOST_LEVELS} parentheses within each other`);
    const value = chain(['+', '-'], product, (a, b, isPlus) => (isPlus ? a + b : a - b));
    level--;
    return value;
  };
  const product = (): Value => chain(['*', '/'], factor, (a, b, isTimes) => (isTimes ? a * b : a / b));
  const factor = (): Value => {
    let isNegative = false;
    while (isNext('-')) {
      isNegative = !isNegative;
      next++;
    }
    const value = atom();
    return isNegative ? (of) => -value(of) : value;
  };
  const atom = (): Value => {
    const token = tokens[next];
    if (token?.kind === 'number') {
      next++;
      const number = Number(token.text);
      return () => number;
    }
    if (token?.kind === 'name') {
      next++;
      names.add(token.text);
      return (of) => of(token.text);
    }
    if (!isNext('(')) throw fail('a number, a name or "("');
    next++;
    const value = sum();
    if (!isNext(')')) throw fail('")" or an operator');
    next++;
    return value;
  };
  const valueOf = sum();
  if (next < tokens.length) throw fail('an operator or the end');
  return { text, names: [...names], valueOf };
}

type Join = (a: number, b: number, isFirst: boolean) => number;

/** @param at - counted from 0 */
function misfit(text: string, at: number, expected: string): RangeError {
  const found = at >= text.trimEnd().length ? 'the end' : JSON.stringify(text.charAt(at));
  return new RangeError(
    `formula: expected ${expected}, received ${found} at position ${at + 1} in ${JSON.stringify(text)}`,
  );
}
