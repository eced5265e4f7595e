import { type Answer, page, quantity, table } from '@ec/cli';
import type { Command } from 'commander';
import { gameStatus, type GameStatus, type SeatStatus, type StoredGame } from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { gameCommand } from '../game-command.js';
import { formatDue, formatWhen, type RulesetOptions, withGame } from '@ec/hall/game';

/** `ec status`. */
export function statusCommand(): Command {
  return gameCommand('status', 'Where a game stands, who has ordered, and who is late.').action(
    answering((path: string, options: RulesetOptions) => withGame(path, options, status)),
  );
}

function status(stored: StoredGame): Answer {
  const found = gameStatus(stored);
  const installed = stored.ruleset.version;
  const rows = found.seats.map((seat) => [
    seat.seat,
    seat.name,
    seat.player?.email ?? '',
    ordersOf(seat),
    seat.sheet ? formatWhen(seat.sheet.received) : '',
    seat.others,
  ]);
  return {
    text: page(`${found.name}: turn ${found.turn.turn}`, subtitleOf(found, installed), {
      'Orders for the next turn': [
        table(['Seat', 'Name', 'Player', 'Orders', 'Received', 'Other sheets'], rows),
      ],
    }),
    data: {
      ...found,
      installed,
      silent: found.seats.filter(({ isSilent }) => isSilent).map(({ seat }) => seat),
    },
  };
}

function ordersOf({ sheet, bot, player, isOut, isLate, isSilent }: SeatStatus): string {
  if (isOut) return 'out of the game';
  if (sheet) return `receipt ${sheet.receipt}${isLate ? ', late' : ''}`;
  if (bot !== null) return `bot ${bot}`;
  if (isSilent) return isLate ? 'missing, late' : 'missing';
  return player ? '' : 'no player';
}

function subtitleOf(
  { ruleset, edition, changed, turn, outcome, seats }: GameStatus,
  installed: string,
): string {
  const names = (winners: readonly number[]): string =>
    seats
      .filter(({ seat }) => winners.includes(seat))
      .map(({ name }) => name)
      .join(', ') || 'nobody';
  const due = turn.due === null ? 'no time set for orders' : `orders due ${formatDue(turn.due)}`;
  const state = outcome.status === 'over' ? `over, won by ${names(outcome.winners)}` : due;
  const silent = seats.filter(({ isSilent }) => isSilent).length;
  const players = seats.filter(({ player, isOut }) => player && !isOut).length;
  const have = silent === 1 || players === 1 ? 'has' : 'have';
  const rules = turn.version === installed ? '' : `, ${installed} is installed`;
  const figures = changed.length === 0 ? '' : ` with ${quantity(changed.length, 'parameter')} changed`;
  return `${ruleset} ${turn.version}${rules}, edition ${edition}${figures}; ${state}; ${silent} of ${quantity(players, 'player')} ${have} not ordered`;
}
