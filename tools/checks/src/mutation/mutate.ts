/**
 * Measures tests by mutation: Stryker changes the sources in one place after the other, and looks whether a test fails.
 *
 *     node tools/checks/src/mutation/mutate.ts economy packages/combat/src/beams.ts -- --concurrency 1
 *
 * Arguments are names of areas, or paths of source files and patterns of such paths; those behind `--` go to Stryker.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { mustRun, run, workspaceRoot } from '../run.ts';
import { AREAS } from './areas.ts';
import type { TestTimes } from './quick-first.ts';

/** Share of valid mutants that tests should notice, in percent; an area that was measured has to keep its own. */
const GOAL = 90;

/** Where reports and settings are written, from the root folder. */
const REPORTS = 'out/mutation';

/** What tests need beside their package, from the root folder; other packages are imported as they are built. */
const BESIDE = ['docs/**', 'package.json', 'tools/checks/src/**', 'tsconfig.base.json', 'vitest.shared.ts'];

/** Cases that a property draws for each mutant, unless it says itself how many it needs. */
const RUNS = '25';

/** What Vitest reports of a run, as far as it is read here. */
interface Measured {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly duration?: number | null }[];
  }[];
}

/** One run of Stryker: source files of one package. */
interface Mutated {
  /** Folder of the package, from the root folder. */
  readonly folder: string;
  /** Name of its reports. */
  readonly name: string;
  readonly files: readonly string[];
  /** Folder of its tests, from the root folder. */
  readonly tests: string;
  /** Tests that are left out, files and patterns of files, from the root folder. */
  readonly without: readonly string[];
  /** Share of valid mutants that its tests have to notice, in percent; `null` where any will do. */
  readonly least: number | null;
}

const split = process.argv.indexOf('--');
const end = split === -1 ? process.argv.length : split;
const chosen = process.argv.slice(2, end);
if (chosen.length === 0) {
  console.error(
    `expected areas or source files, received none; the areas are ${Object.keys(AREAS).join(', ')}`,
  );
  process.exitCode = 2;
}
for (const one of chosen.flatMap(mutatedBy)) {
  const code = await mutate(one, process.argv.slice(end + 1));
  if (code !== 0) process.exitCode = code;
}

/** What an area, a path or a pattern stands for, package by package. */
function mutatedBy(word: string): Mutated[] {
  const files = filesOf(AREAS[word]?.files ?? [word]);
  if (files.length === 0) {
    const names = Object.keys(AREAS).join(', ');
    throw new Error(`expected an area (${names}) or source files, received ${word}`);
  }
  // a part of an area is tried with the tests of the area
  const area = AREAS[word] ?? Object.values(AREAS).find((one) => isPart(files, filesOf(one.files)));
  const byPackage = Map.groupBy(files, packageOf);
  return [...byPackage].map(([folder, own]) => ({
    folder,
    name: word.replaceAll(/\W+/g, '-'),
    files: own.toSorted(),
    tests: join(folder, area?.tests ?? ''),
    without: (area?.without ?? []).map((path) => join(folder, path)),
    least: AREAS[word]?.least ?? null,
  }));
}

function filesOf(patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: workspaceRoot });
}

function isPart(files: readonly string[], whole: readonly string[]): boolean {
  return files.every((file) => whole.includes(file));
}

function packageOf(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(workspaceRoot, folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/** Runs the tests, and then Stryker; returns its exit code. */
async function mutate(
  { folder, name, files, tests, without, least }: Mutated,
  options: readonly string[],
): Promise<number> {
  mkdirSync(join(workspaceRoot, REPORTS), { recursive: true });
  const reports = join(REPORTS, name);
  // Tests of properties are told apart by their seeds, and mutants have to meet the same cases.
  process.env['FC_SEED'] ??= '1';
  process.env['FC_RUNS'] ??= RUNS;
  process.env['FC_END_ON_FAILURE'] = '1';
  const times = join(workspaceRoot, `${reports}.times.json`);
  writeFileSync(
    times,
    JSON.stringify(await timesOf(folder, tests, without, `${reports}.tests.json`), null, 2),
  );
  process.env['EC_TEST_TIMES'] = times;
  process.env['EC_KEPT'] = '1';
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // In processes, not threads: programs under test change their folder.
    vitest: { configFile: `${folder}/vitest.config.ts`, dir: tests, pool: 'forks' },
    dryRunTimeoutMinutes: 60,
    mutate: files,
    coverageAnalysis: 'perTest',
    // What runs as a module is loaded, such as a table, would take all tests for each mutant.
    ignoreStatic: true,
    tempDirName: `${REPORTS}/sandbox`,
    ignorePatterns: [
      '**',
      ...[`${folder}/**`, ...BESIDE].map((pattern) => `!${pattern}`),
      '**/node_modules',
      'docs/api',
      ...without,
    ],
    reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: true },
    htmlReporter: { fileName: `${reports}.html` },
    jsonReporter: { fileName: `${reports}.json` },
    incrementalFile: `${reports}.incremental.json`,
    // Added to one and a half times what the tests take by themselves: a mutant that takes longer runs without end.
    timeoutMS: 10_000,
    thresholds: { high: GOAL, low: GOAL, break: least },
  };
  const file = `${reports}.settings.json`;
  writeFileSync(join(workspaceRoot, file), JSON.stringify(settings, null, 2));
  const { code } = await run('stryker', ['run', file, ...options], workspaceRoot, true);
  return code;
}

/** Runs the tests with the sources as they are, and returns how long each of their files takes. */
async function timesOf(
  folder: string,
  tests: string,
  without: readonly string[],
  report: string,
): Promise<TestTimes> {
  const file = join(workspaceRoot, report);
  const words = ['run', '--dir', join(workspaceRoot, tests), '--reporter=json', `--outputFile=${file}`];
  const left = without.map((path) => `--exclude=${join(workspaceRoot, path)}`);
  await mustRun('vitest', [...words, ...left], join(workspaceRoot, folder));
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Measured;
  return Object.fromEntries(
    testResults.map(({ name, assertionResults }) => [
      relative(workspaceRoot, name).replaceAll('\\', '/'),
      assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
    ]),
  );
}
