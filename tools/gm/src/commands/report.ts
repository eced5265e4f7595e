import { type Answer, InputError, Option, quantity } from '@ec/cli';
import type { Command } from 'commander';
import { REPORT_FORMATS } from '@ec/reports';
import { currentTurn, storedSummary, type StoredGame } from '@ec/engine/sqlite';
import {
  actorOf,
  changesOf,
  type Asking,
  documentForms,
  formIn,
  type RulesetOptions,
  seatForms,
  seatReport,
  withGame,
  WORKBOOK,
  writeReports,
  writeWorkbooks,
} from '@ec/hall/game';
import { answering } from '../answering.js';
import { gameCommand } from '../game-command.js';
import { expectOut, publicOption, seatOption, tokenOption, turnNumber, widthOption } from '../options.js';

interface ReportOptions extends Asking, RulesetOptions {
  readonly turn?: number;
  readonly format?: string;
  readonly details?: boolean;
  readonly changes?: boolean;
  readonly width?: number;
  readonly public?: boolean;
  readonly out?: string;
}

/** `ec report`. */
export function reportCommand(): Command {
  return gameCommand('report', "A seat's report of a turn; without a seat, the game master's summary.")
    .addOption(seatOption())
    .addOption(tokenOption())
    .option('-t, --turn <number>', 'turn of the report; the last when left out', turnNumber)
    .addOption(seatFormatOption())
    .option('--details', 'show details such as ledgers')
    .option('--changes', 'show what changed since the turn before, in place of the report')
    .addOption(widthOption())
    .addOption(publicOption())
    .option(
      '-o, --out <folder>',
      'write reports into this folder, of the seat or of all: in the format of --format, or else in all that are text',
    )
    .action(
      answering((path: string, options: ReportOptions) =>
        withGame(path, options, (stored) => report(stored, options)),
      ),
    );
}

/** Format of a seat's report. A game may have more formats than the general ones; shells offer the general ones alone. */
function seatFormatOption(): Option {
  const option = new Option(
    '-f, --format <format>',
    "format of the report, text when left out: one of the game's own, or of these",
  );
  option.argChoices = [...REPORT_FORMATS, WORKBOOK];
  return option;
}

async function report(stored: StoredGame, options: ReportOptions): Promise<Answer> {
  const { format, details = false, changes = false, width, out, public: isPublic } = options;
  expectOut(options);
  const { seat } = actorOf(stored, options);
  const turn = options.turn ?? currentTurn(stored).turn;
  if (out === undefined) {
    if (format === WORKBOOK)
      throw new InputError(
        `--format: error: expected --out with ${WORKBOOK}, which is not text, received none`,
      );
    if (changes) {
      const document = changesOf(stored, seat, turn);
      return {
        text: formIn(documentForms(document, { details, width }), format ?? 'text').text(),
        data: document,
      };
    }
    const document = seat === undefined ? storedSummary(stored, turn) : seatReport(stored, seat, turn);
    const forms =
      seat === undefined
        ? documentForms(document, { details, width })
        : seatForms(stored, { seat, turn }, { details, width });
    return { text: formIn(forms, format ?? 'text').text(), data: document };
  }
  if (changes)
    throw new InputError(
      '--changes: error: expected no --out with it, received one; print what changed into a file',
    );
  const files =
    format === WORKBOOK
      ? await writeWorkbooks(stored, { turn, out, seat, isPublic })
      : writeReports(stored, { turn, out, seat, format, details, width, isPublic });
  return { text: `${quantity(files, 'report')} in ${out}`, data: { turn, files, out } };
}
