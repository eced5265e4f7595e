import { createGame, playBots, type Game } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import type { BotName } from '../src/bots/bot-names.js';
import type { Ec4xEvent } from '../src/events.js';
import { ec4x } from '../src/ruleset.js';
import type { Ec4xState } from '../src/state.js';
import { players } from './games.js';

type Told = Game<Ec4xState, Ec4xEvent>['journal'];

/** What is told in 60 turns of a game in which each House is played by one bot. */
function told(...bots: readonly BotName[]): Told {
  let game: Game<Ec4xState, Ec4xEvent> = createGame(ec4x, {
    name: 'Tricks',
    seed: 5,
    players: players(bots.length),
  });
  const seats = new Map(bots.map((bot, i) => [i + 1, bot] as const));
  const events: Told[number][] = [];
  for (let turn = 0; turn < 60 && game.state.winners.length === 0; turn++) {
    game = playBots(ec4x, game, seats);
    events.push(...game.journal);
  }
  return events;
}

/** Orders of a House that were carried out, by their first words. */
function done(events: Told, house: number, words: RegExp): number {
  return events.filter(
    (event) =>
      event.kind === 'order' && event.seat === house && event.status === 'done' && words.test(event.text),
  ).length;
}

/** Whether an event is told to a House. */
function about(event: object, house: number): boolean {
  return 'seats' in event && Array.isArray(event.seats) && event.seats.includes(house);
}

describe('bots that live by one trick do play it, though they build as well', () => {
  test('a blockader keeps colonies of others blockaded', () => {
    const events = told('blockader', 'builder', 'builder');
    const blockaded = events.filter((event) => event.kind === 'blockaded' && !about(event, 1));
    expect(blockaded.length).toBeGreaterThanOrEqual(10);
  });

  test('colluders meet, and one retreats from the other again and again', () => {
    const retreated = told('colluder', 'colluder', 'builder').filter(({ kind }) => kind === 'retreated');
    expect(retreated.length).toBeGreaterThanOrEqual(5);
    const houses = retreated.map((event) => ('houseId' in event ? event.houseId : 0));
    expect(new Set(houses)).toEqual(new Set([1, 2]));
  });

  test('an assassin saves up for assassinations, and no point costs it prestige', () => {
    const events = told('assassin', 'builder', 'builder');
    expect(done(events, 1, /assassinate/)).toBeGreaterThanOrEqual(2);
    const scandals = events.filter((event) => 'cause' in event && event.cause === 'extravagance');
    expect(scandals.filter((event) => about(event, 1))).toEqual([]);
  });
});
