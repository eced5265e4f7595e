import { type Answer, inputErrorIn } from '@ec/cli';
import type { Command } from 'commander';
import { gameStatus, StoreError, submitOrders, type StoredGame } from '@ec/engine/sqlite';
import {
  type Asking,
  type OwnedSheet,
  receiptOf,
  requireToken,
  type RulesetOptions,
  sheetsOfGame,
  withGame,
} from '@ec/hall/game';
import { describeSheet, howToWrite, notesIn } from '@ec/hall/sheets';
import { answering } from '../answering.js';
import { gameCommand } from '../game-command.js';
import { seatOption, tokenOption } from '../options.js';

interface SubmitOptions extends Asking, RulesetOptions {
  readonly skipMistakes?: boolean;
  readonly playOn?: boolean;
}

/** `ec submit`. */
export function submitCommand(): Command {
  return gameCommand(
    'submit',
    'Hand in order sheets for the next turn, and show how each order is understood.',
  )
    .argument('<sheets...>', 'order sheets; - for the standard input')
    .addOption(seatOption())
    .addOption(tokenOption())
    .option('--skip-mistakes', 'a sheet with mistakes counts without the wrong statements')
    .option('--play-on', 'hand in orders although the game is over, for a turn with --play-on')
    .action(
      answering((path: string, files: string[], options: SubmitOptions) =>
        withGame(path, options, (stored) => submit(stored, path, files, options)),
      ),
    );
}

async function submit(
  stored: StoredGame,
  path: string,
  files: readonly string[],
  options: SubmitOptions,
): Promise<Answer> {
  const { skipMistakes = false, playOn = false } = options;
  if (!playOn) requireRunning(stored);
  const sheets = await sheetsOfGame(stored, files, options);
  requireOneEach(sheets);
  const results = sheets.map(({ file, text, notes, seat, isPlayer }) => {
    const origin = isPlayer ? 'player' : 'master';
    const require = (): void => requireToken(stored, seat, options.token);
    const { text: source, ...result } = submitOrders(stored, { seat, text, origin, skipMistakes, require });
    const reading = howToWrite(stored.ruleset, path, { source, diagnostics: result.diagnostics });
    return {
      file,
      source,
      ...result,
      diagnostics: [...notesIn(source, notes), ...result.diagnostics],
      reading,
    };
  });
  return {
    text: results.map((result) => `${describeSheet(result)}\n${receiptOf(result)}`).join('\n\n'),
    data: results.map(({ source: _, reading: __, ...result }) => result),
    exitCode: results.every(({ counts }) => counts) ? 0 : 1,
  };
}

/** @throws InputError when two sheets are of one seat: the order of the files would say which counts */
function requireOneEach(sheets: readonly OwnedSheet[]): void {
  for (const [i, { file, seat }] of sheets.entries()) {
    const other = sheets.slice(0, i).find((one) => one.seat === seat);
    if (other)
      throw inputErrorIn(
        file,
        `expected one sheet of seat ${seat}, received another in ${other.file}; nothing was handed in`,
      );
  }
}

/** @throws StoreError when the game is over: nobody would read the orders */
function requireRunning(stored: StoredGame): void {
  if (gameStatus(stored).outcome.status !== 'over') return;
  throw new StoreError(
    'over',
    `${stored.database.path}: expected a game that goes on, received one that is over`,
  );
}
