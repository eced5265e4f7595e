import { InputError, InvalidArgumentError, Option } from '@ec/cli';
import type { OutsideLimits } from '@ec/cli/outside';

/** Options of commands that let programs play seats. */
export interface OutsideOptions {
  readonly botTime: number;
  readonly botMemory?: number;
}

/** Programs that play seats of a stored game. */
export function seatBotOption(): Option {
  return new Option(
    '--bot <seat=command>',
    'a program that gives the orders of a seat where no sheet counts, such as "2=python3 mybot.py"; may be repeated',
  ).argParser(seatCommand);
}

/** Programs that play seats of games in a folder. */
export function hallBotOption(): Option {
  return new Option(
    '--bot <game:seat=command>',
    'a program that gives the orders of a seat where no sheet counts when a calendar says that the turn is due, such as "duel:2=python3 mybot.py"; may be repeated',
  ).argParser(gameSeatCommand);
}

/** How long a program has for its orders. */
export function botTimeOption(): Option {
  return new Option('--bot-time <seconds>', 'how long a program that plays a seat has for each answer')
    .argParser(seconds)
    .default(10_000, '10');
}

/** How much memory a program can address. */
export function botMemoryOption(): Option {
  return new Option(
    '--bot-memory <megabytes>',
    'how much memory a program that plays a seat can address; as much as it takes when left out',
  ).argParser(kilobytes);
}

/** @throws InputError where memory cannot be limited */
export function outsideLimits({ botTime, botMemory }: OutsideOptions): OutsideLimits {
  if (botMemory !== undefined && process.platform === 'win32')
    throw new InputError('--bot-memory: error: expected a system with ulimit, received Windows');
  return { time: botTime, ...(botMemory !== undefined && { memory: botMemory }) };
}

/** Seat and command of `2=python3 mybot.py`. */
function seatCommand(
  text: string,
  earlier: ReadonlyMap<number, string> = new Map(),
): ReadonlyMap<number, string> {
  const [, seat, command = ''] = /^([1-9]\d{0,5})=(?:cmd:)?(.+)$/s.exec(text) ?? [];
  if (seat === undefined)
    throw new InvalidArgumentError('Expected a seat and a command, such as "2=python3 mybot.py".');
  if (earlier.has(Number(seat)))
    throw new InvalidArgumentError(`Expected one command for each seat, received two for seat ${seat}.`);
  return new Map([...earlier, [Number(seat), command]]);
}

/** Game, seat and command of `duel:2=python3 mybot.py`. */
function gameSeatCommand(
  text: string,
  earlier: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map(),
): ReadonlyMap<string, ReadonlyMap<number, string>> {
  const [, game, rest = ''] = /^([^:=]+):(.+)$/s.exec(text) ?? [];
  if (game === undefined)
    throw new InvalidArgumentError(
      'Expected a game, a seat and a command, such as "duel:2=python3 mybot.py".',
    );
  return new Map([...earlier, [game, seatCommand(rest, earlier.get(game))]]);
}

function seconds(text: string): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (value < 1) throw new InvalidArgumentError('Expected seconds from 1 to 99999.');
  return 1_000 * value;
}

function kilobytes(text: string): number {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (value < 1) throw new InvalidArgumentError('Expected megabytes from 1 to 9999999.');
  return 1_024 * value;
}
