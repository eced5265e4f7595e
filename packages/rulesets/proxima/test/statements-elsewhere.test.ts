import { generateOrder } from '@ec/orders-parser';
/** What others order out of sight changes nothing that a seat receives: builds, until they are done. All else of this game everybody sees. */
import { createGame, resolveTurn, turnReportOf, type Game } from '@ec/engine';
import { Prng } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import type { ProximaEvent } from '../src/events.js';
import { proximaLanguage } from '../src/orders/language.js';
import { proxima } from '../src/ruleset.js';
import type { ProximaState } from '../src/state.js';

type ProximaGame = Game<ProximaState, ProximaEvent>;

const players = ['Ada', 'Bo'].map((name, i) => ({ id: i + 1, email: `${i}@example.org`, name }));
/** Statements that everybody sees carried out. */
const PUBLIC = { move: 'UNI00107 move 10,6', fire: 'UNI00108 fire 9,6' };

/** A unit of seat 1 stands in range of a howitzer of seat 2. */
function start(): ProximaGame {
  const game = createGame(proxima, { name: 'Landing', seed: 7n, players });
  const target = game.state.units.find(({ id }) => id === 'UNI00005');
  if (target) Object.assign(target, { x: 9, y: 6 });
  return game;
}

/** What seat 1 receives after a turn in which seat 2 hands in a sheet. */
function received(
  sheet: string,
  game: ProximaGame = start(),
): readonly [game: ProximaGame, received: unknown] {
  const next = resolveTurn(proxima, game, new Map([[1, ''] as const, [2, sheet] as const]));
  const view = proxima.view(next.state, next.journal, 1);
  return [next, { view, report: turnReportOf(proxima, next, 1), template: proxima.template(view) }];
}

/** Kinds of all statements of the language. */
function kindsOfStatements(): Set<string> {
  const rng = Prng.fromSeed('kinds');
  const draw = (low: number, high: number): number => rng.between(low, high);
  return new Set(Array.from({ length: 100 }, () => generateOrder(proximaLanguage.declaration, draw).kind));
}

describe('P-08: what is ordered elsewhere', () => {
  test('a build changes nothing that another team receives while it is under way', () => {
    const sheet = 'UNI00101 build DUN00002 13,8';
    const [next, first] = received(sheet);
    expect(next.journal).toMatchObject([{ kind: 'order', status: 'done' }]);
    expect(next.state.sites).toHaveLength(1);
    const [idle, quiet] = received('');
    expect(first).toEqual(quiet);
    expect(received(sheet, next)[1]).toEqual(received('', idle)[1]);
  });

  test.each(Object.entries(PUBLIC))('everybody sees a %s', (_, sheet) => {
    expect(received(sheet)[1]).not.toEqual(received('')[1]);
  });

  test('there are no other statements', () => {
    expect(kindsOfStatements()).toEqual(new Set(['build', ...Object.keys(PUBLIC)]));
  });
});
