import { answeringWith, EXIT as COMMON, explainCommon, explained, type Explained } from '@ec/cli';
import { SetupError } from '@ec/engine';
import { TrialError } from '../running/block-runner.js';
import { ExperimentError } from '../running/experiment-error.js';
import { QueueError } from '../running/queue-error.js';
import { NothingRunError } from './expect-trials.js';

/** Exit codes of all commands. */
export const EXIT = {
  ...COMMON,
  /** Interrupted by Ctrl-C or SIGTERM; what was found is saved. */
  interrupted: 130,
} as const;

/** Says what went wrong. */
function explain(error: unknown): Explained {
  if (error instanceof SetupError) return explained(error.code, error, EXIT.wrong);
  if (error instanceof ExperimentError) return explained('no-experiment', error, EXIT.wrong);
  if (error instanceof QueueError) return explained('no-redis', error, EXIT.file);
  if (error instanceof NothingRunError) return explained('interrupted', error, EXIT.interrupted);
  if (error instanceof TrialError)
    return explained(
      'trial-failed',
      error,
      EXIT.bug,
      'the same seed and trial will fail again: this is a mistake in the experiment or in the rules',
    );
  return explainCommon(error, 'ec-balance');
}

/** What the commands of `ec-balance` do. */
export const answering = answeringWith(explain);
