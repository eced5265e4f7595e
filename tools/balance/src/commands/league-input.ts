import type { AnyExperiment } from '../experiment.js';
import type { Habits } from '../league/habits.js';
import { fairOf, GOAL_WORDS, type Goal } from '../league/goals.js';
import type { League } from '../league/league.js';
import { kindOf } from '../league/marks.js';
import type { SavedFind } from '../league/save-finds.js';
import type { StrongPlay } from '../league/strong-play.js';
import { estimated } from '../reporting/estimated.js';
import { formatEstimated, formatValue } from '../reporting/format-value.js';
import type { Job } from '../running/job.js';
import type { Interval } from '../statistics/interval.js';

/** What the report of a league is made of. */
export interface LeagueReportInput {
  readonly experiment: AnyExperiment;
  readonly job: Job;
  readonly league: League;
  readonly habits: readonly Habits[];
  /** Games among the plans that are played; `undefined` where they were broken off. */
  readonly strong: StrongPlay | undefined;
  /** A game of each plan that was found, where they are kept. */
  readonly finds: readonly SavedFind[];
  /** Marks of all orders that can be drawn. */
  readonly drawn: readonly string[];
  readonly seats: number;
  /** What the plans that are looked for are to be good for. */
  readonly goal: Goal;
  /** Games that were played. */
  readonly played: number;
  readonly gain: number;
  /** What is expected: the greatest part of the field of a plan, and the greatest gain of one that is found (both included). */
  readonly most: { readonly share?: number; readonly gain?: number };
  /** Whether no seat is to win surely more or less often than others. */
  readonly fairSeats: boolean;
  /** Whether every order that can be drawn is to be given by a plan that is played. */
  readonly allUsed: boolean;
  readonly command: string;
  readonly confidence: number;
}

/** Orders that are named of a plan. */
export const NAMED = 4;

/** Seats that surely win more or less often than a fair share. */
export function unfairSeats({ seats }: StrongPlay): { readonly seat: number; readonly share: Interval }[] {
  return seats
    .map((share, i) => ({ seat: i + 1, share }))
    .filter(({ share }) => share.low > 1 / seats.length || share.high < 1 / seats.length);
}

/** Orders that can be drawn and that no plan gives that is played: kinds, and values of kinds that are given. */
export function unusedOrders({ habits, drawn }: Pick<LeagueReportInput, 'habits' | 'drawn'>): string[] {
  const used = new Set(habits.flatMap(({ orders }) => [...orders.keys()]));
  const unused = drawn.filter((mark) => !used.has(mark));
  const kinds = new Set(unused.filter((mark) => mark === kindOf(mark)));
  return unused.filter((mark) => kinds.has(mark) || !kinds.has(kindOf(mark)));
}

/** A share with its interval, in per cent. */
export function shareText(share: Interval): string {
  return formatEstimated(estimated(share), { format: 'share' });
}

/** What a plan gets of a goal, and what is fair, in words. */
export function goalText(score: Interval, goal: Goal, seats: number): string {
  return `${shareText(score)} ${GOAL_WORDS[goal]}, where ${percent(fairOf(goal, seats))} is fair`;
}

/** A share in per cent. */
export function percent(share: number): string {
  return formatValue(share, { format: 'share' });
}
