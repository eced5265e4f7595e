import type { Interval } from '../statistics/interval.js';
import { printField } from './field.js';
import { fairOf } from './goals.js';
import { LeagueEnded, type LeagueGames, type Shares } from './league-games.js';
import type { Found, LeagueOptions } from './league-options.js';
import { equilibrium } from './meta-game.js';
import { firstTries } from './partner-candidates.js';
import { botsOf, isProgram } from './partners.js';
import { Search } from './search.js';

/** A plan of the league. */
export interface LeaguePlan {
  readonly text: string;
  /** Round in which it was found; 0 of those at the start. */
  readonly round: number;
  /** What it got against the field that it was looked for, in games of its own; absent at the start. */
  readonly found?: Interval;
}

/** What a round came to. */
export interface LeagueRound {
  readonly round: number;
  readonly field: string;
  /** Plans that were tried. */
  readonly tried: number;
  /** The best of them, in games that did not choose it. */
  readonly best: Found;
  /** Others that surely beat the field by another idea, in games that did not choose them, the best first. */
  readonly others: readonly Found[];
  /** The plan of the field that did best in the same games: what it has above a fair share, the field is off. */
  readonly ofField: Found | undefined;
  /** Whether the best surely wins more than is fair, by more than the least gain. */
  readonly isNew: boolean;
  /** Plans that came into the league. */
  readonly joined: readonly Found[];
}

/** Part of the wins of one plan among others. */
export interface Payoff extends Interval {
  readonly games: number;
}

/** A league after its last round. */
export interface League {
  readonly plans: readonly LeaguePlan[];
  /** Part of the wins that a single player of plan `i` gets among players of `j`; `undefined` where it was not played. */
  readonly shares: readonly (readonly (Payoff | undefined)[])[];
  /** Plans that have all met each other, the first of all; 1 where no two have met. */
  readonly met: number;
  /** Whether those that are played have met in as many games as are asked for. */
  readonly isSettled: boolean;
  /** How often each plan is played where everybody plays well, among those that have met; 0 of all others, and of all where no two of several have met. */
  readonly equilibrium: readonly number[];
  readonly rounds: readonly LeagueRound[];
  /** Why it ended: nothing better was found, enough rounds, its budget, or it was broken off. */
  readonly ended: 'nothing-better' | 'rounds' | LeagueEnded['reason'];
}

/** Searches of a round, each from the best plans of those before it. */
const SEARCHES = 3;

/** Plans that come into the league in a round at most (included). */
const JOINING = 3;

/** Only plans with this part of the field are changed at the start of a round. */
const WORTH_CHANGING = 0.1;

/**
 * Looks for plans that beat all others: plays the plans that there are against each other, works out how often each of them is played where everybody plays
 * well, looks for plans that do better against that field, and takes them in; until none is found. (Double oracle, with a search in
 * place of the best response.) Every single change of a bot is tried once, in the first round in which the bot is played; later rounds begin with those of them
 * that came through, and with plans near those of the field. The result depends on the seed alone, and not on where the games are run.
 *
 * For a goal other than wins there is one round: what it finds need not win, so that nobody who plays well would play it, and the field stays.
 */
export async function playLeague(games: LeagueGames, options: LeagueOptions): Promise<League> {
  const { plans: starting, choices, seats, allies, goal, tell = () => undefined } = options;
  const most = goal === 'wins' ? options.rounds : Math.min(1, options.rounds);
  const plans: LeaguePlan[] = starting.map((text) => ({ text, round: 0 }));
  const shares: (Payoff | undefined)[][] = plans.map(() => []);
  const rounds: LeagueRound[] = [];
  const meeting = { plans, shares, options };
  const league = (ended: League['ended']): League => ({
    plans,
    shares,
    ...endOf(meeting),
    rounds,
    ended,
  });
  const tried = new Set<string>();
  let promising: readonly string[] = [];
  try {
    tell('the plans at the start');
    for (let i = 1; i < plans.length; i++) await meet(games, meeting, i);
    for (let round = 1; round <= most; round++) {
      const weights = await settled(games, meeting);
      const field = fieldOf(plans, weights);
      const search = new Search(games, options, { field, round });
      const strong = plans.filter((_, i) => (weights[i] ?? 0) >= WORTH_CHANGING).map(({ text }) => text);
      // for another goal a bot that loses may have a change that it takes
      const changed = goal === 'wins' ? strong : starting;
      const bases = [...new Set(changed.flatMap(botsOf).filter((bot) => !isProgram(bot)))];
      const fresh = bases.filter((bot) => !tried.has(bot));
      for (const bot of fresh) tried.add(bot);
      promising = await search.heats([
        ...firstTries(fresh, choices, allies),
        ...promising,
        ...search.neighbours(strong),
        ...plans.map(({ text }) => text),
      ]);
      for (let more = 1; more < SEARCHES; more++) await search.heats(search.children(more, strong));
      const played = plans.filter((_, i) => (weights[i] ?? 0) > 0).map(({ text }) => text);
      const { best, others, ofField } = await search.final(
        plans.map(({ text }) => text),
        played,
      );
      const isNew = best !== undefined && best.share.low - fairOf(goal, seats) > options.gain;
      const joined = best && isNew && goal === 'wins' ? [best, ...others].slice(0, JOINING) : [];
      if (best) rounds.push({ round, field, tried: search.tried, best, others, ofField, isNew, joined });
      if (!best || !isNew) return league('nothing-better');
      for (const { plan, share } of joined) {
        plans.push({ text: plan, round, found: share });
        shares.push([]);
        tell(`round ${round}: ${plan} against all others`);
        await meet(games, meeting, plans.length - 1);
      }
    }
    await settled(games, meeting);
    return league('rounds');
  } catch (error) {
    if (!(error instanceof LeagueEnded)) throw error;
    return league(error.reason);
  }
}

