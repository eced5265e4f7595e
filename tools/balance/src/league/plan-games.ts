import { type Game, type GameState, type JournalEvent, type Parameters, type Ruleset } from '@ec/engine';
import { defineExperiment, type AnyExperiment } from '../experiment.js';
import { botRows, withBotValues } from '../games/bot-rows.js';
import { editionRows } from '../games/edition-row.js';
import { MOST_TURNS, SOUND } from '../games/bot-games.js';
import { expectOwnKeys, integerOf, ownRow } from '../games/parameter-rows.js';
import { playGame } from '../games/play-game.js';
import { gameOf } from '../games/starts.js';
import { integer } from '../measures/integer.js';
import { perTrial } from '../measures/per-trial.js';
import { proportion } from '../measures/proportion.js';
import { quantity } from '../measures/quantity.js';
import { series } from '../measures/series.js';
import { parseField, parsePlans, type FieldPart } from './field.js';
import { scoreOf, standingOf, type Goal } from './goals.js';
import { judgedBy } from './judged-by.js';
import {
  alliesFrom,
  drawOthers,
  isProgram,
  parsePartners,
  plainPlan,
  plansOfPartners,
  printPartners,
  requireOthers,
} from './partners.js';
import { fieldRow, goalOf, goalRow, MOST_PLANS, plansRow, standingRow } from './plan-rows.js';
import { leadersOf, shareOfWin } from './share-of-win.js';

/** ID of the experiment with any ruleset. */
export const PLAN_GAMES = 'plan-games';

/** Seats of a game at most (included). */
const MOST_SEATS = 250;

/** What a trial reads. */
interface Games<Judged> {
  readonly parameters: Parameters;
  readonly seats: number;
  readonly turns: number;
  readonly allies: number;
  readonly goal: Goal;
  /** The ruleset, by the standings that count. */
  readonly judged: Judged;
  /** Of each plan those of its partners, with those without its changes. */
  readonly plans: readonly { readonly changed: readonly string[]; readonly plain: readonly string[] }[];
  readonly field: readonly FieldPart[];
}

/**
 * An experiment with any ruleset, called `plan-games`: how do plans do against a field of others? A plan is a bot with changes, as
 * `parsePlan` reads it. In each trial a game, a seat and the plans of all other seats are drawn; then every plan plays that game in that seat, and
 * in those after it where it has allies, who may play different ones.
 * So all plans have the same luck, and their differences are known sooner than each of them. For a goal other than wins the bots of each plan play that
 * game without its changes, too.
 *
 * @returns an experiment with the parameters of the ruleset and of its bots, and `seats`, `turns`, `allies`, `goal`, `standing`, `plans` and `field`
 * @throws RangeError when the ruleset has no bots, or has itself a parameter of one of these names
 */
