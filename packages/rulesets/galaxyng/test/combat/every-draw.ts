/** Exact distributions of small battles, by playing every sequence of draws. */
import type { BattleDraws } from '../../src/combat/round.js';

const FINE = 0x200000;

/**
 * Probability of each outcome over all draws.
 *
 * A draw of 2^21 integers, or of a number from 0 to 1, is played as so many equally likely ones as `parts` says; so every chance to kill
 * must be a multiple of 1/parts.
 */
export function everyDraw(parts: 2 | 4, play: (rng: BattleDraws) => string): Map<string, number> {
  const probabilities = new Map<string, number>();
  const script: { value: number; readonly of: number }[] = [];
  do {
    let played = 0;
    const next = (of: number): number => {
      if (played === script.length) script.push({ value: 0, of });
      const { value } = script[played++] as { value: number };
      return value;
    };
    const outcome = play({
      intN: (n) => (n === FINE ? (next(parts) * FINE) / parts : n === 1 ? 0 : next(n)),
      uniform: () => (next(parts) + 0.5) / parts,
    });
    const probability = script.reduce((product, { of }) => product / of, 1);
    probabilities.set(outcome, (probabilities.get(outcome) ?? 0) + probability);
    while (script.length > 0 && (script.at(-1)?.value ?? 0) + 1 === script.at(-1)?.of) script.pop();
    const last = script.at(-1);
    if (last) last.value++;
  } while (script.length > 0);
  return probabilities;
}

/** Largest difference between the probabilities of an outcome in two distributions. */
export function largestDifference(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): number {
  const outcomes = new Set([...one.keys(), ...other.keys()]);
  return Math.max(
    ...[...outcomes].map((outcome) => Math.abs((one.get(outcome) ?? 0) - (other.get(outcome) ?? 0))),
  );
}
