import { empyrean } from '../ruleset.js';
import {
  depositCountDistribution,
  generateCluster,
  MAX_DEPOSITS,
  RESOURCES,
  resourceCountDistribution,
  yieldDistribution,
  type Planet,
  type PlanetType,
  type Resource,
} from '@ec/cluster';
import { mineCapacity } from '@ec/economy';
import { clusterParameters } from '../parameters.js';
import { defineExperiment, gameParameters, integer, integerOf, ownRow, quantity, table } from '@ec/balance';
import { empyreanRows } from './parameter-rows.js';
import { keysOf, mapRecord } from './map-record.js';

/** Kinds of planet that differ in their deposits. */
const KINDS = {
  barren: { type: 'terrestrial', isHabitable: false, title: 'barren terrestrial planet' },
  habitable: { type: 'terrestrial', isHabitable: true, title: 'habitable terrestrial planet' },
  asteroid: { type: 'asteroid', isHabitable: false, title: 'asteroid belt' },
  gasGiant: { type: 'gasGiant', isHabitable: true, title: 'gas giant' },
} as const satisfies Readonly<Record<string, { type: PlanetType; isHabitable: boolean; title: string }>>;

type Kind = keyof typeof KINDS;

const KIND_NAMES = keysOf(KINDS);

const YIELDS = {
  barrenGoldYield: { kind: 'barren', resource: 'gold' },
  barrenFuelYield: { kind: 'barren', resource: 'fuel' },
  barrenMetallicsYield: { kind: 'barren', resource: 'metallics' },
  barrenNonMetallicsYield: { kind: 'barren', resource: 'nonMetallics' },
  habitableGoldYield: { kind: 'habitable', resource: 'gold' },
  habitableFuelYield: { kind: 'habitable', resource: 'fuel' },
  habitableMetallicsYield: { kind: 'habitable', resource: 'metallics' },
  habitableNonMetallicsYield: { kind: 'habitable', resource: 'nonMetallics' },
  asteroidGoldYield: { kind: 'asteroid', resource: 'gold' },
  asteroidFuelYield: { kind: 'asteroid', resource: 'fuel' },
  asteroidMetallicsYield: { kind: 'asteroid', resource: 'metallics' },
  asteroidNonMetallicsYield: { kind: 'asteroid', resource: 'nonMetallics' },
  gasGiantFuelYield: { kind: 'gasGiant', resource: 'fuel' },
  gasGiantMetallicsYield: { kind: 'gasGiant', resource: 'metallics' },
  gasGiantNonMetallicsYield: { kind: 'gasGiant', resource: 'nonMetallics' },
} as const satisfies Readonly<Record<string, { kind: Kind; resource: Resource }>>;

/** Numbers of all deposits, or of those of one resource, on a planet. */
const COUNTS = {
  terrestrialDeposits: { type: 'terrestrial', resource: undefined },
  asteroidDeposits: { type: 'asteroid', resource: undefined },
  gasGiantDeposits: { type: 'gasGiant', resource: undefined },
  terrestrialGold: { type: 'terrestrial', resource: 'gold' },
  terrestrialFuel: { type: 'terrestrial', resource: 'fuel' },
  asteroidGold: { type: 'asteroid', resource: 'gold' },
  asteroidFuel: { type: 'asteroid', resource: 'fuel' },
  gasGiantFuel: { type: 'gasGiant', resource: 'fuel' },
} as const satisfies Readonly<Record<string, { type: PlanetType; resource: Resource | undefined }>>;

const yieldNames = keysOf(YIELDS);
const countNames = keysOf(COUNTS);

function kindOf({ type, habitability }: Planet): Kind {
  if (type === 'terrestrial') return habitability > 0 ? 'habitable' : 'barren';
  return type;
}

function yieldsOf({ kind, resource }: { readonly kind: Kind; readonly resource: Resource }) {
  const { type, isHabitable } = KINDS[kind];
  return yieldDistribution(type, resource, isHabitable);
}

