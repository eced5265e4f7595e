import { boutRounds, valuesWon, worthsWon } from '../score.js';
import { BOUT_ROUNDS, SIZES, type BySide } from '../state.js';
import type { GoofspielView } from './view.js';

/** Numbers that say how a side stands, as far as it knows: what plans may depend on. */
export const FEATURES = {
  /** Rounds of the bout that were fought. */
  round: ({ rounds }: GoofspielView) => rounds.length % BOUT_ROUNDS,
  /** Worth of the planet that is fought over; 0 once the war is over. */
  worth: ({ position }: GoofspielView) => position?.worths.at(-1) ?? 0,
  /** Strategic value of the galaxy; 0 once the war is over. */
  value: ({ position }: GoofspielView) => position?.value ?? 0,
  /** Worth taken in the bout, above the other side's. */
  ahead: ({ rounds, position, side }: GoofspielView) =>
    position === null
      ? 0
      : lead(worthsWon(position.worths, boutRounds(rounds, Math.floor(rounds.length / BOUT_ROUNDS))), side),
  /** Strategic value of the galaxies taken, above the other side's. */
  lead: ({ side, ...war }: GoofspielView) => lead(valuesWon(war), side),
  /** Sizes of its fleets in all, above the other side's. */
  strength: ({ fleets: [first, second], side }: GoofspielView) =>
    lead([strengthOf(first), strengthOf(second)], side),
} as const satisfies Readonly<Record<string, (view: GoofspielView) => number>>;

function lead([first, second]: BySide<number>, side: GoofspielView['side']): number {
  return side === 0 ? first - second : second - first;
}

function strengthOf(fleets: readonly number[]): number {
  return SIZES.reduce((sum, size) => sum + size * (fleets[size - 1] ?? 0), 0);
}
