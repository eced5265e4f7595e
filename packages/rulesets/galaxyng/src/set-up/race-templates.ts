import { SetupError } from '@ec/engine';
import * as v from 'valibot';
import type { GalaxyRules } from '../game-rules.js';

/** A home planet that a set-up asks for; its place is drawn where it has none. */
interface HomeTemplate {
  readonly size: number;
  readonly place?: { readonly x: number; readonly y: number };
}

/** What a set-up asks for a race. */
export interface RaceTemplate {
  readonly homes: readonly HomeTemplate[];
  /** Number of its team; `null` for none. */
  readonly team: number | null;
}

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const coordinate = v.pipe(v.number(), v.finite(), v.minValue(0));
const schema = v.array(
  v.strictObject({
    race: id,
    homes: v.exactOptional(
      v.pipe(
        v.array(
          v.strictObject({
            size: v.pipe(v.number(), v.finite(), v.minValue(0.01)),
            x: v.exactOptional(coordinate),
            y: v.exactOptional(coordinate),
          }),
        ),
        v.minLength(1),
      ),
    ),
    team: v.exactOptional(id),
  }),
);

/**
 * What a set-up asks for each race: its own homes and team from the template `races`, a list of
 * `{ race, homes?: [{ size, x?, y? }], team? }`, else those of the parameters.
 *
 * @returns one for each race, by number
 * @throws SetupError when the template or the teams of the parameters are not right
 * @see N-09
 */
export function raceTemplates(
  rules: GalaxyRules,
  races: number,
  templates: Readonly<Record<string, unknown>>,
): RaceTemplate[] {
  const result = v.safeParse(schema, templates['races'] ?? []);
  if (!result.success) {
    const [issue] = result.issues;
    const path = `templates.races.${v.getDotPath(issue) ?? ''}`;
    throw new SetupError('bad-template', path, issue.message, issue.input);
  }
  const given = new Map(result.output.map((row, i) => [row.race, { ...row, path: `templates.races[${i}]` }]));
  for (const { race, path } of given.values()) requireRace(races, race, `${path}.race`);
  requireOnce(
    result.output.map(({ race }) => race),
    'templates.races',
  );
  for (const member of rules.teams.flat()) requireRace(races, member, 'parameters.teams');
  requireOnce(rules.teams.flat(), 'parameters.teams');
  return Array.from({ length: races }, (_, i) => {
    const own = given.get(i + 1);
    const team = rules.teams.findIndex((members) => members.includes(i + 1));
    return {
      homes:
        own?.homes?.map((home, j) => homeOf(rules, home, `${own.path}.homes[${j}]`)) ?? defaultHomes(rules),
      team: own?.team ?? (team < 0 ? null : team + 1),
    };
  });
}

function defaultHomes({ homeSizes }: GalaxyRules): HomeTemplate[] {
  return homeSizes.map((size) => ({ size }));
}

function homeOf(
  rules: GalaxyRules,
  { size, x, y }: { size: number; x?: number; y?: number },
  path: string,
): HomeTemplate {
  if (x === undefined && y === undefined) return { size };
  if (x === undefined || y === undefined || x >= rules.size || y >= rules.size) {
    const expected = `x and y, both below ${rules.size}, or neither`;
    throw new SetupError('bad-template', path, { expected }, { x, y });
  }
  return { size, place: { x, y } };
}

function requireOnce(races: readonly number[], path: string): void {
  const again = races.find((race, i) => races.indexOf(race) < i);
  if (again !== undefined) throw new SetupError('taken', path, { expected: 'each race once' }, again);
}

function requireRace(races: number, race: number, path: string): void {
  if (race > races) throw new SetupError('unknown-race', path, { expected: `1 to ${races}` }, race);
}