/** What lies in the ground of each kind of planet. */
export const depositYields = defineExperiment({
  id: 'deposit-yields',
  title: 'Deposits by kind of planet',
  question:
    'How many deposits does a planet of each kind have, what do they hold, at what yield, and for how long can they be mined?',
  parameters: [
    ...empyreanRows('cluster.terrestrialHabitability', 'cluster.gasGiantHabitability', 'cluster.resource'),
    ownRow(
      'mines',
      10_000,
      [1, 10_000_000],
      'mines of level 1',
      'Mines that work a deposit until it is empty.',
    ),
  ],
  measures: {
    ...mapRecord(YIELDS, (row) => {
      const { min, max } = yieldsOf(row);
      return integer(`Yield of ${row.resource}, ${KINDS[row.kind].title}`, { min, max, unit: 'percent' });
    }),
    ...mapRecord(COUNTS, ({ type, resource }) =>
      integer(`Deposits${resource ? ` of ${resource}` : ''} of a planet, ${type}`, {
        min: 0,
        max: MAX_DEPOSITS,
        unit: 'deposits',
      }),
    ),
    goldQuantity: quantity('Gold of a deposit', 'units'),
    bulkQuantity: quantity('Fuel, metallics or non-metallics of a deposit', 'units'),
    life: quantity('Life of a deposit other than gold', 'quarters'),
    resources: table(
      'What deposits hold',
      KIND_NAMES.map((kind) => KINDS[kind].title),
      RESOURCES,
    ),
  },
  block: 100,
  trials: 2_000,
  prepare: (parameters) => ({
    mines: integerOf(parameters, 'mines'),
    rulings: { ...clusterParameters(gameParameters(parameters, empyrean)), starCount: 1 },
  }),
  trial(rng, { mines, rulings }, record) {
    const { planets, deposits } = generateCluster(rng, rulings);
    const byPlanet = Map.groupBy(deposits, ({ planetId }) => planetId);
    for (const planet of planets) {
      const kind = kindOf(planet);
      const own = byPlanet.get(planet.id) ?? [];
      for (const name of countNames) {
        const { type, resource } = COUNTS[name];
        if (type !== planet.type) continue;
        record[name](own.filter((deposit) => resource === undefined || deposit.resource === resource).length);
      }
      for (const { resource, quantity: units, yieldPercent } of own) {
        const name = yieldNames.find((one) => YIELDS[one].kind === kind && YIELDS[one].resource === resource);
        if (name) record[name](yieldPercent);
        record.resources(KIND_NAMES.indexOf(kind), RESOURCES.indexOf(resource));
        if (resource === 'gold') record.goldQuantity(units);
        else {
          record.bulkQuantity(units);
          const capacity = mineCapacity(mines, 1, yieldPercent);
          if (capacity > 0) record.life(units / capacity);
        }
      }
    }
  },
  exact(parameters) {
    const rulings = clusterParameters(gameParameters(parameters, empyrean));
    return {
      ...mapRecord(YIELDS, yieldsOf),
      ...mapRecord(COUNTS, ({ type, resource }) =>
        resource === undefined
          ? depositCountDistribution(type)
          : resourceCountDistribution(type, resource, rulings),
      ),
    };
  },
  expectations: [
    ...[...yieldNames, ...countNames].map((measure) => ({
      kind: 'matches-exact' as const,
      measure,
      because: 'dice and caps have known distributions',
    })),
    {
      kind: 'mean-within',
      measure: 'bulkQuantity',
      low: 49_500_000,
      high: 50_500_000,
      because: 'every quantity from 1 to 99 million is equally likely',
    },
    {
      kind: 'quantile-within',
      measure: 'life',
      quantile: 0.05,
      low: 20,
      high: 100,
      because: 'a deposit that 10,000 mines work should outlast the first years of a game',
    },
  ],
});
