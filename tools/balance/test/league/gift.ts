import { fileURLToPath } from 'node:url';
import { toy } from './toy.ts';

/** This file, for jobs. */
export const GIFT = fileURLToPath(import.meta.url);

/**
 * Whoever works has 4 points. Whoever gives has none, and the next seat in the circle, if it takes, 6 in place of its 4; whoever takes what
 * nobody gives has 1. So giving alone loses, taking alone loses, and both together win: of use to two who play different parts. Luck adds
 * a tenth to six tenths.
 */
export const ruleset = toy({
  id: 'gift',
  turns: 1,
  bots: { worker: () => 'work', random: (_, rng) => rng.pick(['work', 'give', 'take']) },
  points: (words, _, luck) =>
    words.map((own, i) => {
      const isGiven = words.at(i - 1)?.includes('give') ?? false;
      const base = own.includes('give')
        ? 0
        : own.includes('take')
          ? isGiven
            ? 6
            : 1
          : own.includes('work')
            ? 4
            : 0;
      return base + (luck[i] ?? 0) / 10;
    }),
});
