import { defineRuleset } from '@ec/engine';
import { BOTS } from './bots/bots.js';
import { codec } from './codec.js';
import { migrate } from './migrate.js';
import type { Ec4xRuleset } from './contract.js';
import { EDITIONS } from './editions.js';
import { forecast } from './forecast/forecast.js';
import { check } from './orders/check.js';
import { ec4xLanguage, format, parse } from './orders/language.js';
import { template } from './orders/template.js';
import { outcome, standing } from './outcome.js';
import { PARAMETERS } from './parameters.js';
import { PHASES } from './phases/phases.js';
import { rehearsal } from './rehearsal/rehearsal.js';
import { report } from './report/report.js';
import { summary } from './report/summary.js';
import { rulebook } from './rulebook/rulebook.js';
import { seatPlayer, seats } from './seats.js';
import { setUp } from './set-up/set-up.js';
import { AIMS } from './view/aims.js';
import { FEATURES } from './view/features.js';
import { view } from './view/view.js';
import { workingCopy } from './working-copy.js';

/** EC4X, a game of Houses, jump lanes and prestige. */
export const ec4x: Ec4xRuleset = defineRuleset({
  id: 'ec4x',
  version: '9',
  parameters: PARAMETERS,
  editions: EDITIONS,
  phases: PHASES,
  codec,
  migrate,
  bots: BOTS,
  features: FEATURES,
  aims: AIMS,
  setup: setUp,
  workingCopy,
  seats,
  seatPlayer,
  parse,
  format,
  language: ec4xLanguage,
  check,
  forecast,
  rehearsal,
  view,
  template,
  report,
  summary,
  rulebook,
  standing,
  outcome,
});
