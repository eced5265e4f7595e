import type { Prng } from '@ec/prng';
import type { GoofspielState } from '../src/state.js';

/** The state with other values, worths and orders of planets, where they are not revealed. */
export function changeUnseen(state: GoofspielState, _seat: number, rng: Prng): GoofspielState {
  const { galaxies, rounds } = state.war;
  const bout = Math.floor(rounds.length / 7);
  const coming = galaxies.slice(bout + 1);
  const values = rng.shuffle(coming.map(({ value }) => value));
  for (const [i, galaxy] of coming.entries()) {
    galaxy.value = values[i] ?? 0;
    galaxy.planets = rng.shuffle(galaxy.planets);
    galaxy.worths = rng.shuffle(galaxy.worths);
  }
  const now = galaxies[bout];
  if (now) {
    const revealed = (rounds.length % 7) + 1;
    now.worths = [...now.worths.slice(0, revealed), ...rng.shuffle(now.worths.slice(revealed))];
  }
  return state;
}
