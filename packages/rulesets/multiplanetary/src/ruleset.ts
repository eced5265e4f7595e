import { seated } from '@ec/engine';
import { agreedEnd } from './agreed-end.js';
import { BOTS } from './bots.js';
import { check } from './check.js';
import { codec } from './codec.js';
import { formatOrder, parseOrders } from './orders.js';
import { outcome } from './outcome.js';
import { PARAMETERS } from './parameters.js';
import { report, summary } from './report.js';
import { rulebook } from './rulebook.js';
import { setUp } from './set-up.js';
import { template } from './template.js';
import { STEPS } from './tick.js';
import type { MultiplanetaryRuleset } from './types.js';
import { view } from './view.js';

/** Multiplanetary Empire. */
export const multiplanetary: MultiplanetaryRuleset = {
  id: 'multiplanetary',
  version: '1',
  parameters: PARAMETERS,
  phases: [...STEPS, agreedEnd],
  codec,
  bots: BOTS,
  setup: setUp,
  seats: ({ players }) => players.map((player, i) => ({ id: i + 1, ...player })),
  seatPlayer: (state, seat, player) => ({ ...state, players: seated(state.players, seat, player) }),
  parse: parseOrders,
  format: formatOrder,
  check,
  view,
  template,
  report,
  summary,
  rulebook,
  outcome,
};
