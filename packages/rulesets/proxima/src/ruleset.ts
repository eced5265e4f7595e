import { seated } from '@ec/engine';
import { random } from './bots/random.js';
import { soldier } from './bots/soldier.js';
import { check } from './check.js';
import { codec } from './codec.js';
import type { ProximaRuleset } from './contract.js';
import { proximaLanguage } from './orders.js';
import { outcome } from './outcome.js';
import { PROXIMA_PARAMETERS } from './parameters.js';
import { PHASES } from './phases.js';
import { report, summary } from './report.js';
import { rulebook } from './rulebook.js';
import { setUp } from './set-up.js';
import { template } from './template.js';
import { view } from './view.js';

/** Proxima Centauri b, a tactical game of definition files. */
export const proxima: ProximaRuleset = {
  id: 'proxima',
  version: '1',
  parameters: PROXIMA_PARAMETERS,
  phases: PHASES,
  codec,
  bots: { idle: () => '', random, soldier },
  setup: setUp,
  seats: ({ definitions, players, units, sites }) =>
    definitions.sides.map(({ id, name }, i) => ({
      id: i + 1,
      name,
      playerId: players[i]?.playerId ?? null,
      isOut: [...units, ...sites].every(({ player }) => player !== id),
    })),
  seatPlayer: (state, seat, player) => ({ ...state, players: seated(state.players, seat, player) }),
  parse: (text) => proximaLanguage.parse(text),
  format: (order) => proximaLanguage.format(order),
  check,
  view,
  template,
  sheetName: ({ definitions: { sides } }, seat, turn) => `${sides[seat - 1]?.id}-${turn - 1}.txt`,
  report,
  summary,
  rulebook,
  outcome,
};
