/** The experiments of bouts.ts, and a shipped one, after somebody changed the rules. */
import type { ContestResult } from '@ec/balance';
import { raids as shipped } from '@ec/empyrean/experiments';
import type { Prng } from '@ec/prng';
import { fileURLToPath } from 'node:url';
import { bout as original } from './bouts.ts';

/** This file, as a user names it. */
export const CHANGED = fileURLToPath(import.meta.url);

/** Whether a trial is one in twenty, by draws that nothing else sees. */
export const isPlanted = (rng: Prng): boolean => rng.stream('planted').intN(20) === 0;

/** Of the ties one in twenty goes to red. */
export const bout: typeof original = {
  ...original,
  trial: (rng, context, record) =>
    original.trial(rng, context, {
      ...record,
      wins: (first: number, second: number, result: ContestResult) =>
        record.wins(first, second, result === 'draw' && isPlanted(rng) ? 'win' : result),
    }),
};

/** Of the raids one in twenty brings each raider a unit more. */
export const raids: typeof shipped = {
  ...shipped,
  trial: (rng, context, record) =>
    shipped.trial(rng, context, {
      ...record,
      loot: (loot: number) => record.loot(loot + Number(isPlanted(rng))),
    }),
};
