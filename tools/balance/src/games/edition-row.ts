import {
  editionNamed,
  editionsOf,
  editionValues,
  resolveParameters,
  STANDARD,
  type NamedEdition,
  type ParameterRow,
  type Parameters,
  type ParameterValue,
  type TextParameter,
  type WithEditions,
} from '@ec/engine';

/** Key of the parameter that names the edition by which the games of an experiment are played. */
const EDITION = 'edition';

/** A parameter whose value stands for the values of others. */
export interface EditionParameter extends TextParameter {
  /** Values of other parameters of the experiment by edition and key: of all in which the editions differ. */
  readonly sets: Readonly<Record<string, Readonly<Record<string, ParameterValue>>>>;
}

/**
 * Rows for an experiment that plays games by an edition: the parameter `edition` before those given. Setting it also sets all
 * of the rows in which the editions differ.
 *
 * @param rows - other parameters of the experiment
 * @param own - values of the experiment's own rows in an edition, such as figures of a template; none when absent
 */
export function editionRows(
  ruleset: WithEditions & { readonly id: string },
  rows: readonly ParameterRow[],
  own: (edition: NamedEdition) => Readonly<Record<string, ParameterValue>> = () => ({}),
): readonly ParameterRow[] {
  const names = Object.keys(editionsOf(ruleset));
  const values = names.map((name) => {
    const edition = editionNamed(ruleset, name);
    return { ...editionValues(ruleset.parameters, edition), ...own(edition) };
  });
  const differing = rows.filter(({ key }) => new Set(values.map((one) => one[key])).size > 1);
  const sets = names.map((name, i) => [
    name,
    Object.fromEntries(differing.map(({ key }) => [key, values[i]?.[key] ?? ''])),
  ]);
  const bounds = names.join(', ');
  const row: EditionParameter = {
    kind: 'text',
    key: EDITION,
    default: STANDARD,
    unit: 'edition',
    bounds,
    check: (text) => (names.includes(text) ? undefined : `an edition of ${ruleset.id}: ${bounds}`),
    description: 'Edition of the rules; it sets every parameter below in which editions differ.',
    source: 'experiment',
    sets: Object.fromEntries(sets),
  };
  return [row, ...rows];
}

/** Values as they are given, with those that an edition among them stands for; what is given beside it goes before. */
export function withEdition(
  rows: readonly ParameterRow[],
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const row = rows.find((one): one is EditionParameter => one.key === EDITION && 'sets' in one);
  const name = given[EDITION];
  return row && typeof name === 'string' ? { ...row.sets[name], ...given } : given;
}

/**
 * The values of an experiment's parameters: defaults, replaced by what is given, and by what an edition among it stands for.
 *
 * @throws SetupError when a key is unknown or a value is out of its bounds
 */
export function experimentParameters(
  rows: readonly ParameterRow[],
  given: Readonly<Record<string, unknown>> = {},
): Parameters {
  return resolveParameters(rows, withEdition(rows, given));
}

/** Name of the edition by which games are played under these values. */
export function editionIn({ [EDITION]: name }: Readonly<Record<string, ParameterValue>>): string {
  return typeof name === 'string' ? name : STANDARD;
}
