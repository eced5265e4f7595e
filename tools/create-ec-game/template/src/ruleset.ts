// The game as one object, which is all that hosts, bots and simulations know of it. The compiler infers its types from the functions.
import { formatOrder } from '@ec/orders-parser';
import { defineRuleset, seated, type Outcome } from '@ec/engine';
import { BOTS } from './bots.ts';
import { check } from './check.ts';
import { language, template } from './orders.ts';
import { PARAMETERS } from './parameters.ts';
import { PHASES } from './phases.ts';
import { report, rulebook, summary } from './report.ts';
import { codec, type State } from './state.ts';
import { view } from './view.ts';

export const ruleset = defineRuleset({
  // TO CHANGE: never the id once games are played; the version whenever the same seed and orders come to give another state.
  id: 'my-game',
  version: '1',
  parameters: PARAMETERS,
  codec,
  parse: (text) => language.parse(text),
  format: (order) => formatOrder(language, order),
  language,
  setup: ({ players, parameters: { wrecks, sides, lastTurn }, rng }) => ({
    turn: 0,
    lastTurn,
    players: players.map(({ id, name }) => ({ name, playerId: id })),
    wrecks: Array.from({ length: wrecks }, () => ({
      // few are rich: of 36 throws of two dice, one gives 36, and half give less than 10
      gold: rng.between(1, sides) * rng.between(1, sides),
      owner: null,
      scannedBy: [],
    })),
  }),
  seats: ({ players }) => players.map((player, i) => ({ id: i + 1, ...player })),
  seatPlayer: (state, seat, player) => ({ ...state, players: seated(state.players, seat, player) }),
  view,
  phases: PHASES,
  check,
  template,
  report,
  summary,
  rulebook,
  outcome,
  bots: BOTS,
});

/** The game is over when nothing is left, time is up, or all agree to end it; most gold wins, and several may have as much. */
function outcome({ turn, lastTurn, players, wrecks, isAgreedEnd }: State & { isAgreedEnd?: true }): Outcome {
  const isOver = isAgreedEnd || turn >= lastTurn || wrecks.every(({ owner }) => owner !== null);
  if (!isOver) return { status: 'running' };
  const gold = players.map((_, i) =>
    wrecks.reduce((sum, wreck) => sum + (wreck.owner === i + 1 ? wreck.gold : 0), 0),
  );
  const most = Math.max(...gold);
  return { status: 'over', winners: gold.flatMap((own, i) => (own === most ? [i + 1] : [])) };
}
