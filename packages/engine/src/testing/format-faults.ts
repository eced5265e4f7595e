import { REPORT_EXTENSIONS } from '@ec/reports';
import type { OwnFormat } from '../contract/ruleset.js';

/** What is wrong with the names and extensions of a game's own report formats; empty when nothing is. */
export function formatFaults<View>(formats: Readonly<Record<string, OwnFormat<View>>>): string[] {
  const names = Object.keys(formats)
    .filter((name) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    .map((name) => `format: expected a name in kebab-case, received ${name}`);
  const extensions = { ...REPORT_EXTENSIONS, ...extensionsOf(formats) };
  const seen = new Set<string>();
  const wrong = Object.entries(extensions).flatMap(([name, extension]) => {
    const isRight = /^[a-z0-9]+(\.[a-z0-9]+)*$/.test(extension) && !seen.has(extension);
    seen.add(extension);
    return isRight ? [] : [`format ${name}: expected a unique extension such as txt, received ${extension}`];
  });
  return [...names, ...wrong];
}

function extensionsOf<View>(formats: Readonly<Record<string, OwnFormat<View>>>): Record<string, string> {
  return Object.fromEntries(Object.entries(formats).map(([name, { extension }]) => [name, extension]));
}
