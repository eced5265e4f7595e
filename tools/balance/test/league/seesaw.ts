import { fileURLToPath } from 'node:url';
import { toy } from './toy.ts';

/** This file, for jobs. */
export const SEESAW = fileURLToPath(import.meta.url);

/** Three turns: the first seat gets a point in the first, the second two in the second, and whoever says so one in the third. */
export const ruleset = toy({
  id: 'seesaw',
  turns: 3,
  bots: { quiet: () => '', loud: () => 'mine' },
  points: (words, turn) =>
    words.map(
      (own, i) =>
        Number(turn === 1 && i === 0) + 2 * Number(turn === 2 && i === 1) + (turn === 3 ? own.length : 0),
    ),
});
