import type { Fields } from './fields.js';
import type { Grammar, Row } from './grammar.js';
import { nearest } from './nearest.js';

/**
 * The rows whose keyword stands in its place, several where they share it.
 *
 * @param from - field at which the statement starts
 */
export function recognise(grammar: Grammar, fields: Fields, from = 0): readonly Row[] | undefined {
  const { byPosition, isByInitial } = grammar;
  for (let position = 0; position < byPosition.length; position += 1) {
    const rows = byPosition[position];
    if (!rows || rows.size === 0 || !fields.mayBeWord(from + position)) continue;
    const word = fields.word(from + position);
    const found = rows.get(isByInitial ? word.slice(0, 1) : word);
    if (found) return found;
  }
  return undefined;
}

/** A field that looks like a keyword in its place, and the keyword; for a statement that is not recognised. */
export function nearKeyword(
  { byPosition }: Grammar,
  fields: Fields,
  from = 0,
): { readonly position: number; readonly keyword: string } | undefined {
  for (const [position, rows] of byPosition.entries()) {
    const keyword = nearest(fields.word(from + position), rows.keys());
    if (keyword !== undefined) return { position: from + position, keyword };
  }
  return undefined;
}
