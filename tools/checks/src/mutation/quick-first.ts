/** The order of test files under mutation: the first test that fails ends the run of a mutant, so quick ones go first. */
import { readFileSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Milliseconds that each test file takes, by path from the root folder of the workspace. */
export type TestTimes = Readonly<Record<string, number>>;

/** Sorts test files by the times in the file that `EC_TEST_TIMES` names; a file without a time goes last. */
export class QuickFirst implements TestSequencer {
  readonly #times = Object.entries(
    JSON.parse(readFileSync(process.env['EC_TEST_TIMES'] ?? '', 'utf8')) as TestTimes,
  );

  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((a, b) => this.#time(a) - this.#time(b));
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  #time({ moduleId }: TestSpecification): number {
    return this.#times.find(([path]) => moduleId.endsWith(`/${path}`))?.[1] ?? Number.MAX_VALUE;
  }
}