export function planGames<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
): AnyExperiment {
  const own = [
    ownRow('seats', 2, [2, MOST_SEATS], 'players', 'Players of a game.'),
    ownRow('turns', 100, [1, MOST_TURNS], 'turns', 'Turn after which a game is broken off.'),
    ownRow('allies', 1, [1, MOST_SEATS], 'seats', 'Seats that play a plan together, fewer than all.'),
    goalRow(),
    standingRow(ruleset),
    plansRow(ruleset),
    fieldRow(ruleset),
  ];
  expectOwnKeys(ruleset, own);
  return defineExperiment({
    id: PLAN_GAMES,
    title: `Plans against a field: ${ruleset.id}`,
    question: 'Which part of the wins does each plan get against opponents drawn from a field?',
    parameters: [
      ...(ruleset.editions ? editionRows(ruleset, ruleset.parameters) : ruleset.parameters),
      ...botRows(ruleset.bots),
      ...own,
    ],
    measures: {
      ...perTrial(1, { refused: proportion('No game can be set up') }),
      fails: proportion('The game breaks down'),
      decided: proportion('The game is over before it is broken off'),
      ...perTrial(1, {
        share: series(quantity('Share of the win', '', { min: 0, max: 1 }), {
          step: 'plan',
          first: 1,
          length: MOST_PLANS,
        }),
        score: series(
          quantity('Margin or ruin beyond those of the bot, of a usual standing', '', { min: -1, max: 1 }),
          {
            step: 'plan',
            first: 1,
            length: MOST_PLANS,
          },
        ),
      }),
      length: integer('Length of a game', { min: 0, max: MOST_TURNS, unit: 'turns' }),
      known: integer('Turn from which a seat leads that wins alone', { min: 0, max: MOST_TURNS, unit: '' }),
      winner: integer('Seat that wins alone', { min: 1, max: MOST_SEATS, unit: '' }),
    },
    block: 1,
    trials: 40,
    prepare(parameters): Games<typeof ruleset> {
      const [seats, allies] = [integerOf(parameters, 'seats'), integerOf(parameters, 'allies')];
      requireOthers(seats, allies);
      const goal = goalOf(parameters);
      const judged = judgedBy(ruleset, String(parameters['standing']));
      if (goal !== 'wins') standingOf(judged, goal);
      const withValues = (text: string): string =>
        printPartners(
          parsePartners(text).map((plan) =>
            isProgram(plan) ? plan : withBotValues(plan, ruleset.bots, parameters),
          ),
        );
      const ofPartners = (text: string): string[] => plansOfPartners(withValues(text), allies);
      return {
        parameters,
        seats,
        turns: integerOf(parameters, 'turns'),
        allies,
        goal,
        judged,
        plans: parsePlans(String(parameters['plans'])).map((text) => ({
          changed: ofPartners(text),
          plain: ofPartners(plainPlan(text)),
        })),
        field: parseField(String(parameters['field'])).map(({ plan, weight }) => ({
          plan: withValues(plan),
          weight,
        })),
      };
    },
    trial(rng, { parameters, seats: number, turns, allies, goal, judged, plans, field }, record) {
      const start = gameOf(ruleset, rng, number, parameters);
      record.refused(!start);
      if (!start) return;
      const seats = ruleset
        .seats(start.state)
        .filter(({ playerId }) => playerId !== null)
        .map(({ id }) => id);
      const own = alliesFrom(seats, rng.intN(seats.length), allies);
      const others = drawOthers(field, seats, own, rng);
      const withOthers = (partners: readonly string[]): Map<number, string> =>
        new Map(seats.map((seat) => [seat, partners[own.indexOf(seat)] ?? others.get(seat) ?? '']));
      const known = new Map<string, readonly State[]>();
      /** The states of the game of bots without changes, which many plans share. */
      const plainStates = (partners: readonly string[]): readonly State[] => {
        const key = printPartners(partners);
        const states = known.get(key) ?? playedStates(ruleset, start, withOthers(partners), turns).states;
        known.set(key, states);
        return states;
      };
      for (const [i, { changed, plain }] of plans.entries()) {
        const { game, ending, states } = playedStates(ruleset, start, withOthers(changed), turns);
        const { state } = game;
        record.fails(ending === 'failure');
        record.decided(ending === 'over');
        record.length(state.turn);
        record.share(i + 1, scoreOf(judged, 'wins', { states, plain: states, seats, own }));
        if (goal !== 'wins')
          record.score(i + 1, scoreOf(judged, goal, { states, plain: plainStates(plain), seats, own }));
        const winner = seats.findIndex((seat) => shareOfWin(judged, state, seats, seat) === 1);
        if (winner < 0) continue;
        record.winner(winner + 1);
        const leads = states.map((one) => leadersOf(judged, one, seats));
        if (judged.standing) record.known(turnOfLead(leads, seats[winner] ?? 0));
      }
    },
    expectations: SOUND,
  });
}

/** Plays a game, and keeps its state at the start and after each turn. */
function playedStates<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  start: Game<State, Event>,
  bots: ReadonlyMap<number, string>,
  turns: number,
): ReturnType<typeof playGame<State, Order, View, Event, string>> & { readonly states: readonly State[] } {
  const states: State[] = [];
  const played = playGame(ruleset, start, bots, turns, (state) => {
    states.push(state);
    return ruleset.outcome(state).status === 'over';
  });
  return { ...played, states };
}

/** First turn after which a seat leads alone in every turn; the last where it never does. */
function turnOfLead(leads: readonly (readonly number[])[], seat: number): number {
  const last = leads.findLastIndex((leaders) => leaders.length > 1 || leaders[0] !== seat);
  return Math.min(last + 1, leads.length - 1);
}
