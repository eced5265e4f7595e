import type { Bot } from '@ec/engine';
import type { Prng } from '@ec/prng';
import { playEquilibrium } from './equilibrium/play-equilibrium.js';
import { orders } from './orders.js';
import type { Strategy } from './play-game.js';
import { WAR_ROUNDS, type GoofspielView, type Position, type Side } from './types.js';

/** Ways to play that come with the game; each chooses from what is public alone. */
export const STRATEGIES = {
  /** Sends any of the fleets that are left, each equally likely. */
  random: ({ fleets, rounds }: Position, side: Side, rng: Prng): number => {
    let fleet = rng.intN(WAR_ROUNDS - rounds.length);
    return 1 + fleets[side].findIndex((count) => (fleet -= count) < 0);
  },
  /** Sends a fleet as large as the planet's worth; where there is none, the next larger, or else the largest that is left. */
  greedy: ({ worths, fleets }: Position, side: Side): number => {
    const left = fleets[side];
    const fit = left.findIndex((count, i) => count > 0 && i + 1 >= (worths.at(-1) ?? 0));
    return 1 + (fit < 0 ? left.findLastIndex((count) => count > 0) : fit);
  },
  /** Plays each bout as a game of its own, in equilibrium. */
  equilibrium: playEquilibrium,
  /** Lets time run out. */
  idle: (): number => 0,
} as const satisfies Readonly<Record<string, Strategy>>;

/** The same as players of the ruleset. */
export const BOTS: Readonly<Record<keyof typeof STRATEGIES, Bot<GoofspielView>>> = {
  random: bot(STRATEGIES.random),
  greedy: bot(STRATEGIES.greedy),
  equilibrium: bot(STRATEGIES.equilibrium),
  idle: bot(STRATEGIES.idle),
};

/** A player that orders what a strategy chooses. */
function bot(strategy: Strategy): Bot<GoofspielView> {
  return ({ position, side }, rng) => {
    const size = position ? strategy(position, side, rng) : 0;
    return size === 0 ? '' : `${orders.format({ kind: 'fleet', size })}\n`;
  };
}
