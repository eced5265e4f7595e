import { Prng } from '@ec/prng';
import { seedOf } from '../running/block-runner.js';
import type { Interval } from '../statistics/interval.js';
import { fairOf } from './goals.js';
import type { LeagueGames, Shares } from './league-games.js';
import type { Found, LeagueOptions } from './league-options.js';
import { byIdea, changedPartners, simplerPartners, variantsLast } from './partner-candidates.js';
import { isProgram, parsePartners, plainPlan } from './partners.js';

/** Games of each plan in the three heats of a search, as parts of the games between two plans; one in so many goes on. */
const HEATS = [1 / 50, 1 / 16, 1 / 5] as const;
const ONE_IN = 4;

/** Plans of the same idea that go on from a heat before any other of it: one idea that wins much has many variants, which would hide others. */
const VARIANTS = 2;

/** Plans of a search that are changed, and plans that come of them. */
const PARENTS = 8;
const CHILDREN = 64;

/** Plans near those of the field with which a search begins. */
const NEIGHBOURS = 256;

/** Plans that are held against the field in games of their own, each with another idea: more than one idea may beat it, and hide others. */
const FINALISTS = 16;
/** Plans that go on from a heat at least. */
const LEAST_LEFT = 8;

/** Simpler plans that fall further short in few games are left out: three standard deviations of a share of wins, times the root of the games. */
const LOOK = 1.5;

/** Games with the fair result that a plan's estimate starts with, so that luck in few games does not decide. */
const PRIOR = 10;

/** A search for a plan that does well against a field. */
export class Search {
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

  /**
   * Plays all plans in few games, the better part of them in more, and so on.
   *
   * @returns the plans that went on from the first heat
   */
  async heats(plans: readonly string[]): Promise<readonly string[]> {
    this.#heats += 1;
    let left = [...new Set(plans)];
    let through: readonly string[] = [];
    for (const [heat, part] of HEATS.entries()) {
      this.#options.tell?.(`round ${this.#round}: ${left.length} plans, such as ${left[0] ?? ''}`);
      const games = Math.max(2, Math.round(part * this.#options.games));
      const about = `round ${this.#round}, search ${this.#heats}, heat ${heat + 1}`;
      for (const [i, shares] of (await this.#play(left, games, about)).entries()) {
        const plan = left[i] ?? '';
        const before = this.#known.get(plan);
        this.#known.set(plan, before ? before.and(shares) : shares);
      }
      const ranked = variantsLast(this.#best(left), this.#options.choices.bots, VARIANTS);
      left = ranked.slice(0, Math.max(LEAST_LEFT, Math.ceil(left.length / ONE_IN)));
      if (heat === 0) through = left;
    }
    return through;
  }

  /** Plans that come of the best so far by a change. */
  children(search: number, strong: readonly string[]): string[] {
    const best = variantsLast(this.#best([...this.#known.keys()]), this.#options.choices.bots, 1);
    return this.#changed([...best.slice(0, PARENTS), ...strong], CHILDREN, search);
  }

  /** Plans that come of those of the field by a change; none of plain bots, of which every change is tried. */
  neighbours(strong: readonly string[]): string[] {
    return this.#changed(
      strong.filter((text) => plainPlan(text) !== text),
      NEIGHBOURS,
      0,
    );
  }

  #changed(plans: readonly string[], count: number, search: number): string[] {
    const { seed, choices, allies } = this.#options;
    const rng = Prng.fromSeed(seedOf(seed)).stream('league', this.#round, search);
    // what a program does is its own affair
    const parents = plans.filter((text) => !parsePartners(text).some(isProgram));
    if (parents.length === 0) return [];
    return Array.from({ length: count }, () => changedPartners(rng.pick(parents), { choices, allies, rng }));
  }

  /**
   * The best plans of all that are not in the league, each by another idea, in games of their own; the very best as simple as it can be.
   *
   * @param members - plans of the league
   * @param played - those of them that are in the field, which play the same games for comparison
   */
  async final(
    members: readonly string[],
    played: readonly string[],
  ): Promise<{
    readonly best: Found | undefined;
    readonly others: readonly Found[];
    readonly ofField: Found | undefined;
  }> {
    const { games, confidence, gain, goal, seats, choices } = this.#options;
    const fair = fairOf(goal, seats);
    const ranked = this.#best([...this.#known.keys()]).filter((plan) => !members.includes(plan));
    const finalists = byIdea(ranked, choices.bots).slice(0, FINALISTS);
    if (finalists.length === 0) return { best: undefined, others: [], ofField: undefined };
    const about = `round ${this.#round}, final`;
    const each = 1 - (1 - confidence) / finalists.length;
    const measured = await this.#play([...finalists, ...played], 2 * games, about);
    const shares = measured.map((one) => one.interval(each));
    const found = bestFirst(finalists, shares);
    const [ofField] = bestFirst(played, shares.slice(finalists.length));
    const surely = found.filter(({ share }) => share.low - fair > gain);
    const [best = found[0]] = surely;
    if (!best || surely.length === 0) return { best, others: [], ofField };
    const simple = await this.#simplified(best, members);
    return {
      best: simple,
      others: surely.slice(1).filter(({ plan }) => plan !== simple.plan),
      ofField,
    };
  }

  /** The plan without changes that do not matter, so that one sees what does. */
  async #simplified({ plan, share }: Found, members: readonly string[]): Promise<Found> {
    const { games, confidence, gain, goal, seats, allies, choices } = this.#options;
    const all = simplerPartners(plan, choices.bots, allies).filter((one) => !members.includes(one));
    if (all.length === 0) return { plan, share };
    const few = Math.ceil(games / 5);
    const looks = await this.#play(all, few, `round ${this.#round}, a look at simpler ones`);
    const fewer = all.filter((_, i) => (looks[i]?.mean ?? 0) >= share.estimate - LOOK / Math.sqrt(few));
    if (fewer.length === 0) return { plan, share };
    const without = await this.#play(fewer, 2 * games, `round ${this.#round}, simpler`);
    const enough = without.findIndex(
      (one) =>
        one.mean >= share.estimate - gain / 2 &&
        one.interval(1 - (1 - confidence) / fewer.length).low - fairOf(goal, seats) > gain,
    );
    const simple = without[enough];
    return simple
      ? { plan: fewer[enough] ?? plan, share: simple.interval(1 - (1 - confidence) / fewer.length) }
      : { plan, share };
  }

  /** Plans by what they got, the best first; the shorter of two that got the same. */
  #best(plans: readonly string[]): string[] {
    const fair = fairOf(this.#options.goal, this.#options.seats);
    const score = (plan: string): number => {
      const shares = this.#known.get(plan);
      if (!shares) return fair;
      return (shares.mean * shares.games + fair * PRIOR) / (shares.games + PRIOR);
    };
    return plans.toSorted((a, b) => score(b) - score(a) || a.length - b.length || (a < b ? -1 : 1));
  }

  #play(plans: readonly string[], games: number, about: string): Promise<Shares[]> {
    return this.#games.play(plans, this.#field, games, { about, goal: this.#options.goal });
  }
}

/** Plans with what they got, the best first. */
function bestFirst(plans: readonly string[], shares: readonly Interval[]): Found[] {
  return plans
    .flatMap((plan, i) => {
      const share = shares[i];
      return share ? [{ plan, share }] : [];
    })
    .toSorted((a, b) => b.share.estimate - a.share.estimate);
}
