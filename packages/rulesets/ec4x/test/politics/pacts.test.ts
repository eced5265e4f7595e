import { describe, expect, test } from 'vitest';
import { FIRST } from '../../src/editions.js';
import { houseOf, systemOf } from '../../src/lookup.js';
import { PHASES } from '../../src/phases/phases.js';
import { addColony, addForce, arena, many } from '../conflict/arena.js';
import { play } from '../turns.js';

/** What the visitor and its host order in a turn; `HOST` and `VISITOR` are their numbers, `THERE` is the colony of the host. */
type Sheets = readonly [visitor: string, host: string];

/**
 * What pacts cost a visitor and its host in these turns, one after the other: the visitor has a fleet one jump from a colony of the host, who has
 * a weaker one there.
 *
 * @param visitor - House 1 or 2; the orders of House 1 are carried out first
 */
function costs(turns: readonly Sheets[], given: Readonly<Record<string, number>> = {}, visitor: 1 | 2 = 1) {
  const { state } = arena('major', given, 1, 2);
  const host = 3 - visitor;
  addColony(state, 1, visitor);
  addColony(state, 3, host);
  addForce(state, visitor, 2, many('CL', 4), { roe: 10 });
  addForce(state, host, 3, many('CL', 2), { roe: 10 });
  const { q, r } = systemOf(state, 3);
  const numbers = { HOST: `${host}`, VISITOR: `${visitor}`, THERE: `${q},${r}` };
  const written = (sheet: string): string =>
    Object.entries(numbers).reduce((text, [name, number]) => text.replaceAll(name, number), sheet);
  for (const [i, [own, other]] of turns.entries()) {
    state.turn = i + 1;
    const sheets = [written(own), written(other)];
    play(state, visitor === 1 ? sheets : sheets.toReversed(), PHASES);
  }
  const paid = [visitor, host].map((id) => houseOf(state, id).prestigeBy.pact);
  const isFought = houseOf(state, host).fleets.length === 0;
  return { paid, isFought };
}

const ALLIED: Sheets = ['stance HOST pact', 'stance VISITOR pact'];
const PARTED: Sheets = ['stance HOST neutral', 'stance VISITOR neutral'];
const SILENT: Sheets = ['', ''];
const BOTH_EDITIONS = [
  ['standard', {}],
  ['first', FIRST],
] as const;

describe.each(BOTH_EDITIONS)('X-41: straight from a pact to war, in the edition %s', (_, given) => {
  test.each(['blockade', 'bombard'])('X-41: a fleet that comes to %s a colony breaks it', (attack) => {
    const unreturned: Sheets[] = [
      ['stance HOST pact', ''],
      [`fleet 1 ${attack} THERE`, ''],
    ];
    expect(costs(unreturned, given).paid).toEqual([-10, 0]);
  });

  test('X-41: it does, too, where the other leaves the pact in that turn', () => {
    for (const visitor of [1, 2] as const) {
      const left: Sheets[] = [ALLIED, ['fleet 1 blockade THERE', 'stance VISITOR neutral']];
      expect(costs(left, given, visitor).paid).toEqual([-10, 0]);
    }
  });

  test('X-41: it is paid for once', () => {
    const again: Sheets[] = [
      ['stance HOST pact', ''],
      ['fleet 1 blockade THERE', ''],
      PARTED,
      ['fleet 1 blockade THERE', ''],
    ];
    expect(costs(again, given).paid).toEqual([-10, 0]);
  });
});

describe('X-72: a pact that one House alone offers again has ended all the same', () => {
  test.each(['', 'stance HOST pact\n'])('X-72: after %j an attack costs 10', (line) => {
    expect(costs([ALLIED, PARTED, [`${line}fleet 1 blockade THERE`, '']]).paid).toEqual([-10, 0]);
  });

  test('X-72: in the edition first it costs nothing to attack in the turn in which one leaves the pact', () => {
    const turns: Sheets[] = [ALLIED, ['stance HOST neutral\nfleet 1 blockade THERE', '']];
    expect(costs(turns).paid).toEqual([-10, 0]);
    expect(costs(turns, FIRST).paid).toEqual([0, 0]);
  });
});

describe('X-83: warships that fight at a colony of a former partner', () => {
  const COMES: Sheets = ['fleet 1 move THERE', ''];
  const LEAVES: Sheets = ['stance HOST neutral\nfleet 1 move THERE', ''];

  test('X-83: in the turn in which their House leaves the pact they break it', () => {
    expect(costs([ALLIED, LEAVES])).toEqual({ paid: [-10, 0], isFought: true });
  });

  test.each([
    [5, -10],
    [6, 0],
  ])('X-83: after %d turns without a word they cost %d', (silent, cost) => {
    const turns = [ALLIED, PARTED, ...Array.from({ length: silent }, () => SILENT), COMES];
    expect(costs(turns)).toEqual({ paid: [cost, 0], isFought: true });
  });

  test('X-83: whoever goes on with the pact that the owner has left breaks nothing', () => {
    for (const visitor of [1, 2] as const)
      expect(costs([ALLIED, ['fleet 1 move THERE', 'stance VISITOR neutral']], {}, visitor)).toEqual({
        paid: [0, 0],
        isFought: true,
      });
  });

  test('X-83: whoever offers again a pact that it has left does, in whatever order stances change', () => {
    for (const visitor of [1, 2] as const) {
      const offered: Sheets = ['stance HOST pact\nfleet 1 move THERE', 'stance VISITOR neutral'];
      expect(costs([ALLIED, ['stance HOST neutral', ''], offered], {}, visitor)).toEqual({
        paid: [-10, 0],
        isFought: true,
      });
    }
  });

  test('X-83: a pact that both have again has not ended', () => {
    const turns: Sheets[] = [ALLIED, PARTED, ALLIED, ['fleet 1 move THERE', 'stance VISITOR neutral']];
    expect(costs(turns)).toEqual({ paid: [0, 0], isFought: true });
  });

  test('X-83: an owner that has left the pact may defend its colony', () => {
    expect(costs([ALLIED, ['', 'stance VISITOR neutral'], COMES])).toEqual({ paid: [0, 0], isFought: true });
  });

  test('X-83: in the edition first they cost nothing', () => {
    expect(costs([ALLIED, LEAVES], FIRST)).toEqual({ paid: [0, 0], isFought: true });
  });

  test('X-83: enemies break no pact by fighting', () => {
    const turns: Sheets[] = [ALLIED, ['stance HOST neutral\nfleet 1 move THERE', 'stance VISITOR enemy']];
    expect(costs(turns)).toEqual({ paid: [0, -10], isFought: true });
  });
});
