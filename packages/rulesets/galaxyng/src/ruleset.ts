import { BOTS } from './bots.js';
import { check } from './check.js';
import { codec } from './codec.js';
import type { GalaxyRuleset } from './contract.js';
import { forecast } from './forecast/forecast.js';
import { galaxyLanguage, parseGalaxyOrders } from './orders/language.js';
import { outcome } from './outcome-of-game.js';
import { seal } from './mail/seal.js';
import { GALAXY_PARAMETERS } from './parameters.js';
import { PHASES } from './phases.js';
import { FORMATS } from './report/formats.js';
import { forecastReport } from './report/forecast-report.js';
import { report } from './report/report.js';
import { rulebook } from './rulebook.js';
import { seatPlayer } from './seat-player.js';
import { setUp } from './set-up/set-up.js';
import { summary } from './summary.js';
import { template } from './template.js';
import { view } from './view/view.js';

/** GalaxyNG, the game of interstellar war. */
export const galaxyng: GalaxyRuleset = {
  id: 'galaxyng',
  version: '1',
  parameters: GALAXY_PARAMETERS,
  phases: PHASES,
  codec,
  bots: BOTS,
  setup: setUp,
  seats: ({ races }) =>
    races.map(({ id, name, playerId, status }) => ({ id, name, playerId, isOut: status !== 'playing' })),
  seatPlayer,
  parse: parseGalaxyOrders,
  format: (order) => galaxyLanguage.format(order),
  seal,
  forecast: (orders, view) => forecastReport(view, forecast(view, orders)),
  check,
  view,
  template,
  report,
  formats: FORMATS,
  summary,
  rulebook,
  outcome,
};
