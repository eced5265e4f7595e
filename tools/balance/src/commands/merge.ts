import { command, InputError, quantity, type Answer } from '@ec/cli';
import type { Command } from 'commander';
import { formatNumber } from '../reporting/format-value.js';
import { expectNewFile, readResults, writeResults } from '../result-file.js';
import { isWhole, mergeResults, runKey, type Result } from '../result.js';
import { answering } from './answering.js';

interface MergeOptions {
  readonly save: string;
}

/** `ec-balance merge`. */
export function mergeCommand(): Command {
  return command(
    'merge',
    'Join parts of runs that --shard made; the result has the same bytes as that of one run.',
  )
    .argument('<files...>', 'files that --save wrote, in any order')
    .requiredOption('--save <file>', 'new file for the whole')
    .action(answering(merge));
}

function merge(files: readonly string[], { save }: MergeOptions): Answer {
  expectNewFile(save);
  const parts = files.map((file) => ({ file, ...readResults(file, true) }));
  const modules = [...new Set(parts.map(({ module }) => module))];
  const [module = null] = modules;
  if (modules.length > 1)
    throw new InputError(
      `${files.join(', ')}: error: expected parts of one module, received ${modules.join(', ')}`,
    );
  const joined = new Map<string, Result>();
  for (const { file, results } of parts)
    for (const result of results)
      joined.set(runKey(result), joinedWith(file, joined.get(runKey(result)), result));
  const results = [...joined.values()];
  writeResults(save, { module, results });
  const lines = results.map((result) => {
    const missing = isWhole(result) ? '' : '; parts before or between them are missing';
    return `${result.experiment}: ${formatNumber(result.trials, 0)} trials${missing}`;
  });
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
      })),
    },
  };
}

function joinedWith(file: string, earlier: Result | undefined, part: Result): Result {
  if (!earlier) return part;
  try {
    return mergeResults(earlier, part);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InputError(`${file}: error: ${part.experiment}: ${error.message}`, { cause: error });
  }
}
