import { seated } from '@ec/engine';
import { BOTS } from './bots.js';
import { check } from './check.js';
import { codec } from './codec.js';
import type { Ec4xRuleset } from './contract.js';
import { forecast } from './forecast.js';
import { ec4xLanguage, parseEc4xOrders } from './orders/language.js';
import { EC4X_PARAMETERS } from './parameters.js';
import { PHASES } from './phases.js';
import { outcome } from './politics/victory.js';
import { report } from './report/report.js';
import { rulebook } from './rulebook.js';
import { setUp } from './set-up/set-up.js';
import { summary } from './summary.js';
import { template } from './template.js';
import { view } from './view/view.js';

/** EC4X, a game of Houses, jump lanes and prestige. */
export const ec4x: Ec4xRuleset = {
  id: 'ec4x',
  version: '1',
  parameters: EC4X_PARAMETERS,
  phases: PHASES,
  codec,
  bots: BOTS,
  setup: setUp,
  seats: ({ houses }) =>
    houses.map(({ id, name, playerId, status }) => ({ id, name, playerId, isOut: status !== 'playing' })),
  seatPlayer: (state, seat, player) => ({ ...state, houses: seated(state.houses, seat, player) }),
  parse: parseEc4xOrders,
  format: (order) => ec4xLanguage.format(order),
  check,
  forecast,
  view,
  template,
  report,
  summary,
  rulebook,
  outcome,
};
