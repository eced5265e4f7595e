import {
  BOUT_ROUNDS,
  type BySide,
  type GoofspielRuleset,
  type GoofspielState,
  type GoofspielView,
  type War,
  type SeenGalaxy,
} from './types.js';
import { outcome } from './outcome.js';
import { positionOf } from './war.js';

/**
 * All that a seat may know of the state and of the turn's events, and nothing else: what was fought, both sides' fleets, and of the
 * galaxies what is revealed.
 *
 * @throws RangeError when there is no such seat
 * @see G-01, G-05
 */
export const view: GoofspielRuleset['view'] = (state, journal, seat): GoofspielView => {
  if (seat !== 1 && seat !== 2) throw new RangeError(`seat: expected 1 or 2, received ${seat}`);
  const { game, turn, replays, war } = state;
  return {
    game,
    turn,
    side: seat === 1 ? 0 : 1,
    names: namesOf(state),
    replays,
    galaxies: seenGalaxies(war),
    rounds: war.rounds,
    fleets: war.fleets,
    position: positionOf(war),
    outcome: outcome(state),
    events: journal.filter(({ seats }) => seats.includes(seat)),
  };
};

/** The order of the galaxies is public from the start; value and order of planets with the bout, a worth with its round. */
function seenGalaxies({ galaxies, rounds }: War): SeenGalaxy[] {
  return galaxies.map(({ name, value, planets, worths }, bout) => {
    const fought = rounds.length - bout * BOUT_ROUNDS;
    if (fought < 0) return { name, value: null, planets: [], worths: [] };
    return { name, value, planets, worths: worths.slice(0, fought + 1) };
  });
}

/** Names of the players, by side. */
export function namesOf({ players: [first, second] }: GoofspielState): BySide<string> {
  return [first?.name ?? '', second?.name ?? ''];
}
