import { headCount, MAX_TECH_LEVEL, quantityOf, QUARTERS_A_YEAR, type ItemCode } from '@ec/economy';
import { empyrean } from '../ruleset.js';
import { playBots } from '@ec/engine';
import { defineExperiment, drawGame, integer, perTrial, proportion, quantity, series } from '@ec/balance';
import { homeColonyOf, homeRows } from './home-rows.js';
import { smallGameRows } from './parameter-rows.js';
import { keysOf, mapRecord, withSuffix } from './map-record.js';

/** Twenty years. */
const QUARTERS = 20 * QUARTERS_A_YEAR;

/** Players of the one empire. */
const BOTS = {
  idle: 'idle',
  settler: 'settler',
  industrialist: 'industrialist',
  raider: 'raider',
  randomLegal: 'random-legal',
} as const satisfies Readonly<Record<string, keyof typeof empyrean.bots>>;

/** What the idle colony runs out of. */
const STOCKS = {
  fuel: 'FUEL',
  nonMetallics: 'NMTS',
  food: 'FOOD',
  goods: 'CNGD',
} as const satisfies Readonly<Record<string, ItemCode>>;

/** First years, in which the idle colony lacks nothing but what its farms do not bring. */
const FIRST_YEARS = 2 * QUARTERS_A_YEAR;

const overTurns = { length: QUARTERS + 1 };

/** A home colony on its own, left alone and in the hands of each bot. */
export const homeColony = defineExperiment({
  id: 'home-colony',
  title: 'The home colony over twenty years',
  question:
    'What becomes of the historical home colony without neighbours when nobody gives it an order, and when each of the bots does?',
  parameters: [...smallGameRows('unrest.', 'rebellion.'), ...homeRows],
  measures: perTrial(1, {
    ...mapRecord(withSuffix(BOTS, 'People'), (bot) =>
      series(quantity(`People of the empire, ${bot}`, 'population units'), overTurns),
    ),
    ...mapRecord(withSuffix(BOTS, 'Level'), (bot) =>
      series(integer(`Technology level, ${bot}`, { min: 0, max: MAX_TECH_LEVEL }), overTurns),
    ),
    ...mapRecord(withSuffix(BOTS, 'Survives'), (bot) =>
      proportion(`Anybody lives after twenty years, ${bot}`),
    ),
    idleFed: proportion('The people do not become fewer within two years, idle'),
    ...mapRecord(withSuffix(STOCKS, 'Stock'), (code) =>
      series(quantity(`Stock of ${code}, idle`, 'units'), overTurns),
    ),
  }),
  block: 1,
  trials: 30,
  trial(rng, parameters, record) {
    const start = drawGame(empyrean, rng, 1, parameters, { homeColony: homeColonyOf(parameters) });
    let isFed = true;
    for (const bot of keysOf(BOTS)) {
      let game = start;
      let people = 0;
      let before = 0;
      for (let turn = 0; turn <= QUARTERS; turn++) {
        if (turn > 0) game = playBots(empyrean, game, new Map([[1, BOTS[bot]]]));
        const own = game.state.holdings.filter(({ empireId }) => empireId === 1);
        people = own.reduce((sum, { population }) => sum + headCount(population), 0);
        record[`${bot}People`](turn, people);
        record[`${bot}Level`](turn, Math.max(0, ...own.map(({ techLevel }) => techLevel)));
        if (bot !== 'idle') continue;
        if (turn <= FIRST_YEARS && people < before) isFed = false;
        before = people;
        const stored = own[0]?.stored ?? [];
        for (const stock of keysOf(STOCKS))
          record[`${stock}Stock`](turn, quantityOf(stored, STOCKS[stock], 0));
      }
      record[`${bot}Survives`](people > 0);
    }
    record.idleFed(isFed);
  },
  expectations: [
    {
      kind: 'always-within',
      measure: 'idlePeople',
      step: 8,
      low: 10_000_000,
      high: 12_200_000,
      because: 'a player who misses two years comes back to a living colony',
    },
    {
      kind: 'always-within',
      measure: 'industrialistPeople',
      step: 40,
      low: 20_000_000,
      high: 30_000_000,
      because:
        'a player who cares for mines and farms has twice the people after ten years, and does not fill the planet',
    },
    {
      kind: 'always-within',
      measure: 'industrialistLevel',
      step: 40,
      low: 3,
      high: 6,
      because: 'ten years should bring a builder a few levels, and not the best',
    },
  ],
});
