import { shown } from '@ec/prng';
import { guessAmong } from '../contract/guess.js';
import { SetupError } from '../contract/errors.js';
import { resolveParameters, type ParameterRow, type Parameters } from '../contract/parameters.js';

/** Bots by name, as far as a plan that is read must know them. */
export type BotTables = Readonly<Record<string, { readonly parameters?: readonly ParameterRow[] }>>;

/**
 * Reads values of a bot's parameters: `escorts=20`. A text value has no blanks and no braces.
 *
 * @returns the values that are given, in the order of the table
 * @throws RangeError when the bot has no such parameter, a value is out of its bounds, or one is given twice
 */
export function readBotValues(
  bot: string,
  rows: readonly ParameterRow[],
  words: readonly string[],
): Parameters {
  if (words.length === 0) return {};
  const given: Record<string, unknown> = {};
  for (const word of words) {
    const at = word.indexOf('=');
    const [key, text] = [word.slice(0, at), word.slice(at + 1)];
    const row = rows.find((one) => one.key === key);
    if (!row) throw new RangeError(unknownKey(bot, rows, key));
    if (Object.hasOwn(given, key))
      throw new RangeError(`expected ${key} of ${bot} once, received ${shown(word)} again`);
    // what is no number is shown as it is written
    given[key] = row.kind === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;
  }
  const values = checkedValues(bot, rows, given);
  return Object.fromEntries(
    rows.flatMap(({ key }) => {
      const value = values[key];
      return Object.hasOwn(given, key) && value !== undefined ? [[key, value]] : [];
    }),
  );
}

function unknownKey(bot: string, rows: readonly ParameterRow[], key: string): string {
  const keys = rows.map((row) => row.key);
  if (keys.length === 0) return `expected no value, as ${bot} has no parameters, received ${shown(key)}`;
  return `expected a parameter of ${bot} (${keys.join(', ')}), received ${shown(key)}${guessAmong(keys, key)}`;
}

/** @throws RangeError when a value is out of its bounds */
function checkedValues(
  bot: string,
  rows: readonly ParameterRow[],
  given: Readonly<Record<string, unknown>>,
): Parameters {
  try {
    return resolveParameters(rows, given, bot);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new RangeError(error.message, { cause: error });
  }
}
