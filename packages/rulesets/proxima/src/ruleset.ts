import { defineRuleset } from '@ec/engine';
import { BOTS } from './bots/bots.js';
import { codec } from './codec.js';
import { migrate } from './migrate.js';
import type { ProximaRuleset } from './contract.js';
import { check } from './orders/check.js';
import { format, parse, proximaLanguage } from './orders/language.js';
import { sheetName } from './orders/sheet-name.js';
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
import { view } from './view/view.js';
import { workingCopy } from './working-copy.js';

/** Proxima Centauri b, a tactical game of definition files. */
export const proxima: ProximaRuleset = defineRuleset({
  id: 'proxima',
  version: '5',
  parameters: PARAMETERS,
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
  language: proximaLanguage,
  check,
  view,
  template,
  sheetName,
  report,
  summary,
  rulebook,
  standing,
  outcome,
});
