import type { ProximaState, Unit } from '../state.js';

/** Characters of a tile. */
const WIDTH = 3;

/**
 * The map as lines. Each tile shows its mark and the mark of the first unit on it: in capitals for a unit of the team, with a plus sign when
 * there are more units.
 */
export function boardLines({ definitions, rules, units }: ProximaState, team: string): string[] {
  const { rows, sides, unitTypes, tileTypes } = definitions;
  const marks = new Map(unitTypes.map(({ id, mark }) => [id, mark]));
  const own = new Set(sides.flatMap((side) => (side.team === team ? [side.id] : [])));
  const onTile = Map.groupBy(units, ({ x, y }) => `${x},${y}`);
  const cell = (tile: string, [unit, ...more]: readonly Unit[]): string => {
    const mark = unit ? (marks.get(unit.type) ?? '') : ' ';
    return tile + (unit && own.has(unit.player) ? mark.toUpperCase() : mark) + (more.length > 0 ? '+' : ' ');
  };
  const margin = String(rows.length - 1).length + 1;
  const columns = Array.from(rows[0] ?? '', (_, x) => String(x).padEnd(WIDTH)).join('');
  const lines = rows.map((row, y) => {
    const shift = rules.grid === 'hexagonal' && y % 2 === 1 ? ' ' : '';
    const cells = Array.from(row, (tile, x) => cell(tile, onTile.get(`${x},${y}`) ?? []));
    return `${String(y).padStart(margin - 1)} ${shift}${cells.join('')}`.trimEnd();
  });
  const legend = [...tileTypes, ...unitTypes].map(({ mark, name }) => `${mark} ${name}`);
  return [(' '.repeat(margin) + columns).trimEnd(), ...lines, '', legend.join(', ')];
}
