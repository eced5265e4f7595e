import { fileURLToPath } from 'node:url';
import { toy } from './toy.ts';

/** This file, for jobs. */
export const PAIR = fileURLToPath(import.meta.url);

/** Whoever shares gives up to three points to everybody else who shares, and gets none for itself: of use to two who agree alone. */
export const ruleset = toy({
  id: 'pair',
  turns: 1,
  bots: { lonely: () => 'keep', random: (_, rng) => rng.pick(['keep', 'share']) },
  points: (words, _, luck) =>
    words.map(
      (own, i) =>
        (own.includes('keep') ? 2 : 0) +
        words.filter((other, j) => i !== j && own.includes('share') && other.includes('share')).length * 3 +
        (luck[i] ?? 0) / 10,
    ),
});
