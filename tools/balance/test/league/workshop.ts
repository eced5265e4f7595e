import { fileURLToPath } from 'node:url';
import { toy } from './toy.ts';

/** This file, for jobs. */
export const WORKSHOP = fileURLToPath(import.meta.url);

/** A chair is a point, and a table two; idle hands have none. One turn. */
export const ruleset = toy({
  id: 'workshop',
  turns: 1,
  bots: { idle: () => '', random: (_, rng) => rng.pick(['chair', 'table']) },
  points: (words) =>
    words.map((own) => own.reduce((sum, word) => sum + ({ chair: 1, table: 2 }[word] ?? 0), 0)),
});
