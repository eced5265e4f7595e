import { resolveTurn } from '@ec/engine';
import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { expect } from 'vitest';
import { STRATEGIES } from '../src/bots/bots.js';
import { playGame } from '../src/play-game.js';
import { goofspiel } from '../src/ruleset.js';
import { valuesWon } from '../src/score.js';
import { GALAXIES, PLANETS, type GoofspielState } from '../src/state.js';
import { newGame, type Played } from './games.js';

/** Sheets of both seats for all turns of a war; some are empty, or send a size that is soon used up. */
const sheets = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 })).map((sizes) => sizes.map(sheet)),
  { minLength: 49, maxLength: 49 },
);

function sheet(size: number): string {
  return size === 0 ? '; nothing' : `fleet ${size}`;
}

/** A war in which these sheets come, seat 1 first. */
function play(start: Played, all: readonly (readonly string[])[]): Played {
  return all.reduce(
    (game, each) => resolveTurn(goofspiel, game, new Map(each.map((text, i) => [i + 1, text]))),
    start,
  );
}

/** The state with every galaxy and every planet under another's name. */
function renamed(state: GoofspielState, galaxies: readonly string[], planets: readonly string[]) {
  const copy = structuredClone(state);
  for (const galaxy of copy.war.galaxies) {
    galaxy.name = galaxies[GALAXIES.findIndex((name) => name === galaxy.name)] ?? '';
    galaxy.planets = galaxy.planets.map(
      (label) => planets[PLANETS.findIndex((each) => each === label)] ?? '',
    );
  }
  return copy;
}

test.prop(
  [
    sheets,
    fc.shuffledSubarray([...GALAXIES], { minLength: 7 }),
    fc.shuffledSubarray([...PLANETS], { minLength: 7 }),
  ],
  { numRuns: 5 },
)(
  'G-01: other names of galaxies and planets change nothing but the names, in all turns of a game',
  (all, galaxies, planets) => {
    const start = newGame({ replays: 0 });
    const end = play(start, all);
    const other = play({ ...start, state: renamed(start.state, galaxies, planets) }, all);
    expect(other.state).toEqual(renamed(end.state, galaxies, planets));
    expect(goofspiel.outcome(other.state)).toEqual(goofspiel.outcome(end.state));
  },
);

test.prop([sheets], { numRuns: 5 })(
  'G-02 to G-04: when the players change seats, rounds, fleets, values and the winner change with them',
  (all) => {
    const { state } = play(newGame({ replays: 0 }), all);
    const { state: other } = play(newGame({ replays: 0 }), all.map((each) => each.toReversed())); // prettier-ignore
    expect(other.war.rounds).toEqual(state.war.rounds.map((round) => round.toReversed()));
    expect(other.war.fleets).toEqual(state.war.fleets.toReversed());
    expect(valuesWon(other.war)).toEqual(valuesWon(state.war).toReversed());
    const winners = (of: GoofspielState) => {
      const outcome = goofspiel.outcome(of);
      return outcome.status === 'over' ? outcome.winners : [];
    };
    expect(winners(other)).toEqual(winners(state).map((seat) => 3 - seat));
  },
);

const planner = fc.constantFrom('greedy', 'overbid', 'top-four', 'top-three', 'spoiler', 'idle');

test.prop([planner, planner, fc.integer()])(
  'G-04: ways to play without chance win exactly the same from either seat',
  (first, second, seed) => {
    const [one, other] = [STRATEGIES[first], STRATEGIES[second]];
    const game = playGame([one, other], Prng.fromSeed(seed), 1);
    const exchanged = playGame([other, one], Prng.fromSeed(seed), 1);
    expect(exchanged.values).toEqual(game.values.toReversed());
    expect(exchanged.replays).toBe(game.replays);
  },
);
