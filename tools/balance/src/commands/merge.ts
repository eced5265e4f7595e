import { command, InputError, quantity, type Answer } from '@ec/cli';
import type { Command } from 'commander';
import type { Code } from '../code/code.js';
import { formatCount, formatNumber } from '../reporting/format-value.js';
import { expectNewFile, readResults, writeResults, type ResultFile } from '../result-file.js';
import {
  blocksOfPart,
  isWhole,
  mergeResults,
  missingBlocks,
  type BlockRange,
  type Division,
  type Result,
} from '../result.js';
import { DEFAULT_MODULE } from '../running/job.js';
import { mixedCodeOption } from './options.js';
import { codesOf, expectSameCode } from './save-results.js';
import { answering, EXIT } from './answering.js';
import { expectSameSeeds } from './expect-results.js';

interface MergeOptions {
  readonly save: string;
  readonly mixedCode?: true;
}

/** `ec-balance merge`. */
export function mergeCommand(): Command {
  return command(
    'merge',
    'Join parts of runs that --shard made; the result has the same bytes as that of one run. Parts that are missing are named, and the exit code is then 1.',
  )
    .argument('<files...>', 'files that --save wrote, in any order')
    .requiredOption('--save <file>', 'new file for the whole')
    .addOption(mixedCodeOption())
    .action(answering(merge));
}

function merge(files: readonly string[], options: MergeOptions): Answer {
  const { save } = options;
  const mixedCode = options.mixedCode === true;
  expectNewFile(save);
  const parts = files.map((file) => ({ file, ...readResults(file, true) }));
  const modules = [...new Set(parts.map(({ module }) => module))];
  const [module = null] = modules;
  if (modules.length > 1)
    throw new InputError(
      `${files.join(', ')}: error: expected parts of one module, received ${modules.map((one) => one ?? DEFAULT_MODULE).join(', ')}`,
    );
  expectSameSeeds(parts);
  const codes = parts.flatMap((one) => one.codes);
  const first = parts.find(({ results }) => results.length > 0);
  if (!mixedCode)
    for (const { file, ...part } of parts) expectSameCode(file, part, codeOfFirst(first, codes));
  const joined = new Map<string, Result>();
  for (const { file, results } of parts)
    for (const result of results) {
      const { experiment, seed, parameters } = result;
      const key = JSON.stringify([experiment, seed, parameters]);
      joined.set(key, joinedWith(file, joined.get(key), result, mixedCode));
    }
  const results = [...joined.values()];
  writeResults(save, { module, codes: codesOf(codes, results), results });
  const lines = results.map((result) =>
    [`${nameIn(results, result)}: ${formatCount(result.trials, 'trial')}`, ...missingIn(result)].join(
      '; missing: ',
    ),
  );
  return {
    text: [
      ...lines,
      `${save}: ${quantity(results.length, 'result')} of ${quantity(files.length, 'file')}`,
    ].join('\n'),
    data: {
      file: save,
      results: results.map((one) => ({
        experiment: one.experiment,
        trials: one.trials,
        blocks: one.blocks,
        isWhole: isWhole(one),
        missing: missingBlocks(one),
      })),
    },
    exitCode: results.every(isWhole) ? EXIT.done : EXIT.wrong,
  };
}

/** The experiment of a result, with the parameters that tell it from others of the experiment. */
function nameIn(results: readonly Result[], { experiment, parameters }: Result): string {
  const alike = results.filter((one) => one.experiment === experiment);
  const keys = Object.keys(parameters).filter((key) =>
    alike.some((one) => one.parameters[key] !== parameters[key]),
  );
  return [experiment, ...keys.map((key) => `${key}=${parameters[key]}`)].join(' ');
}

/** What is missing in a result, if anything is: trials from 1, and the parts that have them. */
function missingIn(result: Result): string[] {
  const { block, partOf } = result;
  const gaps = missingBlocks(result);
  if (gaps.length === 0) return [];
  const trials = gaps.map(
    ([from, to]) => `${formatNumber(from * block + 1, 0)} to ${formatNumber(to * block, 0)}`,
  );
  const parts = partOf ? partsIn(partOf, gaps) : [];
  return [
    `trials ${trials.join(', ')}${parts.length === 0 ? '' : ` (${parts.length === 1 ? 'part' : 'parts'} ${parts.join(', ')})`}`,
  ];
}

function partsIn(partOf: Division, gaps: readonly BlockRange[]): string[] {
  return Array.from({ length: partOf.parts }, (_, i) => i + 1).flatMap((part) => {
    const [first, end] = blocksOfPart(part, partOf);
    return gaps.some(([from, to]) => first < to && from < end) ? [`${part}/${partOf.parts}`] : [];
  });
}

function codeOfFirst(file: ResultFile | undefined, codes: readonly Code[]): Code | undefined {
  const [hash] = file?.results[0]?.code ?? [];
  return codes.find((one) => one.hash === hash);
}

function joinedWith(file: string, earlier: Result | undefined, part: Result, mixedCode: boolean): Result {
  if (!earlier) return part;
  try {
    return mergeResults(earlier, part, { mixedCode });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InputError(`${file}: error: ${part.experiment}: ${error.message}`, { cause: error });
  }
}
