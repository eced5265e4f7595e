import { defineExperiment, drawGame, integer, perTrial, proportion, series, table } from '@ec/balance';
import { playBots } from '@ec/engine';
import { ratio } from '@ec/prng';
import { outcome } from '../outcome.js';
import { standings, type Standing } from '../standings.js';
import { PARAMETERS } from '../parameters.js';
import { readScenario } from '../set-up/read-scenario.js';
import { proxima } from '../ruleset.js';
import type { ProximaState } from '../state.js';
import type { BotName } from '../bots/bot-names.js';

/** Last turn of the default scenario. */
const LAST = readScenario().definitions.goals.turns;

const BOTS = new Map<number, BotName>([
  [1, 'soldier'],
  [2, 'soldier'],
]);

const ENDINGS = [
  'one team is left',
  'all objectives',
  'most objectives',
  'most endurance',
  'nobody wins',
] as const;

/**
 * Whether the default scenario gives both sides the same chances, and how its games go.
 *
 * @see P-01, P-09
 */
export const scenarioBalance = defineExperiment({
  id: 'scenario-balance',
  title: 'Balance of the default scenario',
  question: 'Does each side of the default scenario win half of the games of equals, and how do games end?',
  parameters: PARAMETERS,
  measures: perTrial(1, {
    firstWins: proportion('The first side wins a game that has a winner'),
    length: integer('Length of a game', { min: 0, max: LAST, unit: 'turns' }),
    endings: table('How games end', ['games'], ENDINGS),
    aheadWins: series(proportion('The team with more endurance left wins, by turn'), {
      step: 'turn',
      first: 1,
      length: LAST - 1,
    }),
  }),
  block: 20,
  trials: 400,
  trial(rng, parameters, record) {
    let game = drawGame(proxima, rng, BOTS.size, parameters);
    /** Seat of the team with more endurance after each turn, by turn; `undefined` when both have the same. */
    const ahead: (number | undefined)[] = [];
    for (;;) {
      game = playBots(proxima, game, BOTS);
      const result = outcome(game.state);
      if (result.status === 'over') {
        const [winner] = result.winners;
        record.length(game.state.turn);
        record.endings(0, ENDINGS.indexOf(endingOf(game.state, winner)));
        if (winner === undefined) return;
        record.firstWins(winner === 1);
        for (const [i, seat] of ahead.entries())
          if (seat !== undefined) record.aheadWins(i + 1, seat === winner);
        return;
      }
      const [first, second] = standings(game.state).map(({ endurance }) => endurance);
      ahead.push(first === second ? undefined : Number(first) > Number(second) ? 1 : 2);
    }
  },
  exact: () => ({ firstWins: ratio(1n, 2n) }),
  expectations: [
    { kind: 'matches-exact', measure: 'firstWins', because: 'both sides have the same under a half-turn' },
    {
      kind: 'probability-at-most',
      measure: 'aheadWins',
      step: 5,
      high: 0.75,
      because: 'a game should not be decided by its first clash',
    },
    {
      kind: 'mean-within',
      measure: 'length',
      low: 10,
      high: LAST,
      because: 'a game should be worth setting up, and come to an end',
    },
  ],
});

function endingOf(state: ProximaState, winner: number | undefined): (typeof ENDINGS)[number] {
  if (winner === undefined) return 'nobody wins';
  const all = standings(state);
  if (all.some(({ units }) => units === 0)) return 'one team is left';
  const objectivesOf = ({ objectives }: Standing): number => objectives;
  const most = Math.max(...all.map(objectivesOf));
  if (all.every((standing) => objectivesOf(standing) === most)) return 'most endurance';
  return most === state.definitions.goals.objectives.length ? 'all objectives' : 'most objectives';
}
