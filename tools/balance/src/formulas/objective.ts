import type { ParameterRow } from '@ec/engine';
import { pickMeasure, type PickedMeasure } from '../measures/pick-measure.js';
import type { Measures } from '../measures/measure.js';
import { parseExpression, type Expression } from './expression.js';

/** What is to be as small, or as large, as it can be. */
export interface Objective {
  /** As it was written, without its first word. */
  readonly text: string;
  readonly isLargest: boolean;
  readonly expression: Expression;
}

/** What must hold besides: the expression is at least 0. */
export interface Constraint {
  /** As it was written. */
  readonly text: string;
  readonly expression: Expression;
}

/** What names in expressions stand for: figures, and integer parameters. */
export interface Names {
  readonly figures: ReadonlyMap<string, PickedMeasure>;
  readonly keys: ReadonlySet<string>;
}

/**
 * Reads an objective: `minimise abs(wins@cruiser - 50%)` or `maximise loot - losses * price`.
 *
 * @throws RangeError when it cannot be read
 */
export function parseObjective(text: string): Objective {
  const [, word, rest] = /^\s*(minimi[sz]e|maximi[sz]e)\s+(.*)$/s.exec(text) ?? [];
  if (word === undefined || rest === undefined)
    throw new RangeError(
      `expected "minimise" or "maximise" and an expression, such as "minimise abs(wins@cruiser - 50%)", received ${JSON.stringify(text)}`,
    );
  return { text: rest.trim(), isLargest: word.startsWith('max'), expression: parseExpression(rest) };
}

/**
 * Reads a constraint: two expressions with `<=` or `>=` between them.
 *
 * @throws RangeError when it cannot be read
 */
export function parseConstraint(text: string): Constraint {
  const [left, sign, right, ...others] = text.split(/(<=|>=)/);
  if (left === undefined || right === undefined || others.length > 0)
    throw new RangeError(
      `expected two expressions with <= or >= between them, such as "losses <= 3", received ${JSON.stringify(text)}`,
    );
  const [smaller, larger] = sign === '<=' ? [left, right] : [right, left];
  // Each by itself, so that what cannot be read is told where it stands.
  parseExpression(left);
  parseExpression(right);
  return { text: text.trim(), expression: parseExpression(`(${larger}) - (${smaller})`) };
}

/**
 * What the names of expressions stand for.
 *
 * @throws RangeError when a name is neither a figure nor an integer parameter, or both
 */
export function namesOf(
  expressions: readonly Expression[],
  measures: Measures,
  rows: readonly ParameterRow[],
): Names {
  const figures = new Map<string, PickedMeasure>();
  const keys = new Set<string>();
  for (const name of new Set(expressions.flatMap((one) => one.names))) {
    const row = rows.find(({ key }) => key === name);
    const isFigure = Object.hasOwn(measures, name.split('@')[0] ?? '');
    if (row && isFigure)
      throw new RangeError(`expected a name of one thing, received ${name}, a figure and a parameter`);
    if (row?.kind === 'text')
      throw new RangeError(`expected a parameter that is an integer, received ${name}, a text`);
    if (row) keys.add(name);
    else if (isFigure) figures.set(name, pickMeasure(measures, name));
    else
      throw new RangeError(
        `expected a figure of ${Object.keys(measures).join(', ')}, or a parameter, received ${name}`,
      );
  }
  if (figures.size === 0) throw new RangeError('expected a figure at least, received none');
  return { figures, keys };
}
