import { DONE, refused, type SeatOrder } from '@ec/engine';
import { galaxyWinner, isOver, leader, roundWinner, valuesWon, worthsWon, boutRounds } from '../score.js';
import type { FleetOrder } from '../orders/orders.js';
import { sizesLeft } from '../orders/sizes-left.js';
import type { GoofspielPhase, GoofspielTurn } from '../contract.js';
import { BOUT_ROUNDS, type Side } from '../state.js';
import { drawWar, fightRound } from '../war.js';

const BOTH_SEATS = [1, 2];

/** A turn is one round. The last round of a bout decides the galaxy, and the last of all decides the war. */
export const PHASES: readonly GoofspielPhase[] = [
  { name: 'round', run: round },
  { name: 'galaxy', run: galaxy },
  { name: 'war', run: war },
];

/**
 * Both fleets fight for the planet.
 *
 * @see G-02, G-03
 */
function round(turn: GoofspielTurn): void {
  const { state, emit } = turn;
  const sizes = [choice(turn, 0), choice(turn, 1)] as const;
  if (isOver(state.war)) return;
  const { galaxies, rounds } = state.war;
  const at = rounds.length % BOUT_ROUNDS;
  const bout = galaxies[Math.floor(rounds.length / BOUT_ROUNDS)];
  const sent = fightRound(state.war, sizes);
  emit({
    kind: 'round',
    seats: BOTH_SEATS,
    galaxy: bout?.name ?? '',
    planet: bout?.planets[at] ?? '',
    worth: bout?.worths[at] ?? 0,
    sent,
    winner: roundWinner(sent),
  });
}

/** The size that a side orders, 0 for none: its last order counts. Every order gets its result. */
function choice({ state, orders, conclude }: GoofspielTurn, side: Side): number {
  const own = orders.filter(({ seat }) => seat === side + 1);
  const refuse = (order: SeatOrder<FleetOrder>, code: string, reason: string): void =>
    conclude(order, refused(code, reason));
  const last = own.pop();
  for (const order of own) refuse(order, 'replaced', 'A later order took its place.');
  if (!last) return 0;
  const { size } = last.order;
  const fleets = state.war.fleets[side];
  if (isOver(state.war)) refuse(last, 'game-over', 'The game is over.');
  else if (fleets[size - 1] === 0)
    refuse(
      last,
      'used-up',
      `No fleet of size ${size} is left, only of ${sizesLeft(fleets)}, and time ran out.`,
    );
  else conclude(last, DONE);
  return size;
}

/**
 * After the last round of a bout, the side with more worth takes the galaxy.
 *
 * @see G-04
 */
function galaxy({ state, journal, emit }: GoofspielTurn): void {
  const { galaxies, rounds } = state.war;
  if (rounds.length % BOUT_ROUNDS > 0 || !journal.some(({ kind }) => kind === 'round')) return;
  const bout = rounds.length / BOUT_ROUNDS - 1;
  const { name = '', value = 0, worths = [] } = galaxies[bout] ?? {};
  emit({
    kind: 'galaxy',
    seats: BOTH_SEATS,
    galaxy: name,
    value,
    worths: worthsWon(worths, boutRounds(rounds, bout)),
    winner: galaxyWinner(state.war, bout),
  });
}

/**
 * After the last bout, the side with more strategic value takes the game. An equal war is played again with fresh values, unless all
 * agreed to end the game.
 *
 * @see G-04
 */
function war({ state, journal, parameters, rng, emit }: GoofspielTurn): void {
  if (!isOver(state.war) || !journal.some(({ kind }) => kind === 'galaxy')) return;
  const values = valuesWon(state.war);
  const winner = leader(values);
  const isReplayed = winner === null && !state.isAgreedEnd && state.replays < Number(parameters['replays']);
  emit({ kind: 'war', seats: BOTH_SEATS, values, winner, isReplayed });
  if (!isReplayed) return;
  state.replays += 1;
  state.war = drawWar(rng);
}
