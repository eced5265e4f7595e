import {
  contest,
  defineExperiment,
  drawGame,
  integerOf,
  ownRow,
  perTrial,
  playGame,
  proportion,
  quantity,
} from '@ec/balance';
import { PARAMETERS } from '../parameters.js';
import { ec4x } from '../ruleset.js';
import type { PrestigeCause } from '../tables/prestige.js';

/** Houses of a game, and players among whom they are drawn. */
const HOUSES = 4;
const STRONG = ['builder', 'conqueror'] as const;

/** Turns of taxes in a purse that is not too full. */
const FULL = 3;
/** Turns of taxes as which greater purses count: of Houses that hardly earn. */
const MOST = 20;

/** Prestige of winners by what it is for. */
const SOURCES = {
  colonies: ['founded', 'full', 'class'],
  industry: ['industry50', 'industry75', 'industry100', 'industry150', 'works'],
  research: ['level'],
  war: ['destroyed', 'routed', 'taken', 'lost', 'starbaseDestroyed', 'starbaseLost', 'surprised', 'homage'],
  agents: ['spyPlanet', 'hack', 'spySystem', 'subversion'],
} as const satisfies Readonly<Record<string, readonly PrestigeCause[]>>;

type Source = keyof typeof SOURCES;

const NAMES = Object.keys(SOURCES) as [Source, ...Source[]];

/**
 * What strong players have in the end of a long game, and what its winner won by.
 *
 * @see
 */
export const longGames = defineExperiment({
  id: 'long-games',
  title: 'The purpose of a long game',
  question: 'Is there something to buy late in a game, and is it won in the open?',
  parameters: [
    ...PARAMETERS,
    ownRow('turns', 100, [2, 400], 'turns', 'Last turn of the games, after which most prestige wins.'),
  ],
  measures: perTrial(1, {
    full: proportion(`A House has more than ${FULL} turns of taxes in its purse in the end`),
    purse: quantity(`Purse in the end, ${MOST} turns of taxes where it is more`, 'turns of taxes'),
    open: proportion('The winner won more by what all see than by agents'),
    colonies: quantity('Prestige of the winner by colonies and better planets', 'points'),
    industry: quantity('Prestige of the winner by industry and public works', 'points'),
    research: quantity('Prestige of the winner by levels of research', 'points'),
    war: quantity('Prestige of the winner by war', 'points'),
    agents: quantity('Prestige of the winner by agents', 'points'),
    players: contest('Who has more prestige in the end', STRONG),
  }),
  block: 2,
  trials: 100,
  trial(rng, parameters, record) {
    const turns = integerOf(parameters, 'turns');
    const start = drawGame(ec4x, rng.stream('galaxy'), HOUSES, { ...parameters, 'game.turns': turns });
    const seats = start.state.houses.map(({ id }) => [id, rng.stream('player', id).pick(STRONG)] as const);
    const { houses, winners } = playGame(ec4x, start, new Map(seats), turns).game.state;
    // one House of a game, so that the cases are independent
    const earners = houses.filter(({ status, ledger }) => status === 'playing' && ledger.taxes > 0);
    if (earners.length > 0) {
      const { treasury, ledger } = rng.stream('purse').pick(earners);
      record.full(treasury > FULL * ledger.taxes);
      record.purse(Math.min(MOST, treasury / ledger.taxes));
    }
    const winner = houses.find(({ id }) => winners.includes(id));
    if (winner) {
      const won = (source: Source): number =>
        SOURCES[source].reduce((sum, cause) => sum + winner.prestigeBy[cause], 0);
      for (const name of NAMES) record[name](won(name));
      record.open(NAMES.reduce((sum, name) => sum + won(name), 0) > 2 * won('agents'));
    }
    const [one, other] = rng.stream('pair').sample(houses, 2);
    if (!one || !other) return;
    const playerOf = (id: number): number => STRONG.findIndex((name) => name === new Map(seats).get(id));
    const result = one.prestige === other.prestige ? 'draw' : one.prestige > other.prestige ? 'win' : 'loss';
    record.players(playerOf(one.id), playerOf(other.id), result);
  },
  expectations: [
    {
      kind: 'probability-at-most',
      measure: 'full',
      high: 0.5,
      because: 'half of all purses at least are to hold three turns of income or less',
    },
    {
      kind: 'probability-at-least',
      measure: 'open',
      low: 0.9,
      because: 'most games are to be won by prestige that is earned in the open',
    },
  ],
});
