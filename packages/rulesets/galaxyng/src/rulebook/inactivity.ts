import type { RulebookSection } from '@ec/engine';
import { table, type TableBlock } from '@ec/reports';
import { missesAllowed } from '../idleness.js';
import { rulesOf } from '../game-rules.js';
import type { GalaxyParameters } from '../parameters.js';

const TURNS = [1, 2, 10, 11, 12] as const;

/** When races are removed. */
export const INACTIVITY: RulebookSection<GalaxyParameters> = {
  id: 'inactivity',
  title: 'Inactivity',
  tables: { 'turns-missed': turnsMissed },
};

function turnsMissed(parameters: GalaxyParameters): TableBlock {
  const rules = rulesOf(parameters, 1);
  const rows = TURNS.map((turn) => [
    turn,
    ...[true, false].map((hasPlanets) => (rules.dropIdle ? missesAllowed(rules, turn, hasPlanets) : '—')),
  ]);
  const titles = ['Turn', 'With planets', 'Without planets'];
  return table('Turns in a row without orders after which a race is removed', titles, rows);
}
