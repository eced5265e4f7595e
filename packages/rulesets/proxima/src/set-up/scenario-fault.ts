import { SetupError } from '@ec/engine';

/**
 * Refuses a definition file.
 *
 * @param path - keys and indexes to the value that is wrong
 * @throws SetupError always
 * @see P-01
 */
export function fault(
  file: string,
  path: readonly (string | number)[],
  expected: string,
  received: unknown,
): never {
  throw new SetupError('bad-template', faultPath(file, path), { expected }, received);
}

/** Path of a value: `templates.DUN.unitTypes[3].attacks[0]`. */
export function faultPath(file: string, path: readonly unknown[]): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return `templates.${file}${parts.join('')}`;
}
