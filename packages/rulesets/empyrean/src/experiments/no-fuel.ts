import {
  capPlanetCounts,
  DEPOSIT_CAPS,
  DEPOSIT_COUNT_DICE,
  ORBIT_CONTENT_PERCENT,
  PLANET_ORBITS,
  resourceTable,
  rollOrbits,
  rollResource,
  type ByResource,
  type PlanetType,
  type Resource,
} from '@ec/cluster';
import {
  defineExperiment,
  gameParameters,
  integerOf,
  ownRow,
  perTrial,
  proportion,
  quantity,
  type AnyExperiment,
} from '@ec/balance';
import { diceDistribution, parseDice, type Prng, type Ratio } from '@ec/prng';
import { clusterParameters } from '../parameters.js';
import { empyrean } from '../ruleset.js';
import { empyreanRows } from './parameter-rows.js';

type Percent = ByResource<number>;

/** What decides about the deposits of a planet, and how much more often each resource comes than it should. */
interface Plan {
  readonly table: readonly Resource[];
  readonly weights: ByResource<number>;
}

/**
 * A star with several planets and no fuel at all: so rare that plain draws hardly ever show it. Drawn with less fuel than there is, it is
 * common, and each case counts for as much as it is likelier than it should be (importance sampling).
 */
export const noFuel: AnyExperiment = defineExperiment({
  id: 'no-fuel',
  title: 'A star without fuel',
  question:
    'How often does a star with several planets have no fuel, so that whoever settles there cannot leave?',
  parameters: [
    ...empyreanRows('cluster.'),
    ownRow('planets', 4, [1, PLANET_ORBITS], 'planets', 'Planets that the star has at least.'),
    ownRow('fuel', 0, [0, 100], 'percent', 'Fuel that is drawn for the weighed chance, of the usual share.'),
  ],
  measures: perTrial(1, {
    plain: proportion('It is drawn'),
    chance: quantity('Its chance, weighed', '', { min: 0, max: 1 }),
  }),
  trials: 20_000,
  prepare(parameters) {
    const { resourcePercent } = clusterParameters(gameParameters(parameters, empyrean));
    const share = integerOf(parameters, 'fuel');
    const plans = (fuel: number): Readonly<Record<PlanetType, Plan>> => ({
      terrestrial: planOf(resourcePercent.terrestrial, fuel),
      asteroid: planOf(resourcePercent.asteroid, fuel),
      gasGiant: planOf(resourcePercent.gasGiant, fuel),
    });
    return { least: integerOf(parameters, 'planets'), usual: plans(100), scarce: plans(share) };
  },
  trial(rng, { least, usual, scarce }, record) {
    const planets = rollOrbits(rng).filter((content) => content !== 'empty');
    const isLarge = planets.length >= least;
    record.plain(isLarge && chanceOf(rng, planets, usual) > 0);
    record.chance(isLarge ? chanceOf(rng, planets, scarce) : 0);
  },
  exact(parameters) {
    const { resourcePercent } = clusterParameters(gameParameters(parameters, empyrean));
    return { plain: exactChance(resourcePercent, integerOf(parameters, 'planets')) };
  },
  expectations: [
    { kind: 'matches-exact', measure: 'plain', because: 'the odds of deposits are known' },
    {
      kind: 'mean-within',
      measure: 'chance',
      low: 0,
      high: 0.001,
      because: 'a colony that can never leave its star should be a story that hardly anybody has seen',
    },
  ],
});

/** The usual percentages with less fuel, and metallics in its place. */
function planOf(percent: Percent, share: number): Plan {
  const fuel = Math.round((percent.fuel * share) / 100);
  const drawn = { ...percent, fuel, metallics: percent.metallics + percent.fuel - fuel };
  const weight = (resource: Resource): number =>
    drawn[resource] === 0 ? 0 : percent[resource] / drawn[resource];
  return {
    table: resourceTable(drawn),
    weights: {
      gold: weight('gold'),
      fuel: weight('fuel'),
      metallics: weight('metallics'),
      nonMetallics: weight('nonMetallics'),
    },
  };
}

