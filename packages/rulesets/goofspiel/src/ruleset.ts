import { SetupError, type SetupInput } from '@ec/engine';
import { BOTS } from './bots.js';
import { codec } from './codec.js';
import { check, orders, template } from './orders.js';
import { PHASES } from './phases.js';
import { report, rulebook, summary } from './report.js';
import { isOver, leader, valuesWon } from './score.js';
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
  seatPlayer,
  parse: (text) => orders.parse(text),
  format: (order) => orders.format(order),
  check,
  view,
  template,
  report,
  summary,
  rulebook,
  outcome({ war }) {
    if (!isOver(war)) return { status: 'running' };
    const winner = leader(valuesWon(war));
    return { status: 'over', winners: winner === null ? [] : [winner + 1] };
  },
};

/**
 * A game at turn 0: the first bout is begun, and its first planet revealed.
 *
 * @throws SetupError when there are not two players, or they are the same
 * @see G-01
 */
function setUp({ game, players, rng }: SetupInput): GoofspielState {
  const [first, second, ...others] = players;
  if (!first || !second || others.length > 0)
    throw new SetupError('player-count', 'players', { expected: '2 players' }, players.length);
  if (first.id === second.id)
    throw new SetupError('taken', 'players[1].id', { expected: 'one of their own' }, second.id);
  return {
    turn: 0,
    game,
    players: [
      { name: first.name, playerId: first.id },
      { name: second.name, playerId: second.id },
    ],
    replays: 0,
    war: drawWar(rng),
  };
}

/** @throws RangeError when there is no such seat, or the player sits in the other */
function seatPlayer(...[state, seat, player]: Parameters<GoofspielRuleset['seatPlayer']>): GoofspielState {
  if (seat !== 1 && seat !== 2) throw new RangeError(`seat: expected 1 or 2, received ${seat}`);
  const [first, second] = state.players;
  const other = seat === 1 ? second : first;
  if (player && other.playerId === player.id)
    throw new RangeError(`player ${player.id}: expected one without a seat, received that of the other`);
  const own = { name: (seat === 1 ? first : second).name, playerId: player?.id ?? null };
  return { ...state, players: seat === 1 ? [own, second] : [first, own] };
}
