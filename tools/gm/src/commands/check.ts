import { statSync } from 'node:fs';
import { type Answer, command, InputError, STANDARD_INPUT } from '@ec/cli';
import type { Command } from 'commander';
import { renderText } from '@ec/reports';
import type { CheckedSheet, CheckOptions } from '../check-stored.js';
import { answering } from '../answering.js';
import { countOf, DEFAULT_RULESET, describeSheet, howToWrite, loadRuleset, readSheet } from '@ec/hall/sheets';
import { isDatabase } from '../is-database.js';
import { rulesetOption, seatOption, tokenOption } from '../options.js';

/** `ec check`. */
export function checkCommand(): Command {
  return command('check', 'Check order sheets and show how each order is understood; nothing is handed in.')
    .argument(
      '<paths...>',
      'a game and sheets for its next turn; or sheets alone; or folders of games; - for the standard input',
    )
    .addOption(seatOption())
    .addOption(tokenOption())
    .option('--forecast', 'forecast the effect of the sheets for a game, as far as their seats can know')
    .addOption(
      rulesetOption(
        'package, file or URL of the ruleset, for sheets alone, or in place of the package that a game names',
      ),
    )
    .action(answering(check));
}

async function check(paths: readonly string[], options: CheckOptions): Promise<Answer> {
  const sheets = await checkPaths(paths, options);
  return {
    text: sheets.map(describe).join('\n'),
    data: sheets.map(({ source: _, reading: __, ...sheet }) => sheet),
    exitCode: sheets.some(({ diagnostics }) => countOf(diagnostics, 'error') > 0) ? 1 : 0,
  };
}

function describe(sheet: CheckedSheet): string {
  const { forecast } = sheet;
  return forecast ? `${describeSheet(sheet)}\n\n${renderText(forecast)}` : describeSheet(sheet);
}

/** What stored games take, which a sheet alone does not need. */
const stored = () => import('../check-stored.js');

async function checkPaths(paths: readonly string[], options: CheckOptions): Promise<CheckedSheet[]> {
  const [first = '', ...rest] = paths;
  if (first !== STANDARD_INPUT && isDatabase(first))
    return (await stored()).checkForGame(first, rest, options);
  if (options.forecast)
    throw new InputError('--forecast: error: expected a game and sheets for its next turn, received no game');
  const sheets: CheckedSheet[] = [];
  for (const path of paths) {
    const isFolder = path !== STANDARD_INPUT && statSync(path).isDirectory();
    sheets.push(
      ...(isFolder ? await (await stored()).checkFolder(path, options) : [await checkAlone(path, options)]),
    );
  }
  return sheets;
}

/** A sheet by itself. */
async function checkAlone(file: string, { ruleset = DEFAULT_RULESET }: CheckOptions): Promise<CheckedSheet> {
  const rules = await loadRuleset(ruleset);
  const { text: source, notes } = await readSheet(file, rules);
  const { orders, diagnostics } = rules.parse(source);
  const understood = orders.map(({ order, line, text }) => ({
    line,
    text,
    understood: rules.format(order),
  }));
  const sheet = { file, source, orders: understood, diagnostics: [...notes, ...diagnostics] };
  return { ...sheet, reading: howToWrite(rules, ruleset, { source, diagnostics }) };
}
