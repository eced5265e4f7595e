import { type Answer, command, InputError, listed, positiveInteger, writeNewFile } from '@ec/cli';
import { outsideCommand } from '@ec/cli/outside';
import { botNames } from '@ec/engine';
import type { Command } from 'commander';
import {
  currentTurn,
  exportGame,
  gameStatus,
  resolveStoredTurn,
  setSeatBots,
  storedSeats,
  storedSummary,
  submitOrders,
  type StoredGame,
} from '@ec/engine/sqlite';
import { renderText } from '@ec/reports';
import { answering } from '../answering.js';
import { formIn, orderErrors, OutsideSeats, seatForms, writeReports } from '@ec/hall/game';
import { howToWrite } from '@ec/hall/sheets';
import { createFromFolder } from '../load-folder.js';
import { createFromModule, isFile } from '../load-module.js';
import { folderEditionOption, folderRulesetOption, publicOption, seedText, widthOption } from '../options.js';
import { botMemoryOption, botTimeOption, outsideLimits, type OutsideOptions } from '../outside-options.js';
import { readOrders, type Sheet } from '../read-orders.js';

interface PlayOptions extends OutsideOptions {
  readonly turns: number;
  readonly out: string;
  readonly ruleset?: string;
  readonly edition?: string;
  readonly seed?: string;
  readonly details?: boolean;
  readonly width?: number;
  readonly public?: boolean;
  readonly skipMistakes?: boolean;
  readonly bots?: readonly string[];
  readonly record?: string;
  readonly seats?: number;
}

/** `ec play`. */
export function playCommand(): Command {
  return command(
    'play',
    'Try a game out: play a folder with players.csv, game.json and orders in one go, or a ruleset alone. Nothing is stored.',
  )
    .argument('<folder>', 'folder of the game, or the file of a ruleset, which bots play')
    .option('-t, --turns <number>', 'turns to play, unless the game is over sooner', positiveInteger, 4)
    .option('-o, --out <folder>', 'folder for the reports', 'out')
    .addOption(folderRulesetOption())
    .addOption(folderEditionOption())
    .option('-s, --seed <seed>', 'integer or text that replaces the seed of game.json', seedText)
    .option(
      '--seats <number>',
      'players that the file of a ruleset is played with; 2 when left out',
      positiveInteger,
    )
    .option('--skip-mistakes', 'play although sheets have mistakes, without the wrong statements')
    .option(
      '-b, --bots <names>',
      "bots that play seats without a sheet, separated by commas; with changes: 'conqueror{odds=150 -pay}'; or a program: 'cmd:python3 mybot.py'",
      listed,
    )
    .addOption(botTimeOption())
    .addOption(botMemoryOption())
    .option('--record <file>', 'write the game into a new file, as "ec export --phases" does')
    .option('--details', 'show details such as ledgers in text, Markdown and HTML')
    .addOption(widthOption())
    .addOption(publicOption())
    .action(answering(play));
}

/** Reads and checks all input, and plays all turns, before it writes the first report. */
async function play(folder: string, options: PlayOptions): Promise<Answer> {
  const {
    turns,
    out,
    ruleset,
    edition,
    seed,
    details = false,
    width,
    public: isPublic,
    skipMistakes = false,
    record,
    seats: players,
  } = options;
  if (players !== undefined && !isFile(folder))
    throw new InputError(
      `--seats: error: expected the file of a ruleset, received ${folder}: a folder has its players in players.csv`,
    );
  using stored = isFile(folder)
    ? await createFromModule(folder, { ruleset, edition, seed, players: players ?? 2 })
    : await createFromFolder(':memory:', folder, { ruleset, edition, seed });
  const { bots = isFile(folder) ? botNames(stored.ruleset) : [] } = options;
  const seats = storedSeats(stored).map(({ seat }) => seat);
  const sheets = (await readOrders(folder, stored)).filter(({ turn }) => turn <= turns);
  if (!skipMistakes) checkSheets(stored, sheets);
  const played = seats.flatMap((seat, i) => {
    const bot = bots[i % bots.length];
    return bot === undefined ? [] : [{ seat, bot, program: outsideCommand(bot) }];
  });
  setSeatBots(
    stored,
    new Map(played.flatMap(({ seat, bot, program }) => (program === undefined ? [[seat, bot]] : []))),
  );
  await using outside = new OutsideSeats(
    new Map(played.flatMap(({ seat, program }) => (program === undefined ? [] : [[seat, program]]))),
    outsideLimits(options),
  );
  const hashes = [currentTurn(stored).hash];
  for (let turn = 1; turn <= turns && winnersOf(stored) === null; turn++) {
    for (const { seat, text } of sheets.filter((sheet) => sheet.turn === turn))
      submitOrders(stored, { seat, text, origin: 'master', skipMistakes: true });
    await outside.submit(stored);
    await resolveStoredTurn(stored);
    hashes.push(currentTurn(stored).hash);
  }
  outside.end(stored);
  if (record !== undefined) writeNewFile(record, `${JSON.stringify(exportGame(stored, { phases: true }))}\n`);
  let files = 0;
  for (let turn = 0; turn <= currentTurn(stored).turn; turn++)
    files += writeReports(stored, { turn, out, details, width, isPublic });
  return { text: describe(stored, options, files), data: { hashes, files, out, winners: winnersOf(stored) } };
}

function checkSheets({ ruleset, meta }: StoredGame, sheets: readonly Sheet[]): void {
  const wrong = sheets
    .map(({ file, text, turn, seat }) => {
      const read = ruleset.parse(text, { game: meta.name, turn, seat });
      const diagnostics = read.diagnostics.filter(({ severity }) => severity === 'error');
      const reading = howToWrite(ruleset, meta.package, { source: text, diagnostics });
      return { file, text, diagnostics, reading };
    })
    .filter(({ diagnostics }) => diagnostics.length > 0);
  if (wrong.length > 0) throw orderErrors(wrong);
}

/** The first seat's last report, the game master's summary, and where the rest is. */
function describe(stored: StoredGame, { out, details = false, width }: PlayOptions, files: number): string {
  const { turn, hash } = currentTurn(stored);
  const [first] = storedSeats(stored);
  const winners = winnersOf(stored);
  return [
    first ? formIn(seatForms(stored, { seat: first.seat, turn }, { details, width }), 'text').text() : '',
    renderText(storedSummary(stored)).trimEnd(),
    ...(winners ? [`The game is over. Won by: ${winners.join(', ') || 'nobody'}`] : []),
    `${files} reports in ${out}; state after turn ${turn}: ${hash}`,
  ].join('\n');
}

/** Names of the winners; `null` while the game goes on. */
function winnersOf(stored: StoredGame): string[] | null {
  const { outcome, seats } = gameStatus(stored);
  if (outcome.status === 'running') return null;
  return seats.filter(({ seat }) => outcome.winners.includes(seat)).map(({ name }) => name);
}
