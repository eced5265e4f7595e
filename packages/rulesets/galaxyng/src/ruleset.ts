import { defineRuleset } from '@ec/engine';
import { BOTS } from './bots/bots.js';
import { codec } from './codec.js';
import { migrate } from './migrate.js';
import type { GalaxyRuleset } from './contract.js';
import { EDITIONS } from './editions.js';
import { forecast } from './forecast/forecast.js';
import { check } from './orders/check.js';
import { format, galaxyLanguage, parse } from './orders/language.js';
import { seal } from './orders/seal.js';
import { template } from './orders/template.js';
import { outcome, standing } from './outcome.js';
import { PARAMETERS } from './parameters.js';
import { PHASES } from './phases/phases.js';
import { FORMATS } from './report/formats.js';
import { rehearsal } from './rehearsal/rehearsal.js';
import { report } from './report/report.js';
import { summary } from './report/summary.js';
import { rulebook } from './rulebook/rulebook.js';
import { seatPlayer, seats } from './seats.js';
import { setUp } from './set-up/set-up.js';
import { TEMPLATES } from './set-up/templates.js';
import { view } from './view/view.js';
import { workingCopy } from './working-copy.js';

/** GalaxyNG, the game of interstellar war. */
export const galaxyng: GalaxyRuleset = defineRuleset({
  id: 'galaxyng',
  version: '6',
  parameters: PARAMETERS,
  editions: EDITIONS,
  phases: PHASES,
  codec,
  migrate,
  bots: BOTS,
  templates: TEMPLATES,
  setup: setUp,
  workingCopy,
  seats,
  seatPlayer,
  parse,
  format,
  language: galaxyLanguage,
  seal,
  check,
  forecast,
  rehearsal,
  view,
  template,
  report,
  formats: FORMATS,
  summary,
  rulebook,
  standing,
  outcome,
});
