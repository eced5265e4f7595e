import {
  command,
  facts,
  maskedLine,
  page,
  positiveInteger,
  progressBar,
  quantity,
  type Answer,
  type Command,
} from '@ec/cli';
import type { CopiedFile } from '@ec/hall/backup';
import { clock, type RulesetOptions } from '@ec/hall/game';
import { answering } from '../answering.js';
import { gameRulesetOption } from '../options.js';

interface BackupCommandOptions extends RulesetOptions {
  readonly to: string;
  readonly keep?: number;
  readonly verify?: true;
}

const MEBIBYTE = 2 ** 20;

/** `ec backup`. */
export function backupCommand(): Command {
  return command('backup', 'Copy all games of a folder, and the files of their hall, to another disk.')
    .argument('<folder>', 'folder with the files of games')
    .requiredOption('--to <folder>', 'folder on another disk; each backup gets a folder of its own there')
    .option(
      '--keep <number>',
      'backups that stay, this one included; all when left out. None is removed where anything is wrong',
      positiveInteger,
    )
    .option('--verify', 'open every copy, check every page, and resolve every turn again from the seed')
    .addOption(gameRulesetOption())
    .addHelpText(
      'after',
      `
Games may be played meanwhile: each copy is its game as it stood at one moment. "ec restore" brings back a game or the
whole hall; a file that is copied back by hand needs the files ending in -wal and -shm beside the former one removed.`,
    )
    .action(answering(backUp));
}

async function backUp(folder: string, options: BackupCommandOptions): Promise<Answer> {
  const { backUpFolder } = await import('@ec/hall/backup');
  using bar = progressBar('files');
  const backup = await backUpFolder(folder, { ...options, clock, progress: bar.update });
  const { path, files, removed, isOnSameDisk } = backup;
  const problems = files.flatMap(({ file, problems: found }) =>
    found.map((problem) => maskedLine(`${file}: error: ${problem}`)),
  );
  const isVerified = options.verify === true;
  const values = {
    Files: files.filter(({ bytes }) => bytes > 0).length,
    'Size, MiB': (files.reduce((sum, { bytes }) => sum + bytes, 0) / MEBIBYTE).toFixed(1),
    'Older ones removed': removed.length,
  };
  const notes = [
    ...(isOnSameDisk
      ? [`${path}: warning: this is the disk of the games; what takes one takes the other`]
      : []),
    ...problems,
    ...(problems.length > 0 ? [] : [wellOf(files, isVerified)]),
  ];
  return {
    text: `${page('Backup', path, { Copies: [facts(values)] })}\n${notes.join('\n')}`,
    data: { ...backup, isVerified },
    exitCode: problems.length === 0 ? 0 : 1,
  };
}

function wellOf(files: readonly CopiedFile[], isVerified: boolean): string {
  const all = quantity(files.length, 'file');
  return isVerified
    ? `${all} copied; every copy was opened and read, and every turn is as the seed and the orders give it`
    : `${all} copied; "--verify" opens every copy and resolves its turns again`;
}