/** Draws the deposits of planets: 0 where there is fuel, otherwise how much likelier this is than it was drawn. */
function chanceOf(
  rng: Prng,
  planets: readonly PlanetType[],
  plans: Readonly<Record<PlanetType, Plan>>,
): number {
  let weight = 1;
  for (const type of planets) {
    const { table, weights } = plans[type];
    const soFar = { gold: 0, fuel: 0 };
    for (let left = rng.dice(DEPOSIT_COUNT_DICE[type]); left > 0; left--) {
      const resource = rollResource(rng, table, DEPOSIT_CAPS[type], soFar);
      if (resource === 'fuel') return 0;
      weight *= weights[resource];
    }
  }
  return weight;
}

/** The chance exactly: over all numbers of planets of each type, the power of what each of them has no fuel with. */
function exactChance(percent: Readonly<Record<PlanetType, Percent>>, least: number): Ratio<bigint> {
  const odds = ORBIT_CONTENT_PERCENT;
  const without = {
    terrestrial: withoutFuel('terrestrial', percent.terrestrial),
    asteroid: withoutFuel('asteroid', percent.asteroid),
    gasGiant: withoutFuel('gasGiant', percent.gasGiant),
  };
  const types = ['terrestrial', 'asteroid', 'gasGiant'] as const;
  let numerator = 0n;
  // Every term has the powers of all denominators.
  const denominator =
    100n ** BigInt(PLANET_ORBITS) *
    types.reduce((product, type) => product * without[type].denominator ** BigInt(PLANET_ORBITS), 1n);
  for (let terrestrial = 0; terrestrial <= PLANET_ORBITS; terrestrial++) {
    for (let asteroid = 0; terrestrial + asteroid <= PLANET_ORBITS; asteroid++) {
      for (let gasGiant = 0; terrestrial + asteroid + gasGiant <= PLANET_ORBITS; gasGiant++) {
        const empty = PLANET_ORBITS - terrestrial - asteroid - gasGiant;
        if (PLANET_ORBITS - empty < least) continue;
        const rolled = { terrestrial, asteroid, gasGiant, empty };
        const ways = [terrestrial, asteroid, gasGiant, empty].reduce(
          (product, count) => product / factorial(count),
          factorial(PLANET_ORBITS),
        );
        const rolls = (Object.keys(rolled) as (keyof typeof rolled)[]).reduce(
          (product, content) => product * BigInt(odds[content]) ** BigInt(rolled[content]),
          ways,
        );
        const kept = capPlanetCounts(rolled);
        numerator += types.reduce(
          (product, type) =>
            product *
            without[type].numerator ** BigInt(kept[type]) *
            without[type].denominator ** BigInt(PLANET_ORBITS - kept[type]),
          rolls,
        );
      }
    }
  }
  return { numerator, denominator };
}

/** Chance that a planet has no fuel: neither fuel is rolled nor gold beyond its cap, which would become fuel. */
function withoutFuel(type: PlanetType, { gold, metallics, nonMetallics }: Percent): Ratio<bigint> {
  const counts = diceDistribution(parseDice(DEPOSIT_COUNT_DICE[type]));
  const most = BigInt(Math.max(...counts.values));
  const ores = BigInt(metallics + nonMetallics);
  const cap = DEPOSIT_CAPS[type].gold ?? Infinity;
  let numerator = 0n;
  for (const [count, weight] of counts.entries()) {
    let cases = 0n;
    for (let golds = 0; golds <= Math.min(cap, count); golds++)
      cases += binomial(count, golds) * BigInt(gold) ** BigInt(golds) * ores ** BigInt(count - golds);
    numerator += weight * cases * 100n ** (most - BigInt(count));
  }
  return { numerator, denominator: counts.total * 100n ** most };
}

function binomial(n: number, k: number): bigint {
  return factorial(n) / (factorial(k) * factorial(n - k));
}

function factorial(n: number): bigint {
  let product = 1n;
  for (let i = 2n; i <= BigInt(n); i++) product *= i;
  return product;
}
