import { isPopulationCode } from '../lookup.js';
import {
  parseUnit,
  PAID_CODES,
  POPULATION_CODES,
  RESOURCE_CODES,
  unitOf,
  type PaidCode,
  type Population,
  type ResourceCode,
  type UnitCode,
  MAX_TECH_LEVEL,
} from '@ec/economy';
import { parseRatio } from '@ec/prng';
import * as v from 'valibot';
import { SetupError } from '@ec/engine';
import { HOME_SPY_TASKS, type FarmGroup, type HomeSpyTask } from '../holding.js';

/** Spies on a task where they live. */
export interface HomeSpies {
  readonly task: HomeSpyTask;
  readonly units: number;
}

/** Mines of the template; each empire's are on one deposit of the resource. */
export interface MinesTemplate {
  readonly techLevel: number;
  readonly units: number;
  readonly resource: ResourceCode;
  /** Number of the deposit on the home world; when absent, the empires take the deposits of the resource in turn. */
  readonly deposit?: number;
}

/** The template as it is written in a file. */
export interface HomeColonyFile {
  /** 1 to 10 (both included). */
  readonly techLevel: number;
  readonly population: Population;
  /** Tasks for at most the spies of the population. */
  readonly spies: readonly HomeSpies[];
  /** Each technology level once. */
  readonly farms: readonly Readonly<FarmGroup>[];
  readonly mines: readonly MinesTemplate[];
  readonly factories: readonly FactoriesTemplate[];
  /** Units by code, such as `"ASW-1": 1500000`; like all figures of units, at most ten billion. */
  readonly stored: Readonly<Record<string, number>>;
  /** Units by code; farms, mines and factories have their own fields, and structural units are worked out. */
  readonly assembled: Readonly<Record<string, number>>;
  /** Structural units beyond those that house everything, in percent, 0 to 1,000 (both included). */
  readonly structuralMarginPercent: number;
  /** Rebels of each class, at most as many as there are people; none when absent. */
  readonly rebels?: Readonly<Partial<Population>>;
  /** Consumer goods for each unit and turn, as decimals such as `"0.375"`; the wages of the rulebook when absent. */
  readonly pay?: Readonly<Partial<Record<PaidCode, string>>>;
  /** Share of the full ration as a decimal from `"0"` to `"1"` (both included); `"1"` when absent. */
  readonly ration?: string;
}

/** A factory group of the template. */
export interface FactoriesTemplate {
  readonly techLevel: number;
  readonly units: number;
  /** Code of what they make, such as `CNGD` or `AUT-1`. */
  readonly product: string;
  /** Quarters of full work in process that the group starts with, 0 to 3 (both included); 0 when absent. */
  readonly quartersInProcess?: number;
  /** In its place: units of the product that are a quarter, half and three quarters done. */
  readonly pipeline?: readonly [quarter: number, half: number, threeQuarters: number];
}

/** Path of the template in messages. */
export const ROOT = 'templates.homeColony';

/** Assembled units that are in groups or are worked out. */
const ELSEWHERE: readonly UnitCode[] = ['FRM', 'MIN', 'FCT', 'STU'];

/** Most people, units or goods of a kind (included): ten billion, over five hundred times the largest figure of the default. */
const MOST_UNITS = 10_000_000_000;

/** Most percent beyond the structure that is needed (included). */
const MOST_MARGIN = 1_000;

const units = v.pipe(
  v.number(),
  v.safeInteger('an integer'),
  v.minValue(0, 'at least 0'),
  v.maxValue(MOST_UNITS, `at most ${MOST_UNITS}`),
);

const techLevel = v.pipe(v.number(), v.integer('an integer'), v.minValue(1), v.maxValue(MAX_TECH_LEVEL));

const itemCode = v.pipe(
  v.string(),
  v.check((text) => {
    const unit = parseUnit(text);
    return unit !== undefined && !isPopulationCode(unit.code);
  }, 'the code of goods such as FUEL or ASW-1'),
);

const assembledCode = v.pipe(
  itemCode,
  v.check((text) => {
    const code = parseUnit(text)?.code;
    return code !== undefined && !ELSEWHERE.includes(code) && unitOf(code).needsAssembly;
  }, 'the code of a unit that needs assembly, other than farms, mines, factories and structural units'),
);

const decimal = v.pipe(
  v.string(),
  v.check((text) => parseRatio(text) !== undefined, 'a decimal such as "0.375"'),
);

const share = v.pipe(
  decimal,
  v.check((text) => !isAboveOne(text), 'a decimal from "0" to "1"'),
);

const homeColonyFile: v.GenericSchema<unknown, HomeColonyFile> = v.strictObject({
  techLevel,
  population: v.strictObject(v.entriesFromList(POPULATION_CODES, units)),
  spies: v.array(v.strictObject({ task: v.picklist(HOME_SPY_TASKS), units })),
  farms: v.array(v.strictObject({ techLevel, units })),
  mines: v.array(
    v.strictObject({
      techLevel,
      units,
      resource: v.picklist(RESOURCE_CODES),
      deposit: v.exactOptional(v.pipe(units, v.minValue(1, 'at least 1'))),
    }),
  ),
  factories: v.array(
    v.pipe(
      v.strictObject({
        techLevel,
        units,
        product: itemCode,
        quartersInProcess: v.exactOptional(
          v.pipe(v.number(), v.integer('an integer'), v.minValue(0), v.maxValue(3)),
        ),
        pipeline: v.exactOptional(v.strictTuple([units, units, units])),
      }),
      v.check(
        ({ quartersInProcess, pipeline }) => quartersInProcess === undefined || pipeline === undefined,
        'either quartersInProcess or pipeline',
      ),
    ),
  ),
  stored: v.record(itemCode, units),
  assembled: v.record(assembledCode, units),
  structuralMarginPercent: v.pipe(units, v.maxValue(MOST_MARGIN, `at most ${MOST_MARGIN}`)),
  rebels: v.exactOptional(v.strictObject(v.entriesFromList(POPULATION_CODES, v.exactOptional(units)))),
  pay: v.exactOptional(v.strictObject(v.entriesFromList(PAID_CODES, v.exactOptional(decimal)))),
  ration: v.exactOptional(share),
});

export function readFile(json: unknown): HomeColonyFile {
  const result = v.safeParse(homeColonyFile, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = [ROOT, v.getDotPath(issue)].filter(Boolean).join('.');
  throw new SetupError('bad-template', path, { expected: issue.expected ?? issue.message }, issue.input);
}

function isAboveOne(text: string): boolean {
  const share = parseRatio(text);
  return share !== undefined && share.numerator > share.denominator;
}
