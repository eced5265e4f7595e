import type { Elsewhere } from '@ec/engine/testing';
import type { Prng } from '@ec/prng';
import type { GoofspielState } from '../src/state.js';

/** The state with other values, worths and orders of planets, where they are not revealed. */
export function changeUnseen(state: GoofspielState, _seat: number, rng: Prng): GoofspielState {
  return changeFrom(state, state.war.rounds.length, rng);
}

/** The state with other values, worths and orders of planets, where they are not revealed in the next two rounds either. */
export function changeElsewhere(state: GoofspielState, _seat: number, rng: Prng): Elsewhere<GoofspielState> {
  return { state: changeFrom(state, state.war.rounds.length + 2, rng), sheets: new Map() };
}

/** Changes what is not revealed after so many rounds. */
function changeFrom(state: GoofspielState, rounds: number, rng: Prng): GoofspielState {
  const { galaxies } = state.war;
  const bout = Math.floor(rounds / 7);
  const coming = galaxies.slice(bout + 1);
  const values = rng.shuffle(coming.map(({ value }) => value));
  for (const [i, galaxy] of coming.entries()) {
    galaxy.value = values[i] ?? 0;
    galaxy.planets = rng.shuffle(galaxy.planets);
    galaxy.worths = rng.shuffle(galaxy.worths);
  }
  const now = galaxies[bout];
  if (now) {
    const revealed = (rounds % 7) + 1;
    now.worths = [...now.worths.slice(0, revealed), ...rng.shuffle(now.worths.slice(revealed))];
  }
  return state;
}
