import { dataOf } from './data-of.js';

/** How the states that a version of the rules wrote become those of a later one. */
export interface Migration {
  /** The later version; from there another migration may lead on. */
  readonly to: string;
  /** What changes for the players, in plain sentences: a host shows them before a game goes on. */
  readonly changes: readonly string[];
  /**
   * The plain data of a state, as the later version writes it; as it is when absent. What it is given may come from a stranger's file: what it does not
   * understand it leaves as it is, and the codec says what is wrong.
   */
  readonly state?: (state: unknown) => unknown;
}

/** What of a ruleset a migration needs. */
export interface Migrated {
  readonly version: string;
  readonly migrate?: Readonly<Record<string, Migration>>;
}

/**
 * The migrations that lead from a version of the rules to the present one, in order; none where it is the present one, or where the ruleset
 * has none from there: its codec then reads the state as it is, or refuses it.
 */
export function migrationsFrom({ version, migrate = {} }: Migrated, written: string): readonly Migration[] {
  const steps: Migration[] = [];
  for (let at = written; at !== version && steps.length < Object.keys(migrate).length;) {
    const step = Object.hasOwn(migrate, at) ? migrate[at] : undefined;
    if (!step) return [];
    steps.push(step);
    at = step.to;
  }
  return steps.at(-1)?.to === version ? steps : [];
}

/**
 * A state of an earlier version of the rules, or of this one, from its JSON text.
 *
 * @param written - version of the rules that wrote it
 * @throws StateError when the text is not a state of this ruleset, or of a version from which a migration leads here
 */
export function readState<State>(
  ruleset: Migrated & { readonly codec: { readonly decode: (text: string) => State } },
  text: string,
  written: string,
): State {
  const steps = migrationsFrom(ruleset, written);
  if (steps.length === 0) return ruleset.codec.decode(text);
  const migrated = steps.reduce<unknown>(
    (state, step) => (step.state ? step.state(state) : state),
    dataOf(text),
  );
  return ruleset.codec.decode(JSON.stringify(migrated));
}

/**
 * A copy of plain data in which the objects at a place have some members more, where they lack them.
 *
 * @param place - keys from the root on, with dots between them; `*` for every entry of a list, such as `houses.*.ledger`
 * @param members - what is added; existing members stay. Anything that is not as the place says stays as it is
 */
export function withMembers(
  data: unknown,
  place: string,
  members: Readonly<Record<string, unknown>>,
): unknown {
  const [key = '', ...rest] = place.split('.');
  const further = rest.join('.');
  if (key === '*')
    return Array.isArray(data) ? data.map((entry: unknown) => withMembers(entry, further, members)) : data;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  if (key === '') return { ...members, ...data };
  if (!Object.hasOwn(data, key)) return data;
  const own: Readonly<Record<string, unknown>> = { ...data };
  return { ...own, [key]: withMembers(own[key], further, members) };
}
