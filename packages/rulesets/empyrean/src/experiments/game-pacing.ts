import { MAX_TECH_LEVEL } from '@ec/economy';
import {
  defineExperiment,
  integer,
  integerOf,
  ownRow,
  perTrial,
  proportion,
  quantity,
  series,
} from '@ec/balance';
import { gameRows } from './parameter-rows.js';
import { playStrongGame, SCARCE, STRONG_BOTS } from './strong-game.js';

/** Longest game that is played. */
const MOST_QUARTERS = 120;
/** Most empires of a game. */
const MOST_EMPIRES = 12;
/** Quarters in which a game should be won (both included). */
const [EARLY, LATE] = [50, 120];

const overQuarters = { step: 'quarter', first: 0, length: MOST_QUARTERS + 1 };
const quarter = { min: 0, max: MOST_QUARTERS + 1, unit: 'quarter' };
const unlessNever = `${MOST_QUARTERS + 1} if never`;
const [food, fuel, nonMetallics, structure] = SCARCE;

/**
 * How games of the standard start go: when empires jump, meet and win, and what they have meanwhile.
 *
 * @see E-52
 */
export const gamePacing = defineExperiment({
  id: 'game-pacing',
  title: 'The pace of a game',
  question:
    'When do empires of equal strong bots jump to another system and meet another race, when is a game won, and how do they grow until then?',
  parameters: [
    ...gameRows(),
    ownRow('empires', 4, [2, MOST_EMPIRES], 'empires', 'Empires of a game.'),
    ownRow(
      'quarters',
      MOST_QUARTERS,
      [1, MOST_QUARTERS],
      'quarters',
      'Turn after which a game that nobody has won is broken off.',
    ),
  ],
  measures: {
    ...perTrial(1, {
      jump: integer(`First jump of the median empire, ${unlessNever}`, quarter),
    }),
    jumpOfEach: integer(`First jump of each empire, ${unlessNever}`, quarter),
    ...perTrial(1, {
      contact: integer(`First contact between races, ${unlessNever}`, quarter),
    }),
    contactOfEach: integer(`First contact of each empire, ${unlessNever}`, quarter),
    ...perTrial(1, {
      end: integer(`Quarter in which a game is won, ${unlessNever}`, quarter),
      won: proportion('Somebody wins'),
      wonInTime: proportion(`Somebody wins in quarters ${EARLY} to ${LATE}`),
      fails: proportion('A game breaks down'),
    }),
    planets: series(quantity('Planets of an empire', 'planets'), overQuarters),
    leader: series(quantity('Planets of the empire with most', 'planets'), overQuarters),
    people: series(quantity('People of an empire', 'population units'), overQuarters),
    level: series(integer('Technology level of an empire', { min: 0, max: MAX_TECH_LEVEL }), overQuarters),
    food: series(quantity(`${food} in the storage of the home colony`, 'units'), overQuarters),
    fuel: series(quantity(`${fuel} in the storage of the home colony`, 'units'), overQuarters),
    nonMetallics: series(
      quantity(`${nonMetallics} in the storage of the home colony`, 'units'),
      overQuarters,
    ),
    structure: series(quantity(`${structure} in the storage of the home colony`, 'units'), overQuarters),
  },
  block: 1,
  trials: 60,
  trial(rng, parameters, record) {
    const empires = integerOf(parameters, 'empires');
    const plans = Array.from({ length: empires }, () => rng.intN(STRONG_BOTS.length));
    const { ending, quarters, jumps, contacts, course } = playStrongGame(rng.numbered(0), parameters, plans);
    const never = MOST_QUARTERS + 1;
    const jumped = jumps.map((jump) => jump ?? never).toSorted((a, b) => a - b);
    record.jump(jumped[Math.floor(empires / 2)] ?? never);
    for (const jump of jumped) record.jumpOfEach(jump);
    const met = contacts.map((contact) => contact ?? never);
    record.contact(Math.min(...met));
    for (const contact of met) record.contactOfEach(contact);
    const isWon = ending === 'over';
    record.end(isWon ? quarters : never);
    record.won(isWon);
    record.wonInTime(isWon && quarters >= EARLY && quarters <= LATE);
    record.fails(ending === 'failure');
    for (const [at, standings] of course.entries()) {
      record.leader(at, Math.max(...standings.map(({ planets }) => planets)));
      for (const { planets, people, techLevel, stocks } of standings) {
        record.planets(at, planets);
        record.people(at, people);
        record.level(at, techLevel);
        record.food(at, stocks[0] ?? 0);
        record.fuel(at, stocks[1] ?? 0);
        record.nonMetallics(at, stocks[2] ?? 0);
        record.structure(at, stocks[3] ?? 0);
      }
    }
  },
  expectations: [
    {
      kind: 'quantile-within',
      measure: 'jump',
      quantile: 0.5,
      low: 8,
      high: 16,
      because: 'the median empire should leave its home system in its third or fourth year',
    },
    {
      kind: 'quantile-within',
      measure: 'contact',
      quantile: 0.5,
      low: 15,
      high: 35,
      because: 'races should meet before the game is half over, and not before they have grown',
    },
    {
      kind: 'probability-at-least',
      measure: 'wonInTime',
      low: 0.9,
      because: 'nine games in ten should be won, after twelve years at the earliest',
    },
    { kind: 'probability-at-most', measure: 'fails', high: 0.05, because: 'no game may break down' },
  ],
});