/** The plans that are played where everybody plays well, with their shares in thousandths. */
export function fieldOf(plans: readonly LeaguePlan[], weights: readonly number[]): string {
  return printField(
    plans.flatMap(({ text }, i) => {
      const weight = Math.round(1_000 * (weights[i] ?? 0));
      return weight > 0 ? [{ plan: text, weight }] : [];
    }),
  );
}

/** Whether every plan of a league has met all others, and those that are played in as many games as are asked for: it may have ended before. */
export function isFieldKnown({
  plans,
  met,
  isSettled,
}: Pick<League, 'plans' | 'met' | 'isSettled'>): boolean {
  return met === plans.length && isSettled;
}

/** What is known of the field, whenever the league ended. */
function endOf(meeting: Meeting): Pick<League, 'met' | 'isSettled' | 'equilibrium'> {
  const { plans, shares, options } = meeting;
  const hasMet = (i: number): boolean => [...shares.keys()].slice(0, i).every((j) => shares[i]?.[j]);
  let met = 1;
  while (met < plans.length && hasMet(met)) met++;
  const isNothingKnown = met === 1 && plans.length > 1;
  const played = isNothingKnown
    ? []
    : equilibrium(matrixOf(shares, met, options.seats), options.seats, options.allies);
  return {
    met,
    isSettled: toMeet(meeting, played).length === 0,
    equilibrium: plans.map((_, i) => played[i] ?? 0),
  };
}

/** Shares as numbers; a fair one where plans have not met. */
function matrixOf(
  shares: readonly (readonly (Payoff | undefined)[])[],
  plans: number,
  seats: number,
): number[][] {
  return Array.from({ length: plans }, (_, i) =>
    Array.from({ length: plans }, (_, j) => shares[i]?.[j]?.estimate ?? 1 / seats),
  );
}

/** What games between two plans are for. */
const MEETINGS = { about: 'meetings' };

/** Numbers of two plans. */
type Pair = readonly [number, number];

interface Meeting {
  readonly plans: readonly LeaguePlan[];
  readonly shares: (Payoff | undefined)[][];
  readonly options: LeagueOptions;
}

/** Plays a plan against all before it. */
async function meet(games: LeagueGames, meeting: Meeting, at: number): Promise<void> {
  const { plans, options } = meeting;
  const before = plans.slice(0, at).map(({ text }) => text);
  const found = await games.play(before, textOf(plans, at), options.games, MEETINGS);
  for (const i of before.keys()) await enter(games, meeting, [i, at], options.games, found[i]);
}

/** How often each plan is played where everybody plays well, once all that are have met in as many games as are asked for. */
async function settled(games: LeagueGames, meeting: Meeting): Promise<number[]> {
  const { plans, shares, options } = meeting;
  const { seats, allies, meetings = 0 } = options;
  for (;;) {
    const weights = equilibrium(matrixOf(shares, plans.length, seats), seats, allies);
    const few = toMeet(meeting, weights);
    if (few.length === 0) return weights;
    for (const [i, j] of few) {
      const [found] = await games.play([textOf(plans, i)], textOf(plans, j), meetings, MEETINGS);
      await enter(games, meeting, [i, j], meetings, found);
    }
  }
}

/** Plans that are both played and have met in fewer games than are asked for. */
function toMeet({ shares, options }: Meeting, weights: readonly number[]): Pair[] {
  const { meetings = 0 } = options;
  const played = [...weights.keys()].filter((i) => (weights[i] ?? 0) > 0);
  return played.flatMap((i) =>
    played.filter((j) => i < j && (shares[i]?.[j]?.games ?? 0) < meetings).map((j): Pair => [i, j]),
  );
}

/**
 * Enters what one of two plans gets among players of the other, and what the other gets. Of two players each win of one is a loss of the other; of
 * more, each is alone among the others once.
 */
async function enter(
  games: LeagueGames,
  { plans, shares, options }: Meeting,
  [i, j]: Pair,
  each: number,
  found: Shares | undefined,
): Promise<void> {
  const payoff = (one: Shares | undefined): Payoff | undefined =>
    one && { ...one.interval(options.confidence), games: one.games };
  const one = payoff(found);
  const other =
    options.seats === 2
      ? one && opposite(one)
      : payoff((await games.play([textOf(plans, j)], textOf(plans, i), each, MEETINGS))[0]);
  set(shares, [i, j], one);
  set(shares, [j, i], other);
}

function textOf(plans: readonly LeaguePlan[], at: number): string {
  return plans[at]?.text ?? '';
}

/** What the other of two players gets. */
function opposite({ estimate, low, high, games }: Payoff): Payoff {
  return { estimate: 1 - estimate, low: 1 - high, high: 1 - low, games };
}

function set(shares: (Payoff | undefined)[][], [i, j]: Pair, share: Payoff | undefined): void {
  const row = shares[i];
  if (row) row[j] = share;
}
