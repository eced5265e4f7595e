import { positiveInteger } from '@ec/cli';
import { Option } from 'commander';
import { REPORT_FORMATS } from '@ec/reports';

/** A turn: an integer of at least 0. */
export function turnNumber(text: string): number {
  return text === '0' ? 0 : positiveInteger(text);
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
