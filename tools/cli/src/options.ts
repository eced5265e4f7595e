import { InvalidArgumentError } from './commander.js';

/** An integer of at least 1, as an argument or an option. */
export function positiveInteger(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Expected an integer from 1 to 999999.');
  return Number(text);
}

/** Integers of at least 1, one argument after the other. */
export function positiveIntegers(text: string, earlier: readonly number[] | undefined = []): number[] {
  return [...earlier, positiveInteger(text)];
}

/** Names separated by commas. */
export function listed(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}
