import { Prng } from '@ec/prng';
import { seedOf } from '../running/block-runner.js';
import type { Interval } from '../statistics/interval.js';
import { byIdea, changed, simpler, singleChanges, type Choices } from './candidates.js';
import { printField } from './field.js';
import { LeagueEnded, type LeagueGames, type Shares } from './league-games.js';
import { equilibrium } from './meta-game.js';
import { isProgram } from './plan-games.js';

/** What a league is made of. */
export interface LeagueOptions {
  /** Plans at the start. */
  readonly plans: readonly string[];
  readonly choices: Choices;
  /** Players of a game. */
  readonly seats: number;
  /** Players who play a plan together. */
  readonly allies: number;
  /** Games between each two plans; a plan that was found is held against the field in twice as many. */
  readonly games: number;
  /** Least part of the wins, above the fair one, by which a plan that is found beats the field. */
  readonly gain: number;
  /** Plans that are looked for at most. */
  readonly rounds: number;
  readonly confidence: number;
  readonly seed: string;
  /** Called before each step, in words. */
  readonly tell?: (what: string) => void;
}

/** A plan of the league. */
export interface LeaguePlan {
  readonly text: string;
  /** Round in which it was found; 0 of those at the start. */
  readonly round: number;
  /** What it got against the field that it was looked for, in games of its own; absent at the start. */
  readonly found?: Interval;
}

/** A plan with what it gets against a field. */
interface Found {
  readonly plan: string;
  readonly share: Interval;
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
  /** Whether it came into the league. */
  readonly isNew: boolean;
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
  /** How often each plan is played where everybody plays well. */
  readonly equilibrium: readonly number[];
  readonly rounds: readonly LeagueRound[];
  /** Why it ended: nothing better was found, enough rounds, its budget, or it was broken off. */
  readonly ended: 'nothing-better' | 'rounds' | LeagueEnded['reason'];
}

/** Games of each plan in the three heats of a search, as parts of the games between two plans; one in so many goes on. */
const HEATS = [1 / 50, 1 / 16, 1 / 5] as const;
const ONE_IN = 4;

/** Searches of a round, each from the best plans of those before it. */
const SEARCHES = 3;
/** Plans of a search that are changed, and plans that come of them. */
const PARENTS = 8;
const CHILDREN = 64;

/** Plans that are held against the field in games of their own, each with another idea. */
const FINALISTS = 8;
/** Plans that go on from a heat at least. */
const LEAST_LEFT = 8;

/** Games of the fair share that a plan's estimate starts with, so that luck in few games does not decide. */
const PRIOR = 10;

/** Only plans with this part of the field are changed at the start of a round. */
const WORTH_CHANGING = 0.1;

/**
 * Looks for plans that beat all others: plays the plans that there are against each other, works out how often each of them is played where everybody plays
 * well, looks for a plan that does better against that field, and takes it in; until no such plan is found. (Double oracle, with a search in
 * place of the best response.) The result depends on the seed alone, and not on where the games are run.
 */
