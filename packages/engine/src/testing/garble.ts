import type { Prng } from '@ec/prng';

/** Characters that turn up where no bot writes them. */
const ODD = ['"', ',', '.', '/', '\n', '\u0000', '\ud800'] as const;

/** A text with a few or many characters doubled, lost or replaced in some lines. */
export function garble(text: string, rng: Prng): string {
  const characters = text.split('');
  const garbled = (line: string, oneIn: number): string[] =>
    line.split('').flatMap((character) => {
      if (!rng.chance(1, oneIn)) return [character];
      switch (rng.intN(4)) {
        case 0:
          return [];
        case 1:
          return [character, character];
        case 2:
          return [rng.pick(characters)];
        default:
          return [rng.pick(ODD)];
      }
    });
  return text
    .split('\n')
    .map((line) => (rng.chance(1, 2) ? garbled(line, rng.pick([4, 30])).join('') : line))
    .join('\n');
}
