import { SetupError } from '../contract/errors.js';

/**
 * Refuses templates that the ruleset does not know.
 *
 * @throws SetupError `unknown-template` for the first of them
 */
export function checkTemplates(known: readonly string[], given: Readonly<Record<string, unknown>>): void {
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const names = known.map((name) => `"${name}"`).join(', ');
  const expected = known.length === 0 ? 'no template' : known.length === 1 ? names : `one of ${names}`;
  throw new SetupError('unknown-template', `templates.${unknown}`, { expected }, unknown);
}
