import { getSystemErrorMessage } from 'node:util';
import { InvariantError, SetupError } from '@ec/engine';
import { StoreError, type StoreErrorCode } from '@ec/engine/sqlite';
import { AccessError } from './access.js';
import { InputError } from './input-error.js';
import { RulesetError } from './load-ruleset.js';
import { ReportsError } from './write-reports.js';

/** Exit codes of all commands. */
export const EXIT = {
  /** Done, and nothing is wrong. */
  done: 0,
  /** Something that was given or looked at is wrong. */
  wrong: 1,
  /** The command was not called as it should be. */
  usage: 2,
  /** The file, the disk or the rules do not allow it. */
  file: 3,
  /** Somebody else is changing the game: try again. */
  busy: 4,
  /** Refused: a wrong token, or too many players without orders. */
  refused: 5,
  /** A mistake in this program or in a ruleset. */
  bug: 70,
} as const;

const STORE_EXITS: Partial<Record<StoreErrorCode, number>> = {
  exists: EXIT.wrong,
  busy: EXIT.busy,
  overtaken: EXIT.busy,
  silent: EXIT.refused,
  'no-seat': EXIT.wrong,
  'no-turn': EXIT.wrong,
  'no-bot': EXIT.wrong,
  'bad-player': EXIT.wrong,
  'not-an-export': EXIT.wrong,
  differs: EXIT.wrong,
};

/** What to do about it. */
const HINTS: Partial<Record<StoreErrorCode, string>> = {
  silent: '"ec status" shows who has ordered; "--max-silent all" resolves the turn all the same',
  'other-version': '"ec turn --new-rules" goes on under the rules that are installed',
  damaged: 'copies of the game from before its last turns are in the folder whose name ends in .backups',
};

/** What went wrong. */
export interface Explained {
  /** Stable code in kebab-case, for programs. */
  readonly code: string;
  readonly message: string;
  /** For people: the message with what it is, and what to do about it. */
  readonly text: string;
  readonly exitCode: number;
}

/** What the system says of a file or folder that was named and is none, or is the other. */
const MISSING: readonly unknown[] = ['ENOENT', 'EISDIR', 'ENOTDIR', 'EEXIST'];

/** Tells what went wrong; for a bug with all that is needed to find it. */
export function explain(error: unknown): Explained {
  if (error instanceof InputError) {
    const { message } = error;
    return { code: 'wrong-input', message, text: message, exitCode: EXIT.wrong };
  }
  if (error instanceof SetupError) return explained(error.code, error, EXIT.wrong);
  if (error instanceof AccessError) return explained('wrong-token', error, EXIT.refused);
  if (error instanceof RulesetError) return explained('no-ruleset', error, EXIT.file);
  if (error instanceof ReportsError)
    return explained('reports', error, EXIT.file, '"ec report --out" writes them into another folder');
  if (error instanceof StoreError)
    return explained(error.code, error, STORE_EXITS[error.code] ?? EXIT.file, HINTS[error.code]);
  if (error instanceof Error && 'path' in error && 'errno' in error) {
    const message = `${String(error.path)}: error: ${getSystemErrorMessage(Number(error.errno))}`;
    const isInput = MISSING.includes('code' in error ? error.code : undefined);
    return { code: 'disk', message, text: message, exitCode: isInput ? EXIT.wrong : EXIT.file };
  }
  if (error instanceof InvariantError)
    return explained(
      'rule-failed',
      error,
      EXIT.bug,
      `nothing was changed; please report this:\n${error.stack}`,
    );
  const bug = error instanceof Error ? error : new Error(String(error));
  return explained('bug', bug, EXIT.bug, `this is a mistake in ec; please report it:\n${bug.stack}`);
}

function explained(code: string, { message }: Error, exitCode: number, hint?: string): Explained {
  return { code, message, text: [`error: ${message}`, ...(hint ? [hint] : [])].join('\n'), exitCode };
}
