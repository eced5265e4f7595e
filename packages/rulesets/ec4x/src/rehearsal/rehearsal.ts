import type { Rehearsal } from '@ec/engine';
import type { Ec4xEvent } from '../events.js';
import { knownState, withIndependents } from '../forecast/known-state.js';
import { SETTLED } from '../forecast/rehearse.js';
import type { Ec4xOrder } from '../orders/orders.js';
import type { Ec4xState } from '../state.js';
import { view } from '../view/view.js';
import type { Ec4xParameters } from '../parameters.js';
import { breaksPact } from './breaks-pact.js';
import { costsPrestige } from './costs-prestige.js';
import { idleSpies } from './idle-spies.js';
import { idleWorks } from './idle-works.js';
import { leavesUnpaid } from './leaves-unpaid.js';
import { losesSettlers } from './loses-settlers.js';
import { unlikely } from './purchases.js';
import { ruinousTaxes } from './ruinous-taxes.js';
import { hangsOnOthers } from './stances-of-others.js';

/** What a House is warned of. */
const DOUBTS = [
  unlikely,
  costsPrestige,
  breaksPact,
  ruinousTaxes,
  leavesUnpaid,
  losesSettlers,
  idleWorks,
  idleSpies,
] as const;

/** How the orders of a House are rehearsed: its Command phase, and the purchase of levels. */
export const rehearsal: Rehearsal<Ec4xState, Ec4xOrder, Ec4xEvent, Ec4xParameters> = {
  known: (state, journal, seat) => [
    { ...knownState(withIndependents(view(state, journal, seat))), turn: state.turn },
  ],
  phases: SETTLED,
  settled: ({ seat, order }, result, known, sheet) =>
    hangsOnOthers(order, result, { known, seat, sheet: sheet.map(({ placed }) => placed.order) })
      ? null
      : result,
  doubts: (rehearsed) => DOUBTS.flatMap((doubts) => doubts(rehearsed)),
};
