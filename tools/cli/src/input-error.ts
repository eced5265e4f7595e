import { maskedLine } from './masked.js';

/** Something that was given is wrong; nothing was written. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** A wrong place in a file: `file:line:column: error: message`. */
export function inputErrorAt(file: string, line: number, column: number, message: string): InputError {
  return new InputError(`${maskedLine(file)}:${line}:${column}: error: ${message}`);
}

/** What is wrong with a file or folder, in one line: `file: error: message`. */
export function inputErrorIn(file: string, message: string, options?: ErrorOptions): InputError {
  return new InputError(maskedLine(`${file}: error: ${message}`), options);
}
