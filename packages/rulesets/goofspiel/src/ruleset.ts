import { seated, SetupError, type SetupInput } from '@ec/engine';
import { BOTS } from './bots.js';
import { codec } from './codec.js';
import { check, orders, template } from './orders.js';
import { outcome } from './outcome.js';
import { PHASES } from './phases.js';
import { report, rulebook, summary } from './report.js';
import type { GoofspielRuleset, GoofspielState } from './types.js';
import { view } from './view.js';
import { drawWar } from './war.js';

/** Goofspiel, the game of pure strategy. */
export const goofspiel: GoofspielRuleset = {
  id: 'goofspiel',
  version: '1',
  parameters: [
    {
      key: 'replays',
      kind: 'integer',
      default: 100,
      min: 0,
      max: 1000,
      unit: 'replays',
      description: 'Equal games that are played again before the game is a draw.',
      source: 'G-04',
    },
  ],
  phases: PHASES,
  codec,
  bots: BOTS,
  setup: setUp,
  seats: ({ players }) => players.map((player, i) => ({ id: i + 1, ...player })),
  seatPlayer: (state, seat, player) => ({ ...state, players: seated(state.players, seat, player) }),
  parse: (text) => orders.parse(text),
  format: (order) => orders.format(order),
  check,
  view,
  template,
  report,
  summary,
  rulebook,
  outcome,
};

/**
 * A game at turn 0: the first bout is begun, and its first planet revealed.
 *
 * @throws SetupError when there are not two players, or a template
 * @see G-01
 */
function setUp({ game, players, templates, rng }: SetupInput): GoofspielState {
  for (const key of Object.keys(templates))
    throw new SetupError('unknown-template', `templates.${key}`, { expected: 'no templates' }, key);
  if (players.length !== 2)
    throw new SetupError('wrong-players', 'players', { expected: 'two players' }, players.length);
  return {
    turn: 0,
    game,
    players: players.map(({ id, name }) => ({ name, playerId: id })),
    replays: 0,
    war: drawWar(rng),
  };
}
