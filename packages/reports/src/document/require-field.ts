import { shown } from '@ec/prng';
import { isSafeLine } from './plain-line.js';

/** @throws RangeError when a value is no object */
export function requireObject(value: unknown, where: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RangeError(`${where}: expected an object, received ${shown(value)}`);
}

/** @throws RangeError when a value is no list */
export function requireList(value: unknown, where: string): void {
  if (!Array.isArray(value)) throw new RangeError(`${where}: expected a list, received ${shown(value)}`);
}

/** @throws RangeError when a value is no text */
export function requireText(value: unknown, where: string): void {
  if (typeof value !== 'string') throw new RangeError(`${where}: expected a text, received ${shown(value)}`);
}

/** @throws RangeError when a value is none of the known words */
export function requireKnown(value: unknown, known: readonly string[], where: string): void {
  if (typeof value !== 'string' || !known.includes(value))
    throw new RangeError(`${where}: expected one of ${known.join(', ')}, received ${shown(value)}`);
}

/** @throws RangeError when there is no list of lines, or a line is no text that can be shown as it is */
export function requireLines(lines: readonly string[], where: string): void {
  requireList(lines, where);
  for (const [i, line] of lines.entries()) {
    if (typeof line !== 'string' || !isSafeLine(line)) {
      throw new RangeError(
        `${where}, line ${i + 1}: expected no control characters, received ${shown(line)}`,
      );
    }
  }
}
