import { EXIT as COMMON, explainCommon, explained, ModuleError, type Explained } from '@ec/cli';
import { InvariantError, SetupError } from '@ec/engine';
import { StoreError, type StoreErrorCode } from '@ec/engine/sqlite';
import { AccessError } from './access.js';
import { ReportsError } from './write-reports.js';

/** Exit codes of all commands. */
export const EXIT = {
  ...COMMON,
  /** Somebody else is changing the game: try again. */
  busy: 4,
  /** Refused: a wrong token, too many players without orders, or a game that is over. */
  refused: 5,
  /** A mail cannot be dealt with now: whoever brought it shall bring it again, as mail servers do after this code. */
  later: 75,
  /** Interrupted by Ctrl-C or SIGTERM; what was done is kept. */
  interrupted: 130,
} as const;

const STORE_EXITS: Partial<Record<StoreErrorCode, number>> = {
  exists: EXIT.wrong,
  busy: EXIT.busy,
  overtaken: EXIT.busy,
  silent: EXIT.refused,
  over: EXIT.refused,
  'no-seat': EXIT.wrong,
  'no-turn': EXIT.wrong,
  'no-bot': EXIT.wrong,
  'bad-player': EXIT.wrong,
  'not-an-export': EXIT.wrong,
  differs: EXIT.wrong,
};

/** What to do about it. */
const HINTS: Partial<Record<StoreErrorCode, string>> = {
  silent: '"ec status" shows who has ordered; "--max-silent all" resolves the turn anyway',
  over: '"--play-on" goes on anyway',
  'other-version':
    '"ec turn --new-rules --dry-run" shows what changes, and "ec turn --new-rules" goes on under the rules that are installed',
  damaged: 'copies of the game from before its last turns are in the folder whose name ends in .backups',
};

/** Says what went wrong; for a bug, with all that is needed to find it. */
export function explain(error: unknown): Explained {
  if (error instanceof SetupError) return explained(error.code, error, EXIT.wrong);
  if (error instanceof AccessError) return explained('wrong-token', error, EXIT.refused);
  if (error instanceof ModuleError) return explained('no-ruleset', error, EXIT.file);
  if (error instanceof ReportsError)
    return explained('reports', error, EXIT.unwritten, '"ec report --out" writes them into another folder');
  if (error instanceof StoreError)
    return explained(error.code, error, STORE_EXITS[error.code] ?? EXIT.file, HINTS[error.code]);
  if (error instanceof InvariantError)
    return explained(
      'rule-failed',
      error,
      EXIT.bug,
      `nothing was changed; please report this:\n${error.stack}`,
    );
  return explainCommon(error, 'ec');
}
