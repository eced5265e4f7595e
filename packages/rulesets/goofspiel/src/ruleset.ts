import { defineRuleset } from '@ec/engine';
import { BOTS } from './bots/bots.js';
import { codec } from './codec.js';
import type { GoofspielRuleset } from './contract.js';
import { migrate } from './migrate.js';
import { check } from './orders/check.js';
import { format, goofspielLanguage, parse } from './orders/language.js';
import { template } from './orders/template.js';
import { outcome, standing } from './outcome.js';
import { PARAMETERS } from './parameters.js';
import { PHASES } from './phases/phases.js';
import { report } from './report/report.js';
import { summary } from './report/summary.js';
import { rulebook } from './rulebook/rulebook.js';
import { seatPlayer, seats } from './seats.js';
import { setUp } from './set-up/set-up.js';
import { FEATURES } from './view/features.js';
import { view } from './view/view.js';

/** Goofspiel, the game of pure strategy. */
export const goofspiel: GoofspielRuleset = defineRuleset({
  id: 'goofspiel',
  version: '2',
  parameters: PARAMETERS,
  phases: PHASES,
  codec,
  migrate,
  bots: BOTS,
  features: FEATURES,
  setup: setUp,
  seats,
  seatPlayer,
  parse,
  format,
  language: goofspielLanguage,
  check,
  view,
  template,
  report,
  summary,
  rulebook,
  standing,
  outcome,
});
