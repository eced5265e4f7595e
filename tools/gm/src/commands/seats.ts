import { Command, type Answer, InputError, page, positiveInteger, table } from '@ec/cli';
import {
  gameStatus,
  seatStoredPlayer,
  setPlayerEmail,
  storedSeats,
  type StoredGame,
} from '@ec/engine/sqlite';
import { answering } from '../answering.js';
import { gameCommand } from '../game-command.js';
import { giveTokens, type RulesetOptions, withGame } from '@ec/hall/game';

interface AddOptions extends RulesetOptions {
  readonly id: number;
  readonly email: string;
}

/** `ec seats` and what belongs to it. */
export function seatsCommand(): Command {
  const list = gameCommand('list', 'List seats, players, bots, and who has a token.').action(
    answering((path: string, options: RulesetOptions) => withGame(path, options, listSeats)),
  );
  const add = gameCommand('add', 'Give an empty seat to a player, who gets a token.')
    .argument('<seat>', 'number of the seat', positiveInteger)
    .requiredOption('--id <number>', 'number by which you know the player', positiveInteger)
    .requiredOption('--email <address>', "the player's address")
    .action(
      answering((path: string, seat: number, options: AddOptions) =>
        withGame(path, options, (stored) => addPlayer(stored, seat, options)),
      ),
    );
  const remove = gameCommand(
    'remove',
    'Take a seat from its player. The seat stays in the game, with or without a bot.',
  )
    .argument('<seat>', 'number of the seat', positiveInteger)
    .action(
      answering((path: string, seat: number, options: RulesetOptions) =>
        withGame(path, options, (stored) => removePlayer(stored, seat)),
      ),
    );
  const email = gameCommand('email', "Change the address of a seat's player, who keeps seat and token.")
    .argument('<seat>', 'number of the seat', positiveInteger)
    .argument('<address>', "the player's new address")
    .action(
      answering((path: string, seat: number, address: string, options: RulesetOptions) =>
        withGame(path, options, (stored) => changeEmail(stored, seat, address.trim())),
      ),
    );
  const token = gameCommand('token', "Give a seat's player a new token; the old one is void.")
    .argument('<seat>', 'number of the seat', positiveInteger)
    .action(
      answering((path: string, seat: number, options: RulesetOptions) =>
        withGame(path, options, (stored) => resetToken(stored, seat)),
      ),
    );
  // Without options of its own: it would take "--json" from the commands below it.
  return new Command('seats')
    .description('Seats, players and tokens.')
    .addCommand(list, { isDefault: true })
    .addCommand(add)
    .addCommand(remove)
    .addCommand(email)
    .addCommand(token);
}

function listSeats(stored: StoredGame): Answer {
  const seats = gameStatus(stored).seats.map(({ seat, name, player, bot, hasToken }) => ({
    seat,
    name,
    player,
    bot,
    hasToken,
  }));
  const rows = seats.map(({ seat, name, player, bot, hasToken }) => [
    seat,
    name,
    player?.id ?? '',
    player?.email ?? '',
    hasToken ? 'yes' : 'no',
    bot ?? '',
  ]);
  return {
    text: page(stored.meta.name, '', {
      Seats: [table(['Seat', 'Name', 'Player', 'Email', 'Token', 'Bot'], rows)],
    }),
    data: seats,
  };
}

async function addPlayer(stored: StoredGame, seat: number, { id, email }: AddOptions): Promise<Answer> {
  if (email.trim() === '') throw new InputError('--email: error: expected an address, received none');
  seatStoredPlayer(stored, seat, { id, email: email.trim() });
  const token = giveTokens(stored, [seat]).get(seat);
  return {
    text: `Seat ${seat} belongs to ${email.trim()}. Token, shown this once: ${token}`,
    data: { seat, player: { id, email: email.trim() }, token },
  };
}

function removePlayer(stored: StoredGame, seat: number): Answer {
  const player = storedSeats(stored).find((one) => one.seat === seat)?.player;
  seatStoredPlayer(stored, seat, null);
  return {
    text: `Seat ${seat} has no player any more: ${player?.email ?? ''} has left it, and the token is void.`,
    data: { seat, player: null },
  };
}

function changeEmail(stored: StoredGame, seat: number, email: string): Answer {
  setPlayerEmail(stored, seat, email);
  const player = storedSeats(stored).find((one) => one.seat === seat)?.player ?? null;
  return {
    text: `Mail for seat ${seat} goes to ${email} from now on. Seat and token stay.`,
    data: { seat, player },
  };
}

async function resetToken(stored: StoredGame, seat: number): Promise<Answer> {
  const holder = storedSeats(stored).find((one) => one.seat === seat);
  if (holder && !holder.player)
    throw new InputError(`seat ${seat}: error: expected one with a player, received one without`);
  const token = giveTokens(stored, [seat]).get(seat);
  return { text: `New token of seat ${seat}, shown this once: ${token}`, data: { seat, token } };
}
