import { SetupError } from '../contract/errors.js';

/**
 * Templates that the ruleset does not know, each as an error `unknown-template`.
 *
 * @param known - names of the ruleset's templates
 * @param given - templates by name
 */
export function templateFaults(
  known: readonly string[],
  given: Readonly<Record<string, unknown>>,
): SetupError[] {
  const names = known.map((name) => `"${name}"`).join(', ');
  const expected = known.length === 0 ? 'no template' : known.length === 1 ? names : `one of ${names}`;
  return Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => new SetupError('unknown-template', `templates.${name}`, { expected }, name));
}
