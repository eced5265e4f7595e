import { shown as plainlyShown } from '@ec/prng';

/** A game cannot be set up as asked; nothing was created. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  /** Stable code in kebab-case. */
  readonly code: string;
  /** Where the offending value stands, such as `players[2].email`. */
  readonly path: string;
  /** The offending value. */
  readonly received: unknown;

  /** @param problem - what is wrong, or what was expected instead of what was received */
  constructor(
    code: string,
    path: string,
    problem: string | { readonly expected: string },
    received: unknown,
  ) {
    const said =
      typeof problem === 'string' ? problem : `expected ${problem.expected}, received ${shown(received)}`;
    super(`${path}: ${said}`);
    this.code = code;
    this.path = path;
    this.received = received;
  }
}

/** Most characters of a value that a message shows. */
const SHOWN = 500;

/** A value as a message shows it: a stranger's file may have lists in lists without end, or a long text. */
export function shown(value: unknown): string {
  try {
    const isObject = typeof value === 'object' && value !== null;
    const text = (isObject && JSON.stringify(value)) || plainlyShown(value);
    return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  } catch {
    return 'a value that cannot be shown';
  }
}

/** A stored state or game is not what this ruleset writes. */
export class StateError extends Error {
  override readonly name = 'StateError';
  /** Where in the state, such as `holdings.3.population.USK`. */
  readonly path: string;

  constructor(path: string, message: string) {
    super(`${path || 'state'}: ${message}`);
    this.path = path;
  }
}

/** A rule broke a promise: a bug in the ruleset, with all that is needed to reproduce it. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
  /** Seed of the game. */
  readonly seed: string;
  /** Turn that was being resolved. */
  readonly turn: number;
  /** Name of the phase that failed. */
  readonly phase: string;

  constructor(where: { seed: string; turn: number; phase: string }, message: string, cause?: unknown) {
    super(`seed ${where.seed}, turn ${where.turn}, phase "${where.phase}": ${message}`, { cause });
    this.seed = where.seed;
    this.turn = where.turn;
    this.phase = where.phase;
  }
}
