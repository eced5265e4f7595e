import type { Prng } from '@ec/prng';
import type { Campaign, Plan } from './campaign.js';

/** What galaxies and planets that are given up count for. */
const GIVEN_UP = 0.01;

/**
 * A plan at random, such as a player may think of: it gives up some galaxies, and some planets of the others, and by and large sends the
 * larger fleets to more value and worth.
 */
export function drawPlan({ galaxies, hands: [own] }: Campaign, rng: Prng): Plan {
  const [byValue, byWorth] = [rng.intN(3), rng.intN(3)];
  const weights = galaxies.flatMap(({ value, worths }) => {
    const galaxy = rng.intN(3) === 0 ? GIVEN_UP : power(value, byValue);
    return worths.map((worth) => {
      const planet = rng.intN(4) === 0 ? GIVEN_UP : power(worth, byWorth);
      return galaxy * planet * (1 + rng.uniform());
    });
  });
  const planets = [...weights.keys()].sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0));
  const plan = new Array<number>(planets.length).fill(0);
  for (const [i, size] of own.toSorted((a, b) => a - b).entries()) plan[planets[i] ?? 0] = size;
  return plan;
}

/** A number to the power of 0, 1 or 2, exactly. */
function power(base: number, exponent: number): number {
  return [1, base, base * base][exponent] ?? 1;
}
