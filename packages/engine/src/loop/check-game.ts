import { isRuleset } from '../contract/any-ruleset.js';
import { shown, StateError } from '../contract/errors.js';
import { guessAmong } from '../contract/guess.js';
import type { Codec } from '../contract/ruleset.js';

/**
 * Checks that a ruleset is one, as programs without types hand it over.
 *
 * @throws TypeError when it is none
 */
export function checkRuleset(ruleset: unknown): void {
  if (!isRuleset(ruleset))
    throw new TypeError(
      `ruleset: expected a ruleset, such as the one that "@ec/empyrean" exports, received ${named(ruleset)}`,
    );
}

/** Parts of a game beside its state, and what each is. */
const PARTS = {
  version: 'a text',
  name: 'a text',
  seed: 'a text',
  edition: 'a text',
  parameters: 'an object',
  journal: 'a list',
} as const;

const IS: Readonly<Record<(typeof PARTS)[keyof typeof PARTS], (value: unknown) => boolean>> = {
  'a text': (value) => typeof value === 'string',
  'an object': (value) => isObject(value) && !Array.isArray(value),
  'a list': (value) => Array.isArray(value),
};

/**
 * Checks that a game is one. What its state holds beside the turn is the ruleset's own.
 *
 * @throws TypeError when it is none, or that names the first part which is missing or of another kind
 */
export function checkGame(game: unknown): void {
  if (!isObject(game) || typeof game['ruleset'] !== 'string' || !isObject(game['state']))
    throw new TypeError(`game: expected a game, as createGame makes it, received ${named(game)}`);
  for (const [part, expected] of Object.entries(PARTS))
    if (!IS[expected](game[part]))
      throw new TypeError(`game.${part}: expected ${expected}, received ${shown(game[part])}`);
  const { turn } = game['state'];
  if (!Number.isSafeInteger(turn) || Number(turn) < 0)
    throw new TypeError(`game.state.turn: expected an integer from 0, received ${shown(turn)}`);
}

/**
 * Does something with the state of a game. Where it fails, the state is checked, so that a malformed one is not taken for a bug in the ruleset; one
 * that works is not, as the check takes longer than a turn.
 *
 * @throws StateError when it fails, and the ruleset's codec refuses the state
 */
export function withState<State, Result>(
  { codec }: { readonly codec: Codec<State> },
  state: State,
  run: () => Result,
): Result {
  try {
    return run();
  } catch (error) {
    codec.decode(encoded(codec, state));
    throw error;
  }
}

/** @throws StateError when the state is no JSON data */
function encoded<State>(codec: Codec<State>, state: State): string {
  try {
    return codec.encode(state);
  } catch (error) {
    throw new StateError('', error instanceof Error ? error.message : String(error));
  }
}

/** Everything that a host may say to a turn. */
const HOST_INPUTS = ['notice', 'isAgreedEnd'] as const;

/**
 * Checks the input of a host.
 *
 * @throws TypeError that names the first input which is misspelt or of another kind
 */
export function checkHostInput(host: unknown): void {
  if (!isObject(host))
    throw new TypeError(`host: expected an object with notice and isAgreedEnd, received ${named(host)}`);
  for (const input of Object.keys(host)) {
    if (HOST_INPUTS.some((known) => known === input)) continue;
    throw new TypeError(
      `host: expected one of ${HOST_INPUTS.join(', ')}, received ${shown(input)}${guessAmong(HOST_INPUTS, input)}`,
    );
  }
  const { notice, isAgreedEnd } = host;
  if (notice !== undefined && typeof notice !== 'string')
    throw new TypeError(`host.notice: expected a text, received ${shown(notice)}`);
  if (isAgreedEnd !== undefined && typeof isAgreedEnd !== 'boolean')
    throw new TypeError(`host.isAgreedEnd: expected true or false, received ${shown(isAgreedEnd)}`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A value, or the keys of a large one. */
function named(value: unknown): string {
  if (!isObject(value)) return shown(value);
  const keys = Object.keys(value);
  return keys.length === 0
    ? '{}'
    : `an object with ${keys.slice(0, 6).join(', ')}${keys.length > 6 ? '…' : ''}`;
}
