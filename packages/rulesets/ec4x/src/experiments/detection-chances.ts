import {
  defineExperiment,
  integer,
  integerOf,
  ownRow,
  perTrial,
  proportion,
  quantity,
  series,
} from '@ec/balance';
import type { Parameters } from '@ec/engine';
import { Distribution, ratio, ratioToNumber, type Prng, type Ratio } from '@ec/prng';
import { conceal, concealmentChance } from '../detection/cloaking.js';
import { searchForSpy } from '../detection/search-for-spy.js';
import { sensorsOf, spyCheck, type Sensors } from '../detection/sensors.js';
import { checkChance } from '../dice/d20-check.js';
import { RAIDER_DETECTION, SPY_DETECTION } from '../tables/detection.js';

/** Levels of electronic intelligence, and of cloaking. */
const ELI = SPY_DETECTION.length;
const CLK = RAIDER_DETECTION.length;

/** Levels of electronic intelligence that have a curve. */
const LEVELS = [1, 2, 3, 4, 5] as const;

/** Turns after which nobody looks any more. */
const TURNS = 50;

const byEli = { step: 'ELI of the Scout that looks', first: 1, length: ELI };
const byClk = { step: 'CLK of the fleet', first: 1, length: CLK };
const byScouts = { step: 'Scouts', first: 1, length: 6 };

/**
 * How often Scouts find spies and cloaked fleets: two cases by their dice, and all curves exactly.
 *
 * @see seed 2.4.2, 2.4.3
 */
export const detectionChances = defineExperiment({
  id: 'detection-chances',
  title: 'Finding spies and cloaked fleets',
  question:
    'How often do Scouts find a spy, and a cloaked fleet, by their number and by levels of technology?',
  parameters: [
    ownRow('scouts', 1, [1, 20], 'Scouts', 'Scouts of the fleet that looks.'),
    ownRow('eli', 1, [1, ELI], 'level', 'Electronic intelligence of those Scouts.'),
    ownRow('spyEli', 1, [0, ELI], 'level', 'Electronic intelligence of the spy.'),
    ownRow('clk', 1, [1, CLK], 'level', 'Cloaking of the Raiders.'),
  ],
  measures: perTrial(1, {
    found: proportion('The spy is found in a turn'),
    lasts: integer('Turns until the spy is found', { min: 1, max: TURNS, unit: 'turns' }),
    hidden: proportion('The cloaked fleet passes unseen'),
    spy1: finding('a spy of ELI 1'),
    spy2: finding('a spy of ELI 2'),
    spy3: finding('a spy of ELI 3'),
    spy4: finding('a spy of ELI 4'),
    spy5: finding('a spy of ELI 5'),
    alone: passing('where nobody has a Scout'),
    eli1: passing('against a Scout of ELI 1'),
    eli2: passing('against a Scout of ELI 2'),
    eli3: passing('against a Scout of ELI 3'),
    eli4: passing('against a Scout of ELI 4'),
    eli5: passing('against a Scout of ELI 5'),
    together: byNumber('the spy is found by Scouts in one fleet'),
    apart: byNumber('the spy is found by Scouts in fleets of their own'),
    pastTogether: byNumber('the cloaked fleet passes Scouts in one fleet'),
    pastApart: byNumber('the cloaked fleet passes Scouts in fleets of their own'),
  }),
  trials: 10_000,
  prepare: (parameters) => ({ ...given(parameters), curves: curvesOf(parameters) }),
  trial(rng, { sensors, spyEli, clk, curves }, record) {
    const spied = rng.stream('spies');
    let turns = 1;
    while (turns < TURNS && !isFound(spied.numbered(turns), sensors, spyEli)) turns++;
    record.lasts(turns);
    record.found(turns === 1);
    record.hidden(conceal({ clk, bonus: 0 }, [sensors], rng.stream('raiders')).isUndetected);
    for (const { curve, step, percent } of curves) record[curve](step, percent);
  },
  exact(parameters) {
    const { sensors, spyEli, clk } = given(parameters);
    const found = checkChance(spyCheck(sensors, spyEli));
    const [all, missed] = [found.denominator, found.denominator - found.numerator];
    const turns = Array.from({ length: TURNS }, (_, i) => i + 1);
    return {
      found,
      lasts: Distribution.of(
        turns.map((turn) => {
          const last = turn === TURNS ? all : found.numerator;
          return [turn, missed ** BigInt(turn - 1) * last * all ** BigInt(TURNS - turn)];
        }),
      ),
      hidden: concealmentChance({ clk, bonus: 0 }, [sensors]),
    };
  },
  expectations: [
    { kind: 'matches-exact', measure: 'found', because: 'a turn is to look for spies as the table says' },
    { kind: 'matches-exact', measure: 'lasts', because: 'no turn is to know of those before it' },
    { kind: 'matches-exact', measure: 'hidden', because: 'fleets are to hide as both tables say' },
    {
      kind: 'mean-within',
      measure: 'lasts',
      low: 2,
      high: 4,
      because: 'a spy among its like is to send a few reports and then be found',
    },
    {
      kind: 'always-within',
      measure: 'eli1',
      step: CLK,
      low: 80,
      high: 100,
      because: 'the best cloak is to hide from beginners',
    },
    {
      kind: 'always-within',
      measure: 'eli5',
      step: 1,
      low: 0,
      high: 5,
      because: 'a beginner is not to hide from the best sensors',
    },
  ],
});

