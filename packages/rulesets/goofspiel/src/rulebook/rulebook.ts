import { REPORT_SCHEMA, section, table, type ReportDocument } from '@ec/reports';
import { BOUT_ROUNDS, FLEETS_PER_SIZE, GALAXIES, SIZES, VALUES, WAR_ROUNDS } from '../state.js';
import type { GoofspielParameters } from '../parameters.js';

/** The figures of the rules, with these parameters in force. */
export function rulebook(parameters: GoofspielParameters): ReportDocument {
  const values = VALUES.join(', ');
  const rows = [
    ['Galaxies', GALAXIES.length, 'G-01'],
    ['Their strategic values, each once', values, 'G-01'],
    ['Planets of a galaxy', BOUT_ROUNDS, 'G-01'],
    ['Their worths, each once', values, 'G-01'],
    ['Turns of a war', WAR_ROUNDS, 'G-02'],
    [`Fleets of each size from 1 to ${SIZES.length}`, FLEETS_PER_SIZE, 'G-02'],
    ['Equal wars that are played again', Number(parameters['replays']), 'G-04'],
  ];
  return {
    schema: REPORT_SCHEMA,
    title: 'Rules of Goofspiel',
    subtitle: 'The figures of the rules, with the parameters in force',
    sections: [section('figures', 'Figures', table('', ['Figure', 'Value', 'Ruling'], rows))],
  };
}
