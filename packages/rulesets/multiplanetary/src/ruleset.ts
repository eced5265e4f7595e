import { defineRuleset } from '@ec/engine';
import { BOTS } from './bots/bots.js';
import { codec } from './codec.js';
import type { MultiplanetaryRuleset } from './contract.js';
import { migrate } from './migrate.js';
import { check } from './orders/check.js';
import { format, multiplanetaryLanguage, parse } from './orders/language.js';
import { template } from './orders/template.js';
import { outcome, standing } from './outcome.js';
import { PARAMETERS } from './parameters.js';
import { PHASES } from './phases/phases.js';
import { report } from './report/report.js';
import { summary } from './report/summary.js';
import { rulebook } from './rulebook/rulebook.js';
import { seatPlayer, seats } from './seats.js';
import { setUp } from './set-up/set-up.js';
import { TEMPLATES } from './set-up/templates.js';
import { board } from './view/board.js';
import { view } from './view/view.js';

/** Multiplanetary Empire. */
export const multiplanetary: MultiplanetaryRuleset = defineRuleset({
  id: 'multiplanetary',
  version: '2',
  parameters: PARAMETERS,
  phases: PHASES,
  codec,
  migrate,
  bots: BOTS,
  templates: TEMPLATES,
  setup: setUp,
  seats,
  seatPlayer,
  parse,
  format,
  language: multiplanetaryLanguage,
  check,
  view,
  board,
  template,
  report,
  summary,
  rulebook,
  standing,
  outcome,
});
