import { empyrean } from '../ruleset.js';
import type { EmpyreanState } from '../state.js';
import {
  contest,
  contestResult,
  defineExperiment,
  drawGame,
  integer,
  integerOf,
  ownRow,
  perTrial,
  playGame,
  proportion,
} from '@ec/balance';
import type { Parameters } from '@ec/engine';
import type { Prng } from '@ec/prng';
import { gameRows } from './parameter-rows.js';
import { peopleOf } from './people-of.js';
import { STRONG_BOTS } from './strong-game.js';

/** Bots that only live, and bots that play to win. */
const WEAK = ['settler', 'industrialist', 'raider', 'random-legal'] as const;
const PLAYERS = [...WEAK, ...STRONG_BOTS] as const satisfies readonly (keyof typeof empyrean.bots)[];
const SEATS = 4;

/** Longest game that may be asked for. */
const MOST_QUARTERS = 400;
/** Most planets that are counted. */
const MOST_PLANETS = 5_000;
/** What winning, and a planet, count for beside population units. */
const [VICTORY, PLANET] = [1e15, 1e11];

/** Bots that play to win, against each other and against those that do not. */
export const strongBots = defineExperiment({
  id: 'strong-bots',
  title: 'Bots that play to win',
  question: 'Which plan is ahead in games of four, and does the conqueror beat three bots that only live?',
  parameters: [
    ...gameRows(),
    ownRow('quarters', 48, [1, MOST_QUARTERS], 'quarters', 'Turn after which a game is broken off.'),
  ],
  measures: {
    ahead: contest('Who is ahead at the end: by victory, by planets, then by people', PLAYERS),
    ...perTrial(1, {
      beats: proportion('The conqueror is ahead of three bots that only live'),
      settled: integer('Planets of the conqueror among them', { min: 0, max: MOST_PLANETS, unit: 'planets' }),
    }),
    ...perTrial(2, {
      fails: proportion('A game breaks down'),
    }),
  },
  block: 2,
  trials: 60,
  trial(rng, parameters, record) {
    const drawn = Array.from({ length: SEATS }, () => rng.intN(PLAYERS.length));
    const mixed = play(rng.numbered(0), parameters, drawn);
    for (const [i, first] of drawn.entries()) {
      for (const [j, second] of drawn.entries()) {
        if (i < j)
          record.ahead(first, second, mixed ? contestResult(mixed[i] ?? 0, mixed[j] ?? 0) : 'failure');
      }
    }
    const seat = rng.intN(SEATS);
    const field = Array.from({ length: SEATS }, (_, i) =>
      i === seat ? PLAYERS.indexOf('conqueror') : rng.intN(WEAK.length),
    );
    const challenge = play(rng.numbered(1), parameters, field);
    const own = challenge?.[seat] ?? 0;
    record.beats(challenge?.every((score, i) => i === seat || score < own) ?? false);
    record.settled(Math.floor((own % VICTORY) / PLANET));
    record.fails(mixed === undefined);
    record.fails(challenge === undefined);
  },
  expectations: [
    { kind: 'probability-at-most', measure: 'fails', high: 0.05, because: 'no game may break down' },
  ],
});

/** Scores of a game's players at its end, by seat; undefined where it broke down. */
function play(rng: Prng, parameters: Parameters, players: readonly number[]): number[] | undefined {
  const bots = new Map(players.map((player, i) => [i + 1, PLAYERS[player] ?? 'idle'] as const));
  const start = drawGame(empyrean, rng, players.length, parameters);
  const { game, ending } = playGame(empyrean, start, bots, integerOf(parameters, 'quarters'));
  return ending === 'failure' ? undefined : players.map((_, i) => scoreOf(game.state, i + 1));
}

function scoreOf(state: EmpyreanState, seat: number): number {
  const outcome = empyrean.outcome(state);
  const hasWon = outcome.status === 'over' && outcome.winners.includes(seat);
  const planets = state.controls.filter(({ empireId }) => empireId === seat).length;
  return (hasWon ? VICTORY : 0) + planets * PLANET + peopleOf(state, seat);
}
