import { InputError } from './input-error.js';
import { maskedLine } from './masked.js';
import { STANDARD_OUTPUT } from './print.js';

/** Exit codes that all commands share; a program may have more. */
export const EXIT = {
  /** Done, and nothing is wrong. */
  done: 0,
  /** Something that was given or looked at is wrong. */
  wrong: 1,
  /** The command was not called as it should be. */
  usage: 2,
  /** The file, the disk or the rules do not allow it. */
  file: 3,
  /** Done, but what it had to say could not be written; what was done stands. */
  unwritten: 6,
  /** A mistake in the program or in what it loads. */
  bug: 70,
} as const;

/** What went wrong. */
export interface Explained {
  /** Stable code in kebab-case, for programs. */
  readonly code: string;
  readonly message: string;
  /** For people: the message, marked as an error, and what to do about it. */
  readonly text: string;
  readonly exitCode: number;
}

/** System errors for a named path that does not exist, or is a folder in place of a file, or the other way round. */
const MISSING: readonly unknown[] = ['ENOENT', 'EISDIR', 'ENOTDIR', 'EEXIST'];

/** Says what went wrong where no program knows better: wrong input, a system error about a file, or else a bug. */
export function explainCommon(error: unknown, program: string): Explained {
  if (error instanceof InputError) {
    const { message } = error;
    return { code: 'wrong-input', message, text: message, exitCode: EXIT.wrong };
  }
  if (error instanceof Error && 'path' in error && 'errno' in error) {
    const message = maskedLine(`${String(error.path)}: error: ${systemReason(error)}`);
    const isInput = MISSING.includes('code' in error ? error.code : undefined);
    const failed = isInput ? EXIT.wrong : EXIT.file;
    // Answers are printed when all is done.
    const exitCode = error.path === STANDARD_OUTPUT ? EXIT.unwritten : failed;
    return { code: 'disk', message, text: message, exitCode };
  }
  const bug = error instanceof Error ? error : new Error(String(error));
  return explained('bug', bug, EXIT.bug, `this is a mistake in ${program}; please report it:\n${bug.stack}`);
}

/** What was expected of a path, where a system error says that, and else the system's words. */
export function systemReason(error: Error): string {
  const { code, syscall, errno } = error as NodeJS.ErrnoException;
  if (code === 'EISDIR') return 'expected a file, received a folder';
  if (code === 'EEXIST' && syscall === 'mkdir') return 'expected a folder, received a file';
  // Node has some of these numbers with the other sign.
  return process.getBuiltinModule('node:util').getSystemErrorMessage(-Math.abs(Number(errno)));
}

/** An error with its code and what to do about it. */
export function explained(code: string, { message }: Error, exitCode: number, hint?: string): Explained {
  return { code, message, text: [`error: ${message}`, ...(hint ? [hint] : [])].join('\n'), exitCode };
}
