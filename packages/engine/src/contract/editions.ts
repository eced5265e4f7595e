import { guessAmong } from './guess.js';
import { SetupError, shown } from './errors.js';
import { resolveParameters, type ParameterRow, type Parameters, type ParameterValue } from './parameters.js';

/** The edition that every ruleset has: the defaults of its parameters, and its own templates. */
export const STANDARD = 'standard';

/** The edition, where a ruleset declares it, by which games go on that were stored before there were editions. */
const FIRST = 'first';

/** A set of parameters and templates that a ruleset declares under a name. */
export interface Edition<Key extends string = string> {
  /** What it is for, in one sentence. */
  readonly description: string;
  /** Parameters that differ from their defaults; none when absent. */
  readonly parameters?: Readonly<Partial<Record<Key, ParameterValue>>>;
  /** Templates that replace the ruleset's own, by name; none when absent. */
  readonly templates?: Readonly<Record<string, unknown>>;
}

/** An edition apart from its ruleset: as a game master writes it, and as a stored game keeps it. */
export interface NamedEdition {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly templates: Readonly<Record<string, unknown>>;
}

/** What is asked of a ruleset about its editions. */
export interface WithEditions {
  readonly parameters: readonly ParameterRow[];
  readonly editions?: Readonly<Record<string, Edition>>;
}

/** A ruleset's editions by name, `standard` before the others. */
export function editionsOf({ editions = {} }: WithEditions): Readonly<Record<string, Edition>> {
  return {
    [STANDARD]: { description: 'The game as it is played unless a game says otherwise.' },
    ...editions,
  };
}

/**
 * An edition of a ruleset by its name.
 *
 * @throws SetupError `unknown-edition` when the ruleset declares none of this name
 */
export function editionNamed(ruleset: WithEditions, name: string): NamedEdition {
  const editions = editionsOf(ruleset);
  const edition = Object.hasOwn(editions, name) ? editions[name] : undefined;
  if (edition) return { name, parameters: edition.parameters ?? {}, templates: edition.templates ?? {} };
  const known = Object.keys(editions);
  const expected =
    known.length === 1
      ? `"${STANDARD}", the only edition`
      : `one of ${known.map((one) => `"${one}"`).join(', ')}`;
  throw new SetupError(
    'unknown-edition',
    'edition',
    `expected ${expected}, received ${shown(name)}${guessAmong(known, name)}`,
    name,
  );
}

/**
 * The edition by which a stored game goes on: as it kept it, without values of parameters that later versions of the rules have dropped;
 * what they have added has its default. A game from before there were editions goes on by `first`, where the ruleset declares it.
 *
 * @param kept - `null` for a game from before there were editions
 */
export function standingEdition(ruleset: WithEditions, kept: NamedEdition | null): NamedEdition {
  if (!kept) return editionNamed(ruleset, Object.hasOwn(editionsOf(ruleset), FIRST) ? FIRST : STANDARD);
  const known = new Set(ruleset.parameters.map(({ key }) => key));
  const values = Object.entries(kept.parameters).filter(([key]) => known.has(key));
  return { ...kept, parameters: Object.fromEntries(values) };
}

/**
 * An edition as a game keeps it: with all values, so that a later version of the rules with other defaults changes nothing.
 *
 * @throws SetupError when a value is out of its bounds
 */
export function keptEdition({ parameters: rows }: WithEditions, edition: NamedEdition): NamedEdition {
  return { ...edition, parameters: editionValues(rows, edition) };
}

/**
 * Values of all parameters in an edition.
 *
 * @throws SetupError when a key is unknown or a value is out of its bounds
 */
export function editionValues(
  rows: readonly ParameterRow[],
  { parameters }: Pick<NamedEdition, 'parameters'>,
): Parameters {
  return resolveParameters(rows, parameters, 'edition.parameters');
}
