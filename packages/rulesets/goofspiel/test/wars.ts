import type { Round, War } from '../src/state.js';
import { drawWar } from '../src/war.js';
import { Prng } from '@ec/prng';

/** A war whose galaxies, planets, values and worths all come in ascending order. */
export function plainWar(): War {
  const war = drawWar(Prng.fromSeed(1n));
  war.galaxies.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const [i, galaxy] of war.galaxies.entries()) {
    galaxy.value = i + 1;
    galaxy.planets.sort();
    galaxy.worths.sort((a, b) => a - b);
  }
  return war;
}

/** Rounds in which these sizes fought, such as `5:3`. */
export function rounds(text: string): Round[] {
  return text.split(' ').map((round): Round => {
    const [own = 0, other = 0] = round.split(':').map(Number);
    return [
      { size: own, spent: own },
      { size: other, spent: other },
    ];
  });
}
