import { table, type Cell, type FactsBlock, type TableBlock } from '@ec/reports';
import { outcome } from '../outcome.js';
import { standings } from '../standings.js';
import { ENDURANCE, POINT, type Place, type ProximaState, type Unit } from '../state.js';
import { figure } from './definition-tables.js';

/** The standings of the teams. */
export function situation(state: ProximaState): FactsBlock {
  const { sides, goals } = state.definitions;
  const result = outcome(state);
  const places = goals.objectives.map(at).join(' ');
  return {
    kind: 'facts',
    facts: [
      ...standings(state).map(({ team, units, endurance, objectives }) => ({
        label: `Team ${team}`,
        value: `${units} units, ${endurance / ENDURANCE} endurance, ${objectives} objectives`,
      })),
      ...(places === '' ? [] : [{ label: 'Objectives', value: places }]),
      ...(goals.turns === 0 ? [] : [{ label: 'Last turn', value: goals.turns }]),
      ...(result.status === 'running'
        ? []
        : [
            {
              label: 'Won by',
              value: result.winners.map((seat) => sides[seat - 1]?.name).join(', ') || 'nobody',
            },
          ]),
    ],
  };
}

/** Units, with the endurance and points they have left. */
export function unitTable(
  { definitions: { sides, unitTypes } }: ProximaState,
  units: readonly Unit[],
): TableBlock {
  const players = new Map(sides.map(({ id, name }) => [id, name]));
  const types = new Map(unitTypes.map(({ id, name }) => [id, name]));
  const rows = units.map((unit): Cell[] => [
    unit.id,
    types.get(unit.type) ?? '',
    players.get(unit.player) ?? '',
    at(unit),
    figure(unit.endurance / ENDURANCE),
    figure(unit.points / POINT),
  ]);
  return table('', ['ID', 'Kind', 'Player', 'Tile', 'Endurance', 'Points'], rows);
}

/** Units that are being built. */
export function siteTable({ sites, definitions: { sides, unitTypes } }: ProximaState): TableBlock {
  const players = new Map(sides.map(({ id, name }) => [id, name]));
  const types = new Map(unitTypes.map((type) => [type.id, type]));
  const rows = sites.map((site): Cell[] => {
    const type = types.get(site.type);
    return [
      site.type,
      type?.name ?? '',
      players.get(site.player) ?? '',
      at(site),
      `${site.work} of ${type?.cost?.turns ?? 0}`,
    ];
  });
  return table('', ['ID', 'Kind', 'Player', 'Tile', 'Work'], rows);
}

/** A tile as orders write it. */
export function at({ x, y }: Place): string {
  return `${x},${y}`;
}
