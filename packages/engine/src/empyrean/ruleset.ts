import { checkEmpyreanOrders, formatEmpyreanOrder, parseEmpyreanOrders } from '@ec/orders-parser';
import { turnReport } from '@ec/reports';
import { BOTS } from './bots.js';
import { codec } from './codec.js';
import type { EmpyreanRuleset } from './contract.js';
import { orderTemplate } from './order-template.js';
import { EMPYREAN_PARAMETERS } from './parameters.js';
import { PHASES } from './phases.js';
import { rulebook } from './rulebook.js';
import { seatPlayer } from './seat-player.js';
import { setUp } from './set-up.js';
import { summary } from './summary.js';
import { outcome } from './victory.js';
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
  bots: BOTS,
  setup: setUp,
  seats: ({ empires, holdings }) =>
    empires.map(({ id, name, playerId }) => ({
      id,
      name,
      playerId,
      isOut: holdings.every(({ empireId }) => empireId !== id),
    })),
  seatPlayer,
  parse(text, { game, seat, turn } = {}) {
    const read = parseEmpyreanOrders(text, { game, empireId: seat, turn });
    return read.header ? { ...read, seat: read.header.empireId } : read;
  },
  format: formatEmpyreanOrder,
  check: checkEmpyreanOrders,
  view,
  template: orderTemplate,
  report: (view) => turnReport(view, orderTemplate(view)),
  summary,
  rulebook,
  outcome,
};
