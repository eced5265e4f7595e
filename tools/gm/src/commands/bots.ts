import { Command, type Answer, InputError, page, positiveIntegers, table } from '@ec/cli';
import { setSeatBots, storedSeats, type StoredGame } from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { gameCommand } from '../game-command.js';
import { type RulesetOptions, withGame } from '@ec/hall/game';

/** `ec bots` and what belongs to it. */
export function botsCommand(): Command {
  const list = gameCommand('list', 'List the bots of the ruleset, and the seats that they play.').action(
    answering((path: string, options: RulesetOptions) => withGame(path, options, listBots)),
  );
  const set = gameCommand('set', 'Let a bot write the orders of seats where no sheet counts.')
    .argument('<bot>', "name of the bot, or a bot with changes: 'conqueror{odds=150 -pay}'")
    .argument(
      '[seats...]',
      'numbers of the seats; all seats without a player when left out',
      positiveIntegers,
    )
    .action(
      answering((path: string, bot: string, seats: number[], options: RulesetOptions) =>
        withGame(path, options, (stored) =>
          setBots(stored, bot, seats.length === 0 ? emptySeats(stored) : seats),
        ),
      ),
    );
  const clear = gameCommand('clear', 'Take seats away from their bots.')
    .argument('[seats...]', 'numbers of the seats; all seats when left out', positiveIntegers)
    .action(
      answering((path: string, seats: number[], options: RulesetOptions) =>
        withGame(path, options, (stored) =>
          setBots(stored, null, seats.length === 0 ? seatsWithBot(stored) : seats),
        ),
      ),
    );
  // Without options of its own: it would take "--json" from the commands below it.
  return new Command('bots')
    .description('Bots that play seats.')
    .addCommand(list, { isDefault: true })
    .addCommand(set)
    .addCommand(clear);
}

function listBots(stored: StoredGame): Answer {
  const seats = storedSeats(stored);
  const played = seats.flatMap(({ bot }) => bot ?? []);
  // a bot with changes is one more, under the words by which it was set
  const names = new Set([...Object.keys(stored.ruleset.bots), ...played]);
  const bots = [...names].map((bot) => ({
    bot,
    seats: seats.filter((one) => one.bot === bot).map(({ seat }) => seat),
    parameters: stored.ruleset.bots[bot]?.parameters ?? [],
  }));
  const rows = bots.map(({ bot, seats: own }) => [bot, own.join(', ')]);
  const figures = bots.flatMap(({ bot, parameters }) =>
    parameters.map((row) => [
      `${bot}{${row.key}=${row.default}}`,
      row.kind === 'integer' ? `${row.min} to ${row.max}` : (row.bounds ?? ''),
      row.unit,
      row.description,
    ]),
  );
  const text = page(stored.meta.name, '', {
    Bots: [table(['Bot', 'Seats'], rows)],
    ...(figures.length > 0 && {
      Parameters: [table(['With its default', 'Values', 'Unit', 'What it does'], figures)],
    }),
  });
  return { text, data: bots };
}

function setBots(stored: StoredGame, bot: string | null, seats: readonly number[]): Answer {
  setSeatBots(stored, new Map(seats.map((seat) => [seat, bot])));
  if (seats.length === 0 && bot === null) return { text: 'No bot plays.', data: { bot, seats } };
  const who = `${seats.length === 1 ? 'Seat' : 'Seats'} ${seats.join(', ')}`;
  const text =
    bot === null ? `${who}: no bot any more.` : `${who}: ${bot} writes orders where no sheet counts.`;
  return { text, data: { bot, seats } };
}

/** @throws InputError when every seat has a player: nothing says whose orders the bot is to write */
function emptySeats(stored: StoredGame): number[] {
  const seats = storedSeats(stored).flatMap(({ seat, player }) => (player ? [] : [seat]));
  if (seats.length > 0) return seats;
  throw new InputError(
    'seats: error: expected numbers of seats, since every seat has a player, received none',
  );
}

function seatsWithBot(stored: StoredGame): number[] {
  return storedSeats(stored)
    .filter(({ bot }) => bot !== null)
    .map(({ seat }) => seat);
}
