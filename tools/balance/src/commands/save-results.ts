import { existsSync } from 'node:fs';
import { InputError } from '@ec/cli';
import { runKey, type Result, type RunIdentity } from '../result.js';
import { expectNewFile, readResults, writeResults, type ResultFile } from '../result-file.js';

/** Milliseconds between two savings while a run goes on. */
const SAVED_EVERY = 5_000;

/** Keeps the results of a command in a file, also while it runs, so that nothing is lost when the machine stops. */
export class SavedResults {
  readonly #earlier: readonly Result[];
  #savedAt = performance.now();

  /**
   * Reads earlier results, if there are any.
   *
   * @param module - the module that exports the experiments
   * @throws InputError when there is a file but not `resume`, or the file holds no results of this version
   */
  constructor(
    private readonly file: string | undefined,
    private readonly module: ResultFile['module'],
    resume = false,
  ) {
    if (resume && file === undefined)
      throw new InputError('--resume: error: expected --save with the file to go on from');
    if (file !== undefined && !resume) expectNewFile(file, '; --resume goes on from it');
    this.#earlier = resume && file !== undefined && existsSync(file) ? readResults(file, true).results : [];
  }

  /**
   * Results that were in the file at first, to go on from.
   *
   * @param wanted - everything that the run will measure
   * @param first - first block that is run
   * @throws InputError when one is of another run or another part: it would be lost
   */
  earlier(wanted: readonly RunIdentity[], first = 0): readonly Result[] {
    const keys = new Set(wanted.map(runKey));
    const other = this.#earlier.find((one) => !keys.has(runKey(one)) || !isRun(one.blocks, first));
    if (other) {
      const hasFormulas = [other, ...wanted].some(({ derived }) => derived !== undefined);
      const formulas = hasFormulas ? `${other.derived?.join('; ') ?? 'no formula'}, ` : '';
      throw new InputError(
        `${this.file}: error: expected results of the same experiment, seed, parameters${hasFormulas ? ', formulas' : ''} and part, ` +
          `received ${other.experiment}, seed ${other.seed}, ${JSON.stringify(other.parameters)}, ${formulas}blocks ${JSON.stringify(other.blocks)}`,
      );
    }
    return this.#earlier;
  }

  /** Saves results if there is a file to do so and enough time has passed. */
  saveNowAndThen(results: () => readonly Result[]): void {
    if (this.file === undefined || performance.now() - this.#savedAt < SAVED_EVERY) return;
    this.save(results());
  }

  /** Saves results if there is a file to do so. */
  save(results: readonly Result[]): void {
    if (this.file !== undefined) writeResults(this.file, { module: this.module, results });
    this.#savedAt = performance.now();
  }

  /**
   * Saves results of a run that was interrupted: in the named file, or else in a new one in the current folder.
   *
   * @param name - of the new file, without what follows a period
   * @returns the file
   */
  saveBrokenOff(results: readonly Result[], name: string): string {
    const file = this.file ?? freeName(`${name}.partial`);
    writeResults(file, { module: this.module, results });
    return file;
  }
}

/** Whether there is nothing but blocks one after the other from the first on. */
function isRun(blocks: Result['blocks'], first: number): boolean {
  const [[from] = [first], ...others] = blocks;
  return others.length === 0 && from === first;
}

function freeName(name: string): string {
  for (let number = 1; ; number++) {
    const file = number === 1 ? `${name}.json` : `${name}-${number}.json`;
    if (!existsSync(file)) return file;
  }
}
