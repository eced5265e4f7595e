import { siteTable, situation, unitTable } from './tables.js';
import { REPORT_SCHEMA, section, type ReportDocument } from '@ec/reports';
import type { ProximaState } from '../state.js';
import { boardPicture } from './board-picture.js';

/** The whole game for the game master. */
export function summary(state: ProximaState): ReportDocument {
  return {
    schema: REPORT_SCHEMA,
    title: state.game,
    subtitle: `After turn ${state.turn}`,
    sections: [
      section('situation', 'Situation', situation(state)),
      section('map', 'Map', boardPicture(state, state.definitions.sides[0]?.team ?? '', [])),
      section('units', 'Units', unitTable(state, state.units)),
      section('sites', 'Under construction', siteTable(state)),
    ],
  };
}
