import { checkEmpyreanOrders, formatEmpyreanOrder, parseEmpyreanOrders } from '@ec/orders-parser';
import { turnReport } from '@ec/reports';
import { codec } from './codec.js';
import type { EmpyreanRuleset } from './contract.js';
import { EMPYREAN_PARAMETERS } from './parameters.js';
import { PHASES, unplayedOrders } from './phases.js';
import { setUp } from './set-up.js';
import { summary } from './summary.js';
import { view } from './view.js';

/**
 * Empyrean Challenge, the play-by-mail game of 1978.
 */
export const empyrean: EmpyreanRuleset = {
  id: 'empyrean',
  version: '1',
  parameters: EMPYREAN_PARAMETERS,
  phases: PHASES,
  codec,
  bots: { idle: () => '' },
  setup: setUp,
  seats: ({ empires }) => empires.map(({ id, name, playerId }) => ({ id, name, playerId })),
  parse: (text, { game, seat, turn } = {}) => parseEmpyreanOrders(text, { game, empireId: seat, turn }),
  format: formatEmpyreanOrder,
  check: (orders, view) =>
    [...checkEmpyreanOrders(orders, view), ...unplayedOrders(orders)].sort(
      (a, b) => a.span.start - b.span.start,
    ),
  view,
  report: turnReport,
  summary,
  // nobody controls a planet before the control phase exists, so nobody can have won
  outcome: () => ({ status: 'running' }),
};
