import type { Code } from './code.js';

/** Parts that are named; of more, how many there are. */
const MOST = 8;

/** What differs between two codes, in words: `duel.ts; @ec/combat (0.1.0, 0.2.0); dice.ts (in one alone)`. */
export function codeDifferences(a: Pick<Code, 'parts'>, b: Pick<Code, 'parts'>): string {
  const names = [...new Set([...Object.keys(a.parts), ...Object.keys(b.parts)])].toSorted();
  const differing = names.filter((name) => a.parts[name] !== b.parts[name]);
  const words = differing.map((name) => {
    const [one, other] = [a.parts[name], b.parts[name]];
    if (one === undefined || other === undefined) return `${name} (in one alone)`;
    const [was, is] = [versionIn(one), versionIn(other)];
    return was === is ? name : `${name} (${was}, ${is})`;
  });
  const more = words.length > MOST ? [`${words.length - MOST} more`] : [];
  return [...words.slice(0, MOST), ...more].join('; ');
}

/** The version of a part, without the hash of its contents. */
function versionIn(part: string): string {
  return part.replaceAll(/ ?\b[0-9a-f]{16}\b/g, '');
}
