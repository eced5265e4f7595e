import { boardSections } from './board.js';
import { document } from './report.js';
import { type ReportDocument } from '@ec/reports';
import { outcome } from '../outcome.js';
import type { MultiplanetaryState } from '../state.js';
import { namesOf } from '../view/view.js';

/** The whole game, for the game master. */
export function summary(state: MultiplanetaryState): ReportDocument {
  return document(state.game, '', state, boardSections(outcome(state), state, namesOf(state)));
}
