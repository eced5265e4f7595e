import { type Answer, InputError, positiveInteger, writeNewFile } from '@ec/cli';
import type { Command } from 'commander';
import { currentTurn, droppedSheet, storedSheet, type StoredGame } from '@ec/engine/sqlite';
import { actorOf, type Asking, type RulesetOptions, withGame } from '@ec/hall/game';
import { answering } from '../answering.js';
import { gameCommand } from '../game-command.js';
import { seatOption, tokenOption } from '../options.js';

interface SheetOptions extends Asking, RulesetOptions {
  readonly turn?: number;
  readonly dropped?: boolean;
  readonly out?: string;
}

/** `ec sheet`. */
export function sheetCommand(): Command {
  return gameCommand('sheet', "A seat's order sheet as it is kept: the one that counts for the next turn.")
    .addOption(seatOption())
    .addOption(tokenOption())
    .option('-t, --turn <number>', 'the sheet that this turn was resolved with', positiveInteger)
    .option(
      '--dropped',
      'the last sheet that no longer counts because the turn before it was undone; with --turn, for that turn',
    )
    .option('-o, --out <file>', 'new file to write it to')
    .action(
      answering((path: string, options: SheetOptions) =>
        withGame(path, options, (stored) => sheet(stored, options)),
      ),
    );
}

function sheet(stored: StoredGame, { turn, dropped = false, out, ...asking }: SheetOptions): Answer {
  const { seat } = actorOf(stored, asking);
  if (seat === undefined) throw new InputError('error: expected --seat or --token, received neither');
  const found = dropped ? droppedSheet(stored, seat, turn) : storedSheet(stored, seat, turn);
  if (!found)
    throw new InputError(`error: expected ${wantedOf(stored, seat, { turn, dropped })}, received none`);
  const { text } = found;
  if (out !== undefined) {
    writeNewFile(out, text);
    return { text: `sheet of seat ${seat} for turn ${found.turn} in ${out}`, data: { seat, out } };
  }
  // Its number in the file says how many sheets others sent.
  const { receipt, origin, received, hash } = found;
  return { text, data: { seat, turn: found.turn, receipt, origin, received, hash, sheet: text } };
}

function wantedOf(
  stored: StoredGame,
  seat: number,
  { turn, dropped }: { readonly turn: number | undefined; readonly dropped: boolean },
): string {
  const next = currentTurn(stored).turn + 1;
  if (dropped)
    return `a sheet of seat ${seat}${turn === undefined ? '' : ` for turn ${turn}`} that an undone turn has dropped`;
  return (turn ?? next) === next
    ? `a sheet of seat ${seat} that counts for turn ${next}`
    : `a sheet of seat ${seat} in turn ${turn}`;
}
