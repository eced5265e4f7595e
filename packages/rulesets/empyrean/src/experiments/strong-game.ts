import { drawGame, integerOf, playGame, type Ending } from '@ec/balance';
import { quantityOf, type ItemCode } from '@ec/economy';
import type { Parameters } from '@ec/engine';
import type { Prng } from '@ec/prng';
import { empyrean } from '../ruleset.js';
import type { EmpyreanState } from '../state.js';
import { peopleOf } from './people-of.js';

/** Bots that play to win. */
export const STRONG_BOTS = [
  'conqueror',
  'warlord',
  'scholar',
  'merchant',
] as const satisfies readonly (keyof typeof empyrean.bots)[];

/** What becomes scarce at a home colony. */
export const SCARCE = ['FOOD', 'FUEL', 'NMTS', 'STU'] as const satisfies readonly ItemCode[];

/** What an empire has after a quarter. */
interface Standing {
  readonly planets: number;
  /** Population units. */
  readonly people: number;
  /** Best technology level of its colonies and ships; 0 without any. */
  readonly techLevel: number;
  /** Units of each of {@link SCARCE} in the storage of its first colony; none when it is lost. */
  readonly stocks: readonly number[];
}

/** How a game of strong bots went. */
export interface StrongGame {
  /** `over` when somebody has won. */
  readonly ending: Ending;
  readonly quarters: number;
  /** Indices of the winners' seats; none while nobody has won. */
  readonly winners: readonly number[];
  /** Quarter of the first jump to another system by seat, or none. */
  readonly jumps: readonly (number | undefined)[];
  /** Quarter in which another race was met first by seat, or none. */
  readonly contacts: readonly (number | undefined)[];
  /** Standing by quarter, that of the start first, and by seat. */
  readonly course: readonly (readonly Standing[])[];
}

/**
 * Plays a game of strong bots until somebody has won, or until it is broken off.
 *
 * @param plans - places in {@link STRONG_BOTS} by seat
 * @param parameters - with `quarters`, after which it is broken off
 */
export function playStrongGame(rng: Prng, parameters: Parameters, plans: readonly number[]): StrongGame {
  const start = drawGame(empyrean, rng, plans.length, parameters);
  const bots = new Map(plans.map((plan, i) => [i + 1, STRONG_BOTS[plan] ?? 'idle'] as const));
  const homes = start.state.holdings.map(({ starId }) => systemOf(start.state, starId));
  const jumps: (number | undefined)[] = plans.map(() => undefined);
  const contacts: (number | undefined)[] = plans.map(() => undefined);
  const course: Standing[][] = [];
  const look = (state: EmpyreanState): boolean => {
    for (const { empireId, starId } of state.holdings) {
      if (empireId !== null && systemOf(state, starId) !== homes[empireId - 1])
        jumps[empireId - 1] ??= state.turn;
    }
    for (const { empireId, contacts: met } of state.knowledge)
      if (met.length > 0) contacts[empireId - 1] ??= state.turn;
    course.push(plans.map((_, i) => standingOf(state, i + 1)));
    return empyrean.outcome(state).status === 'over';
  };
  const { game, ending } = playGame(empyrean, start, bots, integerOf(parameters, 'quarters'), look);
  const outcome = empyrean.outcome(game.state);
  const winners = outcome.status === 'over' ? outcome.winners.map((seat) => seat - 1) : [];
  return { ending, quarters: game.state.turn, winners, jumps, contacts, course };
}

/** What a planet counts for beside population units. */
const PLANET = 1e11;

/** Index of the seat that is ahead: the winner, or else who has most planets, and of these most people; among equals one is drawn. */
export function aheadIn({ winners, course }: StrongGame, rng: Prng): number {
  if (winners.length > 0) return rng.pick(winners);
  const scores = (course.at(-1) ?? []).map(({ planets, people }) => planets * PLANET + people);
  const most = Math.max(...scores);
  return rng.pick(scores.flatMap((score, seat) => (score === most ? [seat] : [])));
}

function standingOf(state: EmpyreanState, empireId: number): Standing {
  const own = state.holdings.filter((holding) => holding.empireId === empireId);
  const home = own.find(({ id }) => id === empireId);
  return {
    planets: state.controls.filter((control) => control.empireId === empireId).length,
    people: peopleOf(state, empireId),
    techLevel: Math.max(0, ...own.map(({ techLevel }) => techLevel)),
    stocks: SCARCE.map((code) => (home ? quantityOf(home.stored, code) : 0)),
  };
}

function systemOf({ cluster }: EmpyreanState, starId: number): number {
  return cluster.stars[starId - 1]?.systemId ?? 0;
}
