import { InvalidArgumentError, Option } from 'commander';
import { REPORT_FORMATS } from '@ec/reports';

/** An integer of at least 1, as an argument or an option. */
export function positiveInteger(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Expected an integer from 1 to 999999.');
  return Number(text);
}

/** A turn: an integer of at least 0. */
export function turnNumber(text: string): number {
  return text === '0' ? 0 : positiveInteger(text);
}

/** Integers of at least 1, one argument after the other. */
export function positiveIntegers(text: string, earlier: readonly number[] | undefined = []): number[] {
  return [...earlier, positiveInteger(text)];
}

/** Names with commas between. */
export function listed(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

/** Seat for which a command acts. */
export function seatOption(): Option {
  return new Option('-s, --seat <number>', 'seat for which you act').argParser(positiveInteger);
}

/** Token of a seat's player. */
export function tokenOption(): Option {
  return new Option('--token <token>', "token of the seat's player; the game master needs none").env(
    'EC_TOKEN',
  );
}

/** Format of a report. */
export function formatOption(): Option {
  return new Option('-f, --format <format>', 'format of the report').choices(REPORT_FORMATS).default('text');
}
