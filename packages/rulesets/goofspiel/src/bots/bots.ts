import type { Bot } from '@ec/engine';
import type { Prng } from '@ec/prng';
import { playEquilibrium } from '../equilibrium/play-equilibrium.js';
import { writeOrders } from '@ec/orders-parser';
import { format } from '../orders/language.js';
import type { FleetOrder } from '../orders/orders.js';
import { playPlanner } from '../planning/play-planner.js';
import type { Strategy } from '../play-game.js';
import type { GoofspielView } from '../view/view.js';
import { SIZES, VALUES, WAR_ROUNDS, type Position, type Side } from '../state.js';
import type { BotName } from './bot-names.js';

/** Ways to play that come with the game; each chooses from public information alone. */
export const STRATEGIES = {
  /** Sends any of the fleets left, each equally likely. */
  random: ({ fleets, rounds }: Position, side: Side, rng: Prng): number => {
    let fleet = rng.intN(WAR_ROUNDS - rounds.length);
    return 1 + fleets[side].findIndex((count) => (fleet -= count) < 0);
  },
  /** Sends a fleet as large as the planet's worth. */
  greedy: ({ worths, fleets }: Position, side: Side): number => atLeast(worths.at(-1) ?? 0, fleets[side]),
  /** Sends a fleet one larger than the planet's worth, and gives up the greatest one. */
  overbid: ({ worths, fleets }: Position, side: Side): number => {
    const worth = worths.at(-1) ?? 0;
    return atLeast(worth < SIZES.length ? worth + 1 : 1, fleets[side]);
  },
  /** Fights for the galaxies of values 4 to 7, with all fleets of sizes 4 to 7. */
  'top-four': plan((value) => (value <= 3 ? [1, 3] : [4, 7])),
  /** Fights for the galaxies of values 5 to 7, with all fleets of sizes 5 to 7. */
  'top-three': plan((value) => (value <= 4 ? [1, 4] : [5, 7])),
  /** Takes the greatest galaxy with fleets of size 7, gives up the next two, and fights for the others. */
  spoiler: plan((value) => (value <= 4 ? [3, 6] : value <= 6 ? [1, 2] : [7, 7])),
  /** Plays each bout as a game of its own, in equilibrium. */
  equilibrium: playEquilibrium,
  /** Plans the whole war for both sides, in mixed play. */
  planner: playPlanner,
  /** Lets time run out. */
  idle: (): number => 0,
} as const satisfies Readonly<Record<BotName, Strategy>>;

/**
 * Shares out the fleets among the galaxies by their strategic value, and sends the larger fleets of each galaxy to planets of more worth.
 *
 * @param sizesFor - smallest and largest size (both included) for a galaxy of that value; as many fleets as the galaxies have planets
 */
function plan(sizesFor: (value: number) => readonly [number, number]): Strategy {
  return ({ value, worths, fleets }, side) => {
    const [least, most] = sizesFor(value);
    const step = Math.ceil(((most - least + 1) * (worths.at(-1) ?? 0)) / VALUES.length);
    const size = least - 1 + step;
    const left = fleets[side];
    const own = left.map((count, i) => (i + 1 >= least && i + 1 <= most ? count : 0));
    // a bot that takes over from another player may find that the fleets of the plan are gone
    return atLeast(size, own) || atLeast(size, left);
  };
}

/** The smallest fleet left of at least a size; without one, the largest; 0 when no fleet is left. */
function atLeast(size: number, left: readonly number[]): number {
  const fit = left.findIndex((count, i) => count > 0 && i + 1 >= size);
  return 1 + (fit < 0 ? left.findLastIndex((count) => count > 0) : fit);
}

/** The ways to play as players of the ruleset. */
export const BOTS = Object.fromEntries(
  Object.entries(STRATEGIES).map(([name, strategy]) => [name, bot(strategy)]),
) as Readonly<Record<BotName, Bot<GoofspielView, FleetOrder>>>;

/** A player that orders what a strategy chooses. */
function bot(strategy: Strategy): Bot<GoofspielView, FleetOrder> {
  return ({ position, side }, rng) => {
    const size = position ? strategy(position, side, rng) : 0;
    return writeOrders(size === 0 ? [] : [{ kind: 'fleet', size }], format);
  };
}
