import type { LanguageDeclaration } from './language.js';
import type { Draw } from './slot.js';
import { isKeyword, type Keyword, type Order, type Slot, type Statement } from './statement.js';

/** Most elements of a repeated slot in a made-up order (included). */
const MOST_ELEMENTS = 4;

/** Makes up an order of a language; every kind of order can occur. */
export function generateOrder<O extends Order, H>(declaration: LanguageDeclaration<O, H>, draw: Draw): O {
  const statements: readonly [Statement, ...Statement[]] = declaration.statements;
  const { kind, fields } = statements[draw(0, statements.length - 1)] ?? statements[0];
  return { kind, ...Object.fromEntries(fields.flatMap((field) => generateField(field, draw))) } as O;
}

function generateField(field: Keyword | Slot, draw: Draw): [string, unknown][] {
  if (isKeyword(field)) return [];
  const { key, type, occurs } = field;
  if (occurs === 'optional' && draw(0, 1) === 0) return [];
  if (occurs !== 'repeated') return [[key, type.generate(draw)]];
  return [[key, Array.from({ length: draw(1, MOST_ELEMENTS) }, () => type.generate(draw))]];
}
