import { worthOf, type Campaign, type LikelyPlan, type Plan } from './campaign.js';

/** One plan against each of those that the other side may follow; knows what an exchange of two fleets changes without a new war. */
export class PlannedWars {
  readonly plan: number[];
  /** Galaxy and worth of each planet, by its place in plans. */
  readonly #galaxies: readonly number[];
  readonly #worths: readonly number[];
  readonly #values: readonly number[];
  readonly #wars: readonly PlannedWar[];

  constructor(campaign: Campaign, plan: Plan, others: readonly LikelyPlan[]) {
    const { galaxies, lead } = campaign;
    this.plan = [...plan];
    this.#galaxies = galaxies.flatMap(({ worths }, galaxy) => worths.map(() => galaxy));
    this.#worths = galaxies.flatMap(({ worths }) => worths);
    this.#values = galaxies.map(({ value }) => value);
    this.#wars = others.map(({ plan: other, chance }) => {
      const leads = galaxies.map((galaxy) => galaxy.lead);
      for (const [i, size] of plan.entries())
        add(leads, this.#galaxies[i], (this.#worths[i] ?? 0) * Math.sign(size - (other[i] ?? 0)));
      const end = leads.reduce((sum, each, i) => sum + (this.#values[i] ?? 0) * Math.sign(each), lead);
      return { other, chance, leads, end };
    });
  }

  /** What the plan wins on average. */
  get value(): number {
    return this.#wars.reduce((sum, { chance, end }) => sum + chance * worthOf(end), 0);
  }

  /** What it would win more, if the fleets of two planets were exchanged. */
  gainOf(i: number, j: number): number {
    if (this.plan[i] === this.plan[j]) return 0;
    let gain = 0;
    for (const war of this.#wars) {
      const end = war.end + this.#change(war, i, j);
      if (end !== war.end) gain += war.chance * (worthOf(end) - worthOf(war.end));
    }
    return gain;
  }

  /** Exchanges the fleets of two planets. */
  exchange(i: number, j: number): void {
    for (const war of this.#wars) {
      const [own, other] = [this.#shift(war, i, j), this.#shift(war, j, i)];
      war.end += this.#change(war, i, j);
      add(war.leads, this.#galaxies[i], own);
      add(war.leads, this.#galaxies[j], other);
    }
    [this.plan[i], this.plan[j]] = [this.plan[j] ?? 0, this.plan[i] ?? 0];
  }

  /** Change of the lead at the end of a war by an exchange. */
  #change(war: PlannedWar, i: number, j: number): number {
    const [own, other] = [this.#shift(war, i, j), this.#shift(war, j, i)];
    const [at, to] = [this.#galaxies[i] ?? 0, this.#galaxies[j] ?? 0];
    if (at === to) return this.#taken(war, at, own + other);
    return this.#taken(war, at, own) + this.#taken(war, to, other);
  }

  /** Change of the lead in the galaxy of planet i, if the fleet of planet j went there. */
  #shift({ other }: PlannedWar, i: number, j: number): number {
    const met = other[i] ?? 0;
    const wins = Math.sign((this.plan[j] ?? 0) - met) - Math.sign((this.plan[i] ?? 0) - met);
    return (this.#worths[i] ?? 0) * wins;
  }

  /** Change of the lead at the end of a war by a change of the lead in a galaxy. */
  #taken({ leads }: PlannedWar, galaxy: number, change: number): number {
    const lead = leads[galaxy] ?? 0;
    return (this.#values[galaxy] ?? 0) * (Math.sign(lead + change) - Math.sign(lead));
  }
}

/** The war against one of the other side's plans. */
interface PlannedWar {
  readonly other: Plan;
  readonly chance: number;
  /** Own worth less the other's at the end, by galaxy. */
  readonly leads: number[];
  /** Own strategic value less the other's at the end. */
  end: number;
}

function add(numbers: number[], place = 0, more: number): void {
  numbers[place] = (numbers[place] ?? 0) + more;
}