function finding(spy: string) {
  return series(quantity(`Exact chance that one Scout finds ${spy}`, 'percent a turn'), byEli);
}

function passing(scouts: string) {
  return series(quantity(`Exact chance that a cloaked fleet passes unseen ${scouts}`, 'percent'), byClk);
}

function byNumber(what: string) {
  return series(quantity(`Exact chance that ${what}`, 'percent'), byScouts);
}

function given(parameters: Parameters) {
  return {
    sensors: scouts(integerOf(parameters, 'scouts'), integerOf(parameters, 'eli')),
    spyEli: integerOf(parameters, 'spyEli'),
    clk: integerOf(parameters, 'clk'),
  };
}

/** All points of the curves, in percent. */
function curvesOf(parameters: Parameters) {
  const [{ spyEli, clk }, eli] = [given(parameters), integerOf(parameters, 'eli')];
  const found = (sensors: Sensors, spy: number): number => ratioToNumber(checkChance(spyCheck(sensors, spy)));
  const passed = (level: number, searchers: readonly Sensors[]): number =>
    ratioToNumber(concealmentChance({ clk: level, bonus: 0 }, searchers));
  const one = scouts(1, eli);
  return [
    ...LEVELS.flatMap((spy) =>
      LEVELS.map((level) => point(`spy${spy}`, level, found(scouts(1, level), spy))),
    ),
    ...RAIDER_DETECTION.flatMap((_, i) => [
      point('alone', i + 1, passed(i + 1, [])),
      ...LEVELS.map((level) => point(`eli${level}`, i + 1, passed(i + 1, [scouts(1, level)]))),
    ]),
    ...Array.from({ length: byScouts.length }, (_, i) => i + byScouts.first).flatMap((count) => [
      point('together', count, found(scouts(count, eli), spyEli)),
      point('apart', count, byAny(checkChance(spyCheck(one, spyEli)), count)),
      point('pastTogether', count, passed(clk, [scouts(count, eli)])),
      point(
        'pastApart',
        count,
        passed(
          clk,
          Array.from({ length: count }, () => one),
        ),
      ),
    ]),
  ];
}

/** Chance that at least one of so many checks succeeds. */
function byAny({ numerator, denominator }: Ratio<bigint>, count: number): number {
  const all = denominator ** BigInt(count);
  return ratioToNumber(ratio(all - (denominator - numerator) ** BigInt(count), all));
}

function point<Curve extends string>(curve: Curve, step: number, chance: number) {
  return { curve, step, percent: 100 * chance };
}

/** Sensors of so many Scouts of one level, 1 (included) or more. */
function scouts(count: number, eli: number): Sensors {
  return sensorsOf(Array.from({ length: count }, () => eli)) ?? { eli, modifier: 0 };
}

function isFound(rng: Prng, sensors: Sensors, eli: number): boolean {
  const searcher = { house: 2, fleet: 1, sensors };
  return searchForSpy({ house: 1, eli }, [searcher], () => false, rng).some(({ roll }) => roll.succeeds);
}
