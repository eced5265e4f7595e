import { fileURLToPath } from 'node:url';
import { toy } from './toy.ts';

/** This file, for jobs. */
export const ROCK = fileURLToPath(import.meta.url);

const BEATS: Readonly<Record<string, string>> = { rock: 'scissors', scissors: 'paper', paper: 'rock' };

/** Rock, paper, scissors for two: a round, and a hand that beats the other's wins. */
export const ruleset = toy({
  id: 'rock',
  turns: 1,
  bots: { rock: () => 'rock', paper: () => 'paper', scissors: () => 'scissors' },
  points: (words) =>
    words.map(([own = ''], i) => Number(words.some(([other], j) => i !== j && BEATS[own] === other))),
});
