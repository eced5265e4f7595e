import { generateOrder } from '@ec/orders-parser';
/** All statements of the language are carried out before everybody's eyes: nothing tells more of them than the board. */
import { createGame, resolveTurn, turnReportOf } from '@ec/engine';
import { Prng } from '@ec/prng';
import { expect, test } from 'vitest';
import { formatCell } from '../src/cell.js';
import { multiplanetaryLanguage } from '../src/orders/language.js';
import { multiplanetary } from '../src/ruleset.js';

const players = ['Ada', 'Bo'].map((name, i) => ({ id: i + 1, email: `${i}@example.org`, name }));
const empty = createGame(multiplanetary, { name: 'Duel', seed: 7n, players });
/** The first ships are there after a tick. */
const game = resolveTurn(multiplanetary, empty);
const cellOf = (owner: string | null): string =>
  formatCell(game.state.planets.find((planet) => planet.owner === owner)?.cell ?? 0);
const [own, free] = [cellOf('blue'), cellOf(null)];

/** What seat 1 receives after a turn in which seat 2 hands in a sheet. */
function received(sheet: string): unknown {
  const next = resolveTurn(multiplanetary, game, new Map([[1, ''] as const, [2, sheet] as const]));
  return [multiplanetary.view(next.state, next.journal, 1), turnReportOf(multiplanetary, next, 1)];
}

/** Each statement of the language, and a sheet with which seat 2 tries it. */
const STATEMENTS: Readonly<Record<string, string>> = {
  standard: `${own} -> ${free} 1`,
  quantum: `${own} => ${free} 2`,
  'standard word': `warp ${own} ${free} 1`,
  'quantum word': `quantum ${own} ${free} 2`,
};

test('M-02: both words for a warp tell the same, and everybody sees the ships leave', () => {
  const rng = Prng.fromSeed('kinds');
  const draw = (low: number, high: number): number => rng.between(low, high);
  const kinds = new Set(
    Array.from({ length: 100 }, () => generateOrder(multiplanetaryLanguage.declaration, draw).kind),
  );
  expect(kinds).toEqual(new Set(Object.keys(STATEMENTS)));
  for (const warp of ['standard', 'quantum']) {
    expect(received(STATEMENTS[warp] ?? '')).not.toEqual(received(''));
    expect(received(STATEMENTS[`${warp} word`] ?? '')).toEqual(received(STATEMENTS[warp] ?? ''));
  }
});
