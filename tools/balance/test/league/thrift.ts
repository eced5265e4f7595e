import { fileURLToPath } from 'node:url';
import type { JournalEvent } from '@ec/engine';
import { toy, type ToyState } from './toy.ts';

/** This file, for jobs. */
export const THRIFT = fileURLToPath(import.meta.url);

/** Each piece of work is a point, and takes one of ten units of strength, which decide nothing. Three turns. */
export const ruleset = {
  ...toy({
    id: 'thrift',
    turns: 3,
    bots: { worker: () => 'work' },
    points: (words) => words.map((own) => own.length),
  }),
  view: ({ points }: ToyState, _: readonly JournalEvent[], seat: number) => points[seat - 1] ?? 0,
  features: { strength: (points: number) => 10 - points },
};
