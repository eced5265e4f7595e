import { resolveParameters, type ParameterRow, type Parameters } from '@ec/engine';
import type { Point } from '../designs/axis.js';
import { parseFormula, type Formula } from './expression.js';

/** A parameter that follows others, such as `b = 100 - a`. */
export type Link = Formula;

/**
 * Reads links.
 *
 * @param texts - in the order in which they are worked out; each may use parameters, and so the ones that were linked before it
 * @throws RangeError when one cannot be read, links what is no integer parameter or is linked already, or uses what is none
 */
export function parseLinks(texts: readonly string[], rows: readonly ParameterRow[]): Link[] {
  const integers = rows.flatMap(({ kind, key }) => (kind === 'integer' ? [key] : []));
  const links = texts.map(parseFormula);
  for (const [i, { name, names }] of links.entries()) {
    const unknown = [name, ...names].find((one) => !integers.includes(one));
    if (unknown !== undefined)
      throw new RangeError(
        `${name}: expected integer parameters, such as ${integers.slice(0, 5).join(', ') || 'none'}, received ${unknown}`,
      );
    if (links.findIndex((one) => one.name === name) !== i)
      throw new RangeError(`${name}: expected each parameter once, received it twice`);
  }
  return links;
}

/**
 * A point with what its links add to it.
 *
 * @param base - parameters that the point does not replace
 * @returns the point, or why there is none: a link gives no integer within the bounds of its parameter
 */
export function linkedPoint(
  point: Point,
  links: readonly Link[],
  { rows, base }: { readonly rows: readonly ParameterRow[]; readonly base: Parameters },
): Point | string {
  const values: Record<string, Point[string]> = { ...point };
  for (const { name, text, valueOf } of links) {
    const row = rows.find(({ key }) => key === name);
    const value = valueOf((key) => Number(values[key] ?? base[key])) + 0;
    if (row?.kind !== 'integer' || !Number.isSafeInteger(value) || value < row.min || value > row.max) {
      const bounds = row?.kind === 'integer' ? ` from ${row.min} to ${row.max}` : '';
      const at = Object.entries(point).map(([key, one]) => `${key}=${one}`);
      return `${name} = ${text}: expected an integer${bounds}, received ${value} at ${at.join(', ')}`;
    }
    values[name] = value;
  }
  return values;
}

/**
 * The parameters at a point with its links.
 *
 * @returns the parameters, or why there are none
 * @throws SetupError when a value of the point itself is out of bounds
 */
export function linkedParameters(
  point: Point,
  links: readonly Link[],
  of: { readonly rows: readonly ParameterRow[]; readonly base: Parameters },
): Parameters | string {
  const found = linkedPoint(point, links, of);
  return typeof found === 'string' ? found : resolveParameters(of.rows, { ...of.base, ...found });
}
