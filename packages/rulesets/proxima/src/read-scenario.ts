import { SetupError } from '@ec/engine';
import * as v from 'valibot';
import { FILES, type Files } from './schemas.js';
import { DEFAULT_SCENARIO } from './scenario.js';
import { FILE_NAMES, type FileName, type Definitions, type Place, type UnitPlacement } from './types.js';

/** A scenario: its definitions, and the units at the start. */
export interface Scenario {
  readonly definitions: Definitions;
  readonly units: readonly UnitPlacement[];
}

/**
 * Reads definition files; those that are not given are the default scenario's.
 *
 * @param given - parsed JSON by name of the file, without its ending: ATT, DEF, DTI, DUN, MAP, PLY, UNI, GOAL
 * @throws SetupError that names file, path and reason
 * @see P-01
 */
export function readScenario(given: Readonly<Record<string, unknown>> = {}): Scenario {
  for (const name of Object.keys(given))
    if (!Object.hasOwn(FILES, name)) fault(name, [], `one of ${FILE_NAMES.join(', ')}`, name);
  const read = <Name extends FileName>(name: Name): Files[Name] =>
    readFile(name, Object.hasOwn(given, name) ? given[name] : DEFAULT_SCENARIO[name]);
  const files: Files = {
    ATT: read('ATT'),
    DEF: read('DEF'),
    DTI: read('DTI'),
    DUN: read('DUN'),
    MAP: read('MAP'),
    PLY: read('PLY'),
    UNI: read('UNI'),
    GOAL: read('GOAL'),
  };
  checkReferences(files);
  checkPlaces(files);
  return {
    definitions: {
      attacks: files.ATT,
      defences: files.DEF,
      tileTypes: files.DTI,
      unitTypes: files.DUN,
      rows: files.MAP,
      sides: files.PLY,
      goals: files.GOAL,
    },
    units: files.UNI,
  };
}

function readFile<Name extends FileName>(name: Name, value: unknown): Files[Name] {
  const result = v.safeParse(FILES[name], value);
  if (result.success) return result.output as Files[Name];
  const [issue] = result.issues;
  const path = issue.path?.map(({ key }) => key) ?? [];
  throw new SetupError('bad-template', pathOf(name, path), issue.message, issue.input);
}

/** What files say of each other by ID or mark. */
function checkReferences({ ATT, DEF, DTI, DUN, MAP, PLY, UNI }: Files): void {
  for (const [name, rows] of Object.entries({ ATT, DEF, DTI, DUN, PLY, UNI })) unique(name, 'id', rows);
  unique('DTI', 'mark', DTI);
  const [attacks, defences, types, players] = [ATT, DEF, DUN, PLY].map(
    (rows) => new Set(rows.map(({ id }) => id)),
  );
  for (const [i, { attacks: own, defence, builds }] of DUN.entries()) {
    for (const [j, id] of own.entries()) among(attacks, 'DUN', [i, 'attacks', j], 'ATT', id);
    among(defences, 'DUN', [i, 'defence'], 'DEF', defence);
    for (const [j, id] of builds.entries()) {
      among(types, 'DUN', [i, 'builds', j], 'DUN', id);
      if (DUN.find((type) => type.id === id)?.cost === null)
        fault('DUN', [i, 'builds', j], 'a kind of unit with a cost', id);
    }
  }
  for (const [i, { type, player }] of UNI.entries()) {
    among(types, 'UNI', [i, 'type'], 'DUN', type);
    among(players, 'UNI', [i, 'player'], 'PLY', player);
  }
  const marks = new Set(DTI.map(({ mark }) => mark));
  for (const [y, row] of MAP.entries()) {
    if (row.length !== MAP[0]?.length)
      fault('MAP', [y], `a row as long as the first, ${MAP[0]?.length ?? 0} tiles`, row);
    for (const [x, mark] of Array.from(row).entries()) among(marks, 'MAP', [y, x], 'DTI', mark);
  }
}

/** Where things are: on tiles that can be entered, and apart from those of other teams. */
function checkPlaces({ DTI, MAP, PLY, UNI, GOAL }: Files): void {
  const closed = new Set(DTI.flatMap(({ mark, infrastructure }) => (infrastructure === 0 ? [mark] : [])));
  const open = (file: string, path: PathPart[], { x, y }: Place): void => {
    const mark = MAP[y]?.[x];
    if (mark === undefined || closed.has(mark)) fault(file, path, 'a tile that can be entered', { x, y });
  };
  const owners = new Map<string, string>();
  const apart = (file: string, path: PathPart[], { x, y }: Place, team: string): void => {
    const at = `${file} ${x},${y}`;
    if ((owners.get(at) ?? team) !== team) fault(file, path, 'a tile that no other team has', { x, y });
    owners.set(at, team);
  };
  const teams = new Map(PLY.map(({ id, team }) => [id, team]));
  for (const [i, { rally, team }] of PLY.entries())
    for (const [j, place] of rally.entries()) {
      open('PLY', [i, 'rally', j], place);
      apart('PLY', [i, 'rally', j], place, team);
    }
  for (const [i, unit] of UNI.entries()) {
    open('UNI', [i], unit);
    apart('UNI', [i], unit, teams.get(unit.player) ?? '');
  }
  for (const [i, place] of GOAL.objectives.entries()) open('GOAL', ['objectives', i], place);
}

type PathPart = string | number;

function unique<Key extends string>(
  file: string,
  key: Key,
  rows: readonly Readonly<Record<Key, string>>[],
): void {
  const seen = new Set<string>();
  for (const [i, { [key]: value }] of rows.entries()) {
    if (seen.has(value)) fault(file, [i, key], 'one that no other has', value);
    seen.add(value);
  }
}

function among(
  known: ReadonlySet<string> | undefined,
  file: string,
  path: PathPart[],
  of: string,
  value: string,
): void {
  if (!known?.has(value)) fault(file, path, `one of ${of}.json`, value);
}

function fault(file: string, path: readonly PathPart[], expected: string, received: unknown): never {
  throw new SetupError('bad-template', pathOf(file, path), { expected }, received);
}

/** Where a value stands: `templates.DUN[3].attacks[0]`. */
function pathOf(file: string, path: readonly unknown[]): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return `templates.${file}${parts.join('')}`;
}
