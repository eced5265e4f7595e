import type { GameState, JournalEvent, Ruleset } from '@ec/engine';
import type { Expectation } from '../expectations/expectation.js';
import { defineExperiment, type AnyExperiment } from '../experiment.js';
import { botRows, withBotValues } from './bot-rows.js';
import { editionRows } from './edition-row.js';
import { expectOwnKeys, integerOf, ownRow } from './parameter-rows.js';
import { playGame } from './play-game.js';
import { startsOf, startsRow } from './starts.js';
import { contest, contestResult } from '../measures/contest.js';
import { integer } from '../measures/integer.js';
import { perTrial } from '../measures/per-trial.js';
import { proportion } from '../measures/proportion.js';
import { table } from '../measures/table.js';

/** ID of the experiment with any ruleset. */
export const BOT_GAMES = 'bot-games';

/** Longest game that is allowed. */
export const MOST_TURNS = 1_000;

/** What must hold of any game. */
export const SOUND: readonly Expectation[] = [
  {
    kind: 'probability-at-most',
    measure: 'refused',
    high: 0.05,
    because: 'a game is not to depend on a lucky seed',
  },
  { kind: 'probability-at-most', measure: 'fails', high: 0.05, because: 'no game may break down' },
];

/** What must hold where there are several bots. */
const NO_MASTER: Expectation = {
  kind: 'nobody-wins-more-than',
  measure: 'wins',
  high: 0.95,
  because: 'no bot is to win against everybody else',
};

/**
 * An experiment with any ruleset, called `bot-games`: games between the ruleset's own bots, drawn anew for every game. How long are
 * they, who wins, and does the seat matter?
 *
 * Each pair of players of a game is one contest, in which the player in the earlier seat is the first. A player wins it by being among
 * the winners when the other is not. A set-up that the ruleset refuses is drawn again; where it is refused every time, the trial counts as
 * refused and as nothing else.
 *
 * @param options - `seats`: players of a game, at least 2 (included); 2 when absent
 * @returns an experiment with the parameters of the ruleset and of its bots, and `turns` and `starts`
 * @throws RangeError when the ruleset has no bots or has itself a parameter of one of these names, or there are fewer than two seats
 */
export function botGames<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  { seats = 2 }: { readonly seats?: number } = {},
): AnyExperiment {
  const bots = Object.keys(ruleset.bots);
  const own = [
    ownRow('turns', 100, [1, MOST_TURNS], 'turns', 'Turn after which a game is broken off.'),
    startsRow(),
  ];
  expectPlayable(ruleset.id, bots, seats);
  expectOwnKeys(ruleset, own);
  return defineExperiment({
    id: BOT_GAMES,
    title: `Games of bots: ${ruleset.id}`,
    question: 'How long are games of bots, who wins them, and does the seat matter?',
    parameters: [
      ...(ruleset.editions ? editionRows(ruleset, ruleset.parameters) : ruleset.parameters),
      ...botRows(ruleset.bots),
      ...own,
    ],
    measures: {
      ...perTrial(1, {
        refused: proportion('No game can be set up'),
        length: integer('Length of a game', { min: 0, max: MOST_TURNS, unit: 'turns' }),
        decided: proportion('The game is over before it is broken off'),
        fails: proportion('The game breaks down'),
      }),
      // a bot meets the most others when it has half of the seats
      ...perTrial(Math.floor((seats * seats) / 4), {
        wins: contest('Who is among the winners when the other is not', bots),
      }),
      ...perTrial(1, {
        winners: integer('Winners of a game that is over', { min: 0, max: seats, unit: 'players' }),
      }),
      seats: table(
        'Seats of the winners',
        ['winners'],
        Array.from({ length: seats }, (_, i) => `seat ${i + 1}`),
      ),
    },
    block: 5,
    trials: 100,
    prepare: (parameters) => ({ parameters, startFor: startsOf(ruleset, seats, parameters) }),
    trial(rng, { parameters, startFor }, record) {
      const start = startFor(rng);
      record.refused(!start);
      if (!start) return;
      const seated = ruleset
        .seats(start.state)
        .filter(({ playerId }) => playerId !== null)
        .map(({ id }) => ({ id, bot: rng.intN(bots.length) }));
      const named = new Map(
        seated.map(({ id, bot }) => [id, withBotValues(bots[bot] ?? '', ruleset.bots, parameters)]),
      );
      const { game, ending } = playGame(ruleset, start, named, integerOf(parameters, 'turns'));
      const { state } = game;
      record.length(state.turn);
      record.decided(ending === 'over');
      record.fails(ending === 'failure');
      const outcome = ruleset.outcome(state);
      const winners = outcome.status === 'over' ? outcome.winners : [];
      const players = seated.map(({ id, bot }) => ({ bot, hasWon: winners.includes(id) }));
      if (ending === 'over') record.winners(players.filter(({ hasWon }) => hasWon).length);
      for (const [i, first] of players.entries()) {
        if (first.hasWon) record.seats(0, i);
        for (const second of players.slice(i + 1)) {
          const result = ending === 'over' ? contestResult(first.hasWon, second.hasWon) : ending;
          record.wins(first.bot, second.bot, result);
        }
      }
    },
    expectations: bots.length > 1 ? [...SOUND, NO_MASTER] : SOUND,
  });
}

/** @throws RangeError when there can be no such experiment */
function expectPlayable(id: string, bots: readonly string[], seats: number): void {
  if (bots.length === 0) throw new RangeError(`${id}: expected a ruleset with bots, received none`);
  if (!Number.isSafeInteger(seats) || seats < 2)
    throw new RangeError(`${id}: expected at least 2 seats, received ${seats}`);
}
