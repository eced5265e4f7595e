import { command, facts, maskedLine, page, progressBar, quantity, type Answer, type Command } from '@ec/cli';
import { clock, type RulesetOptions } from '@ec/hall/game';
import { answering } from '../answering.js';
import { gameRulesetOption } from '../options.js';

interface RestoreCommandOptions extends RulesetOptions {
  readonly to: string;
  readonly replace?: true;
  readonly verify?: true;
}

/** `ec restore`. */
export function restoreCommand(): Command {
  return command('restore', 'Bring back a backup, or some of its files, into a folder that nobody serves.')
    .argument('<backup>', 'folder of one backup, as "ec backup" has made it')
    .argument('[files...]', 'names of files of the backup, such as winter.ec; all when left out')
    .requiredOption('--to <folder>', 'folder of the hall; made where there is none')
    .option('--replace', 'put aside what is there under these names; without this, nothing is replaced')
    .option('--verify', 'resolve every turn again from the seed before anything is replaced')
    .addOption(gameRulesetOption())
    .addHelpText(
      'after',
      `
Every copy is opened, and every page of it checked, before the first one is put in its place. End the hall first. Before you
serve the folder again, set another time with "ec due" where the orders of a game are due already.`,
    )
    .action(answering(restore));
}

async function restore(
  backup: string,
  files: readonly string[],
  options: RestoreCommandOptions,
): Promise<Answer> {
  const { restoreBackup } = await import('@ec/hall/backup');
  using bar = progressBar('files');
  const restored = await restoreBackup(backup, { ...options, files, clock, progress: bar.update });
  const { path, aside, others } = restored;
  const problems = restored.files.flatMap(({ file, problems: found }) =>
    found.map((problem) => maskedLine(`${file}: error: ${problem}`)),
  );
  const isWhole = problems.length === 0;
  const count = quantity(restored.files.length, 'file');
  const notes = isWhole
    ? [
        `${count} brought back; every page was checked. Before you serve the folder: "ec status" shows when orders are due`,
        ...(aside === null ? [] : [`what was there before is in ${aside}`]),
        ...(others.length === 0
          ? []
          : [`not in the backup, and as they were: ${others.map(maskedLine).join(', ')}`]),
      ]
    : [...problems, 'nothing was changed; name the files to bring back if you can do without these'];
  const values = { Files: isWhole ? restored.files.length : 0 };
  return {
    text: `${page('Restore', path, { 'Brought back': [facts(values)] })}\n${notes.join('\n')}`,
    data: restored,
    exitCode: isWhole ? 0 : 1,
  };
}
