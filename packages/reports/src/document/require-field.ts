import { shown } from '@ec/prng';
import { isSafeLine } from './plain-line.js';

/** Names the place of a fault; `part` is what follows. A report has thousands of places, and hardly ever a fault. */
export type Place = () => string;

/** Number of an item in its list, from 1 on, for the place of its fault. */
export function numberOf(item: unknown, list: readonly unknown[]): number {
  return list.findIndex((one) => Object.is(one, item)) + 1;
}

/** @throws RangeError when a value is no object */
export function requireObject(value: unknown, where: Place, part = ''): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RangeError(`${where()}${part}: expected an object, received ${shown(value)}`);
}

/** @throws RangeError when a value is no list */
export function requireList(value: unknown, where: Place, part = ''): void {
  if (!Array.isArray(value))
    throw new RangeError(`${where()}${part}: expected a list, received ${shown(value)}`);
}

/** @throws RangeError when a value is no text */
export function requireText(value: unknown, where: Place, part = ''): void {
  if (typeof value !== 'string')
    throw new RangeError(`${where()}${part}: expected a text, received ${shown(value)}`);
}

/** @throws RangeError when a value is none of the known words */
export function requireKnown(value: unknown, known: readonly string[], where: Place, part = ''): void {
  if (typeof value !== 'string' || !known.includes(value))
    throw new RangeError(`${where()}${part}: expected one of ${known.join(', ')}, received ${shown(value)}`);
}

/** @throws RangeError when there is no list of lines, or a line is no text that can be shown as it is */
export function requireLines(lines: readonly string[], where: Place, part = ''): void {
  requireList(lines, where, part);
  for (const line of lines) {
    if (typeof line !== 'string' || !isSafeLine(line)) {
      throw new RangeError(
        `${where()}${part}, line ${numberOf(line, lines)}: expected no control characters, received ${shown(line)}`,
      );
    }
  }
}
