import { fault } from './scenario-fault.js';
import type { Place, Scenario } from '../state.js';

/**
 * Checks definition files against each other: every ID and mark is known and unique, everything is on tiles that can be entered and away
 * from other teams, and nobody has won yet.
 *
 * @throws SetupError that names file, path and reason
 * @see P-01
 */
export function checkScenario(scenario: Scenario): void {
  checkIds(scenario);
  checkUnitTypes(scenario);
  checkMap(scenario);
  checkPlaces(scenario);
  checkOpen(scenario);
}

function checkIds({ definitions, units }: Scenario): void {
  const { attacks, defences, tileTypes, unitTypes, sides } = definitions;
  unique('ATT', 'attacks', 'id', attacks);
  unique('DEF', 'defences', 'id', defences);
  unique('DTI', 'tileTypes', 'id', tileTypes);
  unique('DTI', 'tileTypes', 'mark', tileTypes);
  unique('DUN', 'unitTypes', 'id', unitTypes);
  unique('DUN', 'unitTypes', 'mark', unitTypes);
  unique('PLY', 'players', 'id', sides);
  unique('UNI', 'units', 'id', units);
  for (const [i, { type, player }] of units.entries()) {
    among(unitTypes, 'UNI', ['units', i, 'type'], 'DUN', type);
    among(sides, 'UNI', ['units', i, 'player'], 'PLY', player);
  }
}

function checkUnitTypes({ definitions: { attacks, defences, unitTypes } }: Scenario): void {
  for (const [i, { attacks: own, defence, builds }] of unitTypes.entries()) {
    for (const [j, id] of own.entries()) among(attacks, 'DUN', ['unitTypes', i, 'attacks', j], 'ATT', id);
    among(defences, 'DUN', ['unitTypes', i, 'defence'], 'DEF', defence);
    for (const [j, id] of builds.entries()) {
      const path = ['unitTypes', i, 'builds', j];
      among(unitTypes, 'DUN', path, 'DUN', id);
      if (unitTypes.find((type) => type.id === id)?.cost === null)
        fault('DUN', path, 'a kind of unit with a cost', id);
    }
  }
}

function checkMap({ definitions: { rows, tileTypes } }: Scenario): void {
  const marks = tileTypes.map(({ mark }) => ({ id: mark }));
  const width = rows[0]?.length ?? 0;
  for (const [y, row] of rows.entries()) {
    if (row.length !== width) fault('MAP', ['rows', y], `a row as long as the first, ${width} tiles`, row);
    for (const [x, mark] of Array.from(row).entries()) among(marks, 'MAP', ['rows', y, x], 'DTI', mark);
  }
}

function checkPlaces({ definitions, units }: Scenario): void {
  const { rows, tileTypes, sides, goals } = definitions;
  const closed = new Set(
    tileTypes.flatMap(({ mark, infrastructure }) => (infrastructure === 0 ? [mark] : [])),
  );
  const open = (file: string, path: Path, { x, y }: Place): void => {
    const mark = rows[y]?.[x];
    if (mark === undefined || closed.has(mark)) fault(file, path, 'a tile that can be entered', { x, y });
  };
  const owners = new Map<string, string>();
  const apart = (file: string, path: Path, { x, y }: Place, team: string): void => {
    const at = `${file} ${x},${y}`;
    if ((owners.get(at) ?? team) !== team) fault(file, path, 'a tile that no other team has', { x, y });
    owners.set(at, team);
  };
  const teams = new Map(sides.map(({ id, team }) => [id, team]));
  for (const [i, { rally, team }] of sides.entries())
    for (const [j, place] of rally.entries()) {
      const path = ['players', i, 'rally', j];
      open('PLY', path, place);
      apart('PLY', path, place, team);
    }
  for (const [i, unit] of units.entries()) {
    open('UNI', ['units', i], unit);
    apart('UNI', ['units', i], unit, teams.get(unit.player) ?? '');
  }
  for (const [i, place] of goals.objectives.entries()) open('GOAL', ['objectives', i], place);
}

/** Checks that the game is not over before its first turn. */
function checkOpen({ definitions: { sides, goals }, units }: Scenario): void {
  const teamOf = new Map(sides.map(({ id, team }) => [id, team]));
  const atLeastTwo = (file: string, list: string, players: readonly string[]): void => {
    const teams = new Set(players.map((player) => teamOf.get(player)));
    if (teams.size < 2) fault(file, [list], `${list} of at least two teams`, [...teams]);
  };
  atLeastTwo('PLY', 'players', [...teamOf.keys()]);
  atLeastTwo('UNI', 'units', units.map(({ player }) => player)); // prettier-ignore
  const holders = goals.objectives.map(({ x, y }) =>
    teamOf.get(units.find((unit) => unit.x === x && unit.y === y)?.player ?? ''),
  );
  if (holders[0] !== undefined && new Set(holders).size === 1)
    fault('GOAL', ['objectives'], 'tiles of which no team holds all at the start', goals.objectives);
}

type Path = readonly (string | number)[];

function unique<Key extends string>(
  file: string,
  list: string,
  key: Key,
  rows: readonly Readonly<Record<Key, string>>[],
): void {
  const seen = new Set<string>();
  for (const [i, { [key]: value }] of rows.entries()) {
    if (seen.has(value)) fault(file, [list, i, key], 'one that no other has', value);
    seen.add(value);
  }
}

function among(
  known: readonly { readonly id: string }[],
  file: string,
  path: Path,
  of: string,
  value: string,
): void {
  if (!known.some(({ id }) => id === value)) fault(file, path, `one of ${of}.json`, value);
}
