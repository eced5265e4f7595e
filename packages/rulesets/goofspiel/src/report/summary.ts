import { boardBlocks, fleetTable, verdict } from './board.js';
import { REPORT_SCHEMA, section, type ReportDocument } from '@ec/reports';
import { outcome } from '../outcome.js';
import type { GoofspielState } from '../state.js';
import { namesOf } from '../view/view.js';

/** The whole game for the game master, including what is not yet revealed. */
export function summary(state: GoofspielState): ReportDocument {
  const { game, turn, replays, war } = state;
  const names = namesOf(state);
  return {
    schema: REPORT_SCHEMA,
    title: `Goofspiel game ${game}`,
    subtitle: `After turn ${turn}, replay ${replays}`,
    sections: [
      ...verdict(outcome(state), names),
      section('board', 'Board', ...boardBlocks(names, war.galaxies, war.rounds)),
      section('fleets', 'Fleets left', fleetTable(names, war.fleets)),
    ],
  };
}
