/** A program with the parts of this package: it weighs things, and is run as users run programs. */
import {
  answeringWith,
  command,
  explainCommon,
  inputErrorAt,
  listed,
  positiveInteger,
  positiveIntegers,
  quantity,
  readInput,
  writeNewFile,
  type Explained,
} from '@ec/cli';
import { runProgram } from '@ec/cli/program';

const explain = (error: unknown): Explained => explainCommon(error, 'scales');
const answering = answeringWith(explain);

const weigh = command('weigh', 'weighs what a file says')
  .argument('<file>', 'file with grams, or "-"')
  .action(
    answering((file: string) => {
      if (file === '-') console.error('put something on the pan');
      const text = new TextDecoder().decode(readInput(file)).trim();
      if (!/^\d+$/.test(text)) throw inputErrorAt(file, 1, 1, `expected grams, received ${text}`);
      const grams = Number(text);
      const isHeavy = grams > 100;
      return {
        text: `${quantity(grams, 'gram')}\n${isHeavy ? `${file}: warning: no error: too heavy\n` : ''}`,
        data: { grams },
        ...(isHeavy && { exitCode: 1 }),
      };
    }),
  );

const balance = command('balance', 'compares weights')
  .argument('<grams...>', 'weights', positiveIntegers)
  .option('--most <grams>', 'most that is weighed', positiveInteger)
  .option('--names <names>', 'with commas between', listed)
  .action(
    answering(async (grams: number[], options: { readonly most?: number; readonly names?: string[] }) => ({
      text: '',
      data: { grams, most: options.most, names: options.names },
    })),
  );

const print = command('print', 'prints so many lines')
  .argument('<lines>', 'how many', positiveInteger)
  .action(answering((lines: number) => ({ text: 'x'.repeat(79).concat('\n').repeat(lines), data: lines })));

const keep = command('keep', 'writes so many kilobytes into a new file')
  .argument('<file>', 'the file')
  .argument('<kilobytes>', 'how many', positiveInteger)
  .action(
    answering((file: string, kilobytes: number) => {
      writeNewFile(file, 'x'.repeat(1_000 * kilobytes));
      return { text: 'kept', data: null };
    }),
  );

const fall = command('fall', 'falls to the ground').action(
  answering(() => {
    throw new RangeError('the pan is loose');
  }),
);

const shelf = command('shelf', 'what stands beside the scales');
shelf.addCommand(
  command('list', 'lists it').action(answering(() => ({ text: 'weights', data: ['weights'] }))),
);
shelf.addCommand(
  command('load', 'loads it from a folder')
    .argument('<folder>', 'the folder')
    .argument('<label>', 'a label')
    .action(answering((folder: string) => ({ text: folder, data: { folder } }))),
);

const program = { name: 'scales', description: 'Weighs things', version: '1.2.3' };
await runProgram(
  program,
  Object.fromEntries(
    [weigh, balance, print, keep, fall, shelf].map((one) => [one.name(), () => Promise.resolve(one)]),
  ),
  new Set(['file', 'folder']),
);
