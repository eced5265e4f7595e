import { defineRuleset } from '@ec/engine';
import { BOTS } from './bots/bots.js';
import { codec } from './codec.js';
import { migrate } from './migrate.js';
import type { EmpyreanRuleset } from './contract.js';
import { EDITIONS } from './editions.js';
import { check } from './orders/check.js';
import { empyreanLanguage, format, parse } from './orders/language.js';
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
import { TEMPLATES } from './set-up/templates.js';
import { AIMS } from './view/aims.js';
import { FEATURES } from './view/features.js';
import { view } from './view/view.js';
import { workingCopy } from './working-copy.js';

/** Empyrean Challenge, the play-by-mail game of 1978. */
export const empyrean: EmpyreanRuleset = defineRuleset({
  id: 'empyrean',
  version: '6',
  parameters: PARAMETERS,
  editions: EDITIONS,
  phases: PHASES,
  codec,
  migrate,
  bots: BOTS,
  features: FEATURES,
  aims: AIMS,
  templates: TEMPLATES,
  setup: setUp,
  workingCopy,
  seats,
  seatPlayer,
  parse,
  format,
  language: empyreanLanguage,
  check,
  rehearsal,
  view,
  template,
  report,
  summary,
  rulebook,
  standing,
  outcome,
});