export async function playLeague(games: LeagueGames, options: LeagueOptions): Promise<League> {
  const { plans: starting, choices, seats, allies, rounds: most, tell = () => undefined } = options;
  const plans: LeaguePlan[] = starting.map((text) => ({ text, round: 0 }));
  const shares: (Payoff | undefined)[][] = plans.map(() => []);
  const rounds: LeagueRound[] = [];
  const league = (ended: League['ended']): League => ({
    plans,
    shares,
    equilibrium: equilibrium(matrixOf(shares, plans.length, seats), seats, allies),
    rounds,
    ended,
  });
  try {
    tell('the plans at the start');
    for (let i = 1; i < plans.length; i++) await meet(games, { plans, shares, options }, i);
    for (let round = 1; round <= most; round++) {
      const weights = equilibrium(matrixOf(shares, plans.length, seats), seats, allies);
      const field = fieldOf(plans, weights);
      const search = new Search(games, options, { field, round });
      const strong = plans.filter((_, i) => (weights[i] ?? 0) >= WORTH_CHANGING).map(({ text }) => text);
      const bases = [
        ...new Set(strong.filter((text) => !isProgram(text)).map((text) => text.replace(/\{.*$/s, ''))),
      ];
      await search.heats([...singleChanges(bases, choices), ...plans.map(({ text }) => text)]);
      for (let more = 1; more < SEARCHES; more++) await search.heats(search.children(more, strong));
      const { best, others } = await search.final(new Set(plans.map(({ text }) => text)));
      const isNew = best !== undefined && best.share.low - 1 / seats > options.gain;
      if (best) rounds.push({ round, field, tried: search.tried, best, others, isNew });
      if (!best || !isNew) return league('nothing-better');
      plans.push({ text: best.plan, round, found: best.share });
      shares.push([]);
      tell(`round ${round}: ${best.plan} against all others`);
      await meet(games, { plans, shares, options }, plans.length - 1);
    }
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

interface Meeting {
  readonly plans: readonly LeaguePlan[];
  readonly shares: (Payoff | undefined)[][];
  readonly options: LeagueOptions;
}

/** Plays a plan against all before it. Of two players each win of one is a loss of the other; of more, each is alone among the others once. */
async function meet(games: LeagueGames, { plans, shares, options }: Meeting, at: number): Promise<void> {
  const payoff = (one: Shares | undefined): Payoff | undefined =>
    one && { ...one.interval(options.confidence), games: one.games };
  const own = plans[at]?.text ?? '';
  const before = plans.slice(0, at).map(({ text }) => text);
  const asField = await games.play(before, own, options.games, 'meetings');
  for (const [i, other] of before.entries()) {
    const theirs = payoff(asField[i]);
    const alone =
      options.seats === 2
        ? theirs && opposite(theirs)
        : payoff((await games.play([own], other, options.games, 'meetings'))[0]);
    set(shares, [i, at], theirs);
    set(shares, [at, i], alone);
  }
}

/** What the other of two players gets. */
function opposite({ estimate, low, high, games }: Payoff): Payoff {
  return { estimate: 1 - estimate, low: 1 - high, high: 1 - low, games };
}

function set(
  shares: (Payoff | undefined)[][],
  [i, j]: readonly [number, number],
  share: Payoff | undefined,
): void {
  const row = shares[i];
  if (row) row[j] = share;
}

/** A search for a plan that does well against a field. */
class Search {
  readonly #games: LeagueGames;
  readonly #options: LeagueOptions;
  readonly #field: string;
  readonly #round: number;
  readonly #known = new Map<string, Shares>();
  #heats = 0;

  constructor(
    games: LeagueGames,
    options: LeagueOptions,
    { field, round }: { readonly field: string; readonly round: number },
  ) {
    this.#games = games;
    this.#options = options;
    this.#field = field;
    this.#round = round;
  }

  /** Plans that were tried. */
  get tried(): number {
    return this.#known.size;
  }

  /** Plays all plans in few games, the better part of them in more, and so on. */
  async heats(plans: readonly string[]): Promise<void> {
    this.#heats += 1;
    let left = [...new Set(plans)];
    for (const [heat, part] of HEATS.entries()) {
      this.#options.tell?.(`round ${this.#round}: ${left.length} plans, such as ${left[0] ?? ''}`);
      const games = Math.max(2, Math.round(part * this.#options.games));
      const about = `round ${this.#round}, search ${this.#heats}, heat ${heat + 1}`;
      for (const [i, shares] of (await this.#games.play(left, this.#field, games, about)).entries()) {
        const plan = left[i] ?? '';
        const before = this.#known.get(plan);
        this.#known.set(plan, before ? before.and(shares) : shares);
      }
      left = this.#best(left).slice(0, Math.max(LEAST_LEFT, Math.ceil(left.length / ONE_IN)));
    }
  }

  /** Plans that come of the best so far by a change. */
  children(search: number, strong: readonly string[]): string[] {
    const { seed, choices } = this.#options;
    const rng = Prng.fromSeed(seedOf(seed)).stream('league', this.#round, search);
    const best = this.#best([...this.#known.keys()]).slice(0, PARENTS);
    // what a program does is its own affair
    const parents = [...best, ...strong].filter((text) => !isProgram(text));
    if (parents.length === 0) return [];
    return Array.from({ length: CHILDREN }, () => changed(rng.pick(parents), choices, rng));
  }

  /** The best plans of all that are not in the league, each by another idea, in games of their own; the very best as simple as it can be. */
  async final(
    members: ReadonlySet<string>,
  ): Promise<{ readonly best: Found | undefined; readonly others: readonly Found[] }> {
    const { games, confidence, gain, seats, choices } = this.#options;
    const ranked = this.#best([...this.#known.keys()]).filter((plan) => !members.has(plan));
    const finalists = byIdea(ranked, choices.bots).slice(0, FINALISTS);
    const about = `round ${this.#round}, final`;
    const measured = await this.#games.play(finalists, this.#field, 2 * games, about);
    const found = measured
      .map((shares, i) => ({
        plan: finalists[i] ?? '',
        share: shares.interval(1 - (1 - confidence) / finalists.length),
      }))
      .toSorted((a, b) => b.share.estimate - a.share.estimate);
    const surely = found.filter(({ share }) => share.low - 1 / seats > gain);
    const [best = found[0], ...others] = surely;
    return {
      best: best && surely.length > 0 ? await this.#simplified(best, members) : best,
      others,
    };
  }

  /** The plan without changes that do not matter, so that one sees what does. */
  async #simplified({ plan, share }: Found, members: ReadonlySet<string>): Promise<Found> {
    const { games, confidence, gain, seats, choices } = this.#options;
    const fewer = (isProgram(plan) ? [] : simpler(plan, choices.bots)).filter((one) => !members.has(one));
    if (fewer.length === 0) return { plan, share };
    const without = await this.#games.play(fewer, this.#field, 2 * games, `round ${this.#round}, simpler`);
    const enough = without.findIndex(
      (one) =>
        one.mean >= share.estimate - gain / 2 &&
        one.interval(1 - (1 - confidence) / fewer.length).low - 1 / seats > gain,
    );
    const simple = without[enough];
    return simple
      ? { plan: fewer[enough] ?? plan, share: simple.interval(1 - (1 - confidence) / fewer.length) }
      : { plan, share };
  }

  /** Plans by what they got, the best first; the shorter of two that got the same. */
  #best(plans: readonly string[]): string[] {
    const fair = 1 / this.#options.seats;
    const score = (plan: string): number => {
      const shares = this.#known.get(plan);
      if (!shares) return 0;
      return (shares.mean * shares.games + fair * PRIOR) / (shares.games + PRIOR);
    };
    return plans.toSorted((a, b) => score(b) - score(a) || a.length - b.length || (a < b ? -1 : 1));
  }
}
