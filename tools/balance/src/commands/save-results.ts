import { existsSync } from 'node:fs';
import { InputError } from '@ec/cli';
import { codeDifferences } from '../code/code-differences.js';
import type { Code } from '../code/code.js';
import { runKey, type Result, type RunIdentity } from '../result.js';
import { expectNewFile, readResults, writeResults, type ResultFile } from '../result-file.js';

/** Milliseconds between two savings while a run goes on. */
const SAVED_EVERY = 5_000;

/** Where results are kept, and what they are of. */
export interface Saving {
  readonly save?: string | undefined;
  readonly resume?: boolean | undefined;
  /** Goes on from results of other code as well. */
  readonly mixedCode?: boolean | undefined;
  /** Module that exports the experiments. */
  readonly module: ResultFile['module'];
  /** The code that runs now. */
  readonly code: Code;
}

/** Keeps the results of a command in a file, also while it runs, so that nothing is lost when the machine stops. */
export class SavedResults {
  readonly file: string | undefined;
  /** Every code that the results may have. */
  readonly codes: readonly Code[];
  readonly #module: ResultFile['module'];
  readonly #earlier: readonly Result[];
  #savedAt = performance.now();

  /**
   * Reads earlier results, if there are any.
   *
   * @throws InputError when there is a file but not `resume`, the file holds no results of this version, or results of other code that may
   * not be mixed
   */
  constructor({ save: file, resume = false, mixedCode = false, module, code }: Saving) {
    if (resume && file === undefined)
      throw new InputError('--resume: error: expected --save with the file to go on from');
    if (mixedCode && !resume) throw new InputError('--mixed-code: error: expected --resume with it');
    if (file !== undefined && !resume) expectNewFile(file, '; --resume goes on from it');
    const earlier = resume && file !== undefined && existsSync(file) ? readResults(file, true) : undefined;
    if (file !== undefined && earlier && !mixedCode) expectSameCode(file, earlier, code);
    this.file = file;
    this.#module = module;
    this.#earlier = earlier?.results ?? [];
    this.codes = [...(earlier?.codes ?? []).filter(({ hash }) => hash !== code.hash), code];
  }

  /**
   * Results that were in the file at first, to go on from.
   *
   * @param wanted - everything that the run will measure, or what says of a result whether that is among it
   * @param first - first block that is run
   * @throws InputError when one is of another run or another part: it would be lost
   */
  earlier(wanted: readonly RunIdentity[] | ((result: Result) => boolean), first = 0): readonly Result[] {
    const keys = typeof wanted === 'function' ? undefined : new Set(wanted.map(runKey));
    const isWanted = typeof wanted === 'function' ? wanted : (one: Result) => keys?.has(runKey(one)) === true;
    const other = this.#earlier.find((one) => !isWanted(one) || !isRun(one.blocks, first));
    if (other) {
      const runs = typeof wanted === 'function' ? [other] : [other, ...wanted];
      const hasFormulas = runs.some(({ derived }) => derived !== undefined);
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
    if (this.file !== undefined) this.#write(this.file, results);
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
    this.#write(file, results);
    return file;
  }

  #write(file: string, results: readonly Result[]): void {
    writeResults(file, { module: this.#module, codes: codesOf(this.codes, results), results });
  }
}

/** The codes that made results, by hash, so that the order in which they came does not matter. */
export function codesOf(codes: readonly Code[], results: readonly Result[]): Code[] {
  const hashes = new Set(results.flatMap(({ code = [] }) => code));
  const known = new Map(codes.filter(({ hash }) => hashes.has(hash)).map((one) => [one.hash, one]));
  return [...known.values()].toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
}

/**
 * Refuses results of other code than an expected one.
 *
 * @throws InputError with what differs
 */
export function expectSameCode(
  file: string,
  { codes, results }: Pick<ResultFile, 'codes' | 'results'>,
  code: Code | undefined,
): void {
  const other = results.find((one) => JSON.stringify(one.code) !== JSON.stringify(code && [code.hash]));
  if (!other) return;
  const made = codes.find(({ hash }) => hash !== code?.hash && other.code?.includes(hash));
  const differing = made && code ? codeDifferences(made, code) : 'what made them is not known';
  throw new InputError(
    `${file}: error: code: expected results of the same code, received others: ${differing}; ` +
      'with --mixed-code they are joined all the same, and the report says so',
  );
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
