import { dataOf } from './data-of.js';
import { shown, StateError } from './errors.js';
import type { Codec, GameState } from './ruleset.js';

/**
 * A schema of any library that keeps to Standard Schema version 1, such as valibot.
 *
 * @see https://standardschema.dev
 */
export interface StateSchema<State> {
  readonly '~standard': {
    /** Checks a value and returns it as a state. */
    readonly validate: (value: unknown) => SchemaResult<State> | Promise<SchemaResult<State>>;
  };
}

/** Result of a schema's check. */
export type SchemaResult<State> =
  { readonly value: State; readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] };

/** Something that is wrong, and where. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * A codec that writes a state as JSON and reads it back, checked by a schema to the last field. Its `decode` throws a {@link StateError} that
 * names the first fault and its place.
 *
 * @param schema - for plain data; it checks synchronously. It leaves out `isAgreedEnd`, which the codec reads and writes itself
 * @see architecture 6
 */
export function codecFor<State extends GameState>(schema: StateSchema<State>): Codec<State> {
  return {
    encode: (state) => JSON.stringify(state),
    decode(text) {
      const { own, agreed } = withoutAgreedEnd(dataOf(text));
      const result = schema['~standard'].validate(own);
      if (result instanceof Promise) throw new TypeError('schema: expected a result, received a promise');
      if (!result.issues) return { ...result.value, ...agreed };
      const { path = [], message = 'not a state' } = result.issues[0] ?? {};
      const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
      throw new StateError(keys.join('.'), message);
    },
  };
}

/** A state without `isAgreedEnd`, which the turn loop writes and the schema does not have. */
function withoutAgreedEnd(state: unknown): { own: unknown; agreed: { isAgreedEnd?: true } } {
  if (typeof state !== 'object' || state === null || !('isAgreedEnd' in state))
    return { own: state, agreed: {} };
  const { isAgreedEnd, ...own } = state;
  if (isAgreedEnd !== true)
    throw new StateError('isAgreedEnd', `expected true, received ${shown(isAgreedEnd)}`);
  return { own, agreed: { isAgreedEnd } };
}
