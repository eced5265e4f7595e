import { fileURLToPath } from 'node:url';
import { toy } from './toy.ts';

/** This file, for jobs. */
export const PLANTED = fileURLToPath(import.meta.url);

/** Orders of the game; one of them takes far more than the others, which nobody has noticed. */
export const ORDERS = Array.from({ length: 30 }, (_, i) => `order${String(i + 1).padStart(2, '0')}`);
export const EXPLOIT = 'order17';

/** Turns of a game, and most orders that count in a turn. */
const TURNS = 10;
const COUNTED = 5;

/**
 * Each of up to five orders a turn is worth 1 to 3 points, which the bots know, and the weather 1 to 6. The order that is planted is worth 3 more
 * for each time that a seat has given it in this turn before.
 */
export const ruleset = toy({
  id: 'planted',
  turns: TURNS,
  bots: {
    honest: () => [...ORDERS.slice(0, 3), 'order30', 'order29'].join('\n'),
    lazy: () => 'order01',
    random: (_, rng) => Array.from({ length: COUNTED }, () => rng.pick(ORDERS)).join('\n'),
  },
  points: (words, _, luck) =>
    words.map((own, i) =>
      own.slice(-COUNTED).reduce((sum, word, at, all) => {
        const again = all.slice(0, at).filter((one) => one === EXPLOIT).length;
        return sum + 1 + (ORDERS.indexOf(word) % 3) + (word === EXPLOIT ? 3 * again : 0);
      }, luck[i] ?? 0),
    ),
});
