import { fileURLToPath } from 'node:url';
import { toy } from './toy.ts';

/** This file, for jobs. */
export const WORKSHOP = fileURLToPath(import.meta.url);

/** A chair is a point, and a table two, one of each at most; idle hands have none. One turn. */
export const ruleset = toy({
  id: 'workshop',
  turns: 1,
  bots: { idle: () => '', random: (_, rng) => rng.pick(['chair', 'table']) },
  points: (words) => words.map((own) => Number(own.includes('chair')) + 2 * Number(own.includes('table'))),
});
