import { fileURLToPath } from 'node:url';
import { toy } from './toy.ts';

/** This file, for jobs. */
export const POISON = fileURLToPath(import.meta.url);

/** Kinds of orders that do nothing, among which one is hidden that does harm. */
export const IDLE = ['dance', 'sing', 'paint'];

/**
 * Each seat has 20 points a turn, and the first of all 10 more. Each poison takes 5 from the next seat in the circle, and 1 from whoever gives it: nobody wins by it. Two turns.
 */
export const ruleset = toy({
  id: 'poison',
  turns: 2,
  bots: { worker: () => 'work', random: (_, rng) => rng.pick(['work', 'poison', ...IDLE]) },
  points: (words) =>
    words.map((own, i) => {
      const count = (of: readonly string[] | undefined): number =>
        of?.filter((word) => word === 'poison').length ?? 0;
      return 20 + (i === 0 ? 10 : 0) - 5 * count(words.at(i - 1)) - count(own);
    }),
});
