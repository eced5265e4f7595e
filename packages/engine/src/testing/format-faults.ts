import { ownFormatFault } from '../contract/own-formats.js';
import type { OwnFormat } from '../contract/ruleset.js';

/** What is wrong with the names and extensions of a game's own report formats; empty when nothing is. */
export function formatFaults<View>(formats: Readonly<Record<string, OwnFormat<View>>>): string[] {
  const seen = new Set<string>();
  return Object.entries(formats).flatMap(([name, { extension }]) => {
    const isTaken = seen.has(extension);
    seen.add(extension);
    const taken = `format ${name}: expected a unique extension such as txt, received ${extension}`;
    return ownFormatFault(name, extension) ?? (isTaken ? [taken] : []);
  });
}
