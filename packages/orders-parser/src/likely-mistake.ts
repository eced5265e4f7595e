import type { Fields } from './fields.js';
import type { Grammar, Row } from './grammar.js';
import { oneOf } from './one-of.js';
import { readSteps, type Misfit } from './read-steps.js';
import { nearKeyword } from './recognise.js';
import { Mistake } from './slot.js';
import { syntaxOf } from './statement.js';

/** What is wrong at which field of a statement that one of the rows should have read: the field that comes nearest. */
export function misfitOf(rows: readonly Row[], fields: Fields): Misfit {
  const { count } = fields;
  const misfits = rows.flatMap(({ steps, keywordAt, fewest, most }) => {
    const misfit = readSteps(steps, fields, keywordAt, {});
    return misfit ? [{ ...misfit, isOfLength: count >= fewest && count <= most }] : [];
  });
  const likeliest = likeliestOf(misfits);
  return { position: likeliest[0]?.position ?? 0, mistake: oneOf(likeliest.map(({ mistake }) => mistake)) };
}

/**
 * What is wrong with a statement that no row recognises, and at which field: one that is a keyword in the wrong place, else a misspelt
 * keyword; the whole statement where no field looks like a keyword.
 */
export function unknownStatement(grammar: Grammar, fields: Fields): Misfit | Mistake {
  const { byPosition, separator } = grammar;
  const words = Array.from({ length: Math.min(byPosition.length, fields.count) }, (_, position) =>
    fields.word(position),
  );
  for (const [position, word] of words.entries()) {
    const rows = byPosition.flatMap((at) => at.get(word) ?? []);
    if (rows.length === 0) continue;
    const mistakes = rows.map(
      ({ statement }) => new Mistake('unknown-statement', `"${syntaxOf(statement.fields, separator)}"`),
    );
    return { position, mistake: oneOf(mistakes) };
  }
  const near = nearKeyword(grammar, fields);
  if (!near) return new Mistake('unknown-statement', anyStatement(grammar));
  return { position: near.position, mistake: new Mistake('unknown-statement', 'a statement', near.keyword) };
}

/** Most statements of a language that a message lists when none is recognised (included). */
const FEW = 6;

/** What is expected where no statement is recognised. */
function anyStatement({ rows }: Grammar): string {
  if (rows.length > FEW) return 'a statement';
  return `a statement such as ${rows.map(({ statement }) => statement.example).join(', ')}`;
}

/** A misfit, and whether its row can have as many fields as there are. */
interface RowMisfit extends Misfit {
  readonly isOfLength: boolean;
}

/**
 * The most telling misfits, all at one field. Of the rows that suit the number of fields, they are furthest into the statement; of these,
 * those with a guess come first, then those in a value. Where they tell nothing, rows of another length that get as far count, too.
 */
function likeliestOf(misfits: readonly RowMisfit[]): readonly RowMisfit[] {
  const best = furthest(misfits.filter(({ isOfLength }) => isOfLength));
  if (best.some(({ mistake }) => mistake.weight > 0)) return best;
  return furthest([...best, ...misfits.filter(({ isOfLength }) => !isOfLength)]);
}

function furthest(misfits: readonly RowMisfit[]): RowMisfit[] {
  const position = Math.max(...misfits.map((misfit) => misfit.position));
  const there = misfits.filter((misfit) => misfit.position === position);
  const weight = Math.max(...there.map(({ mistake }) => mistake.weight));
  return there.filter(({ mistake }) => mistake.weight === weight);
}
