import { headCount, quantityOf, type ItemCode } from '@ec/economy';
import { describe, expect, it } from 'vitest';
import { createGame, readState, resolveTurn, turnReportOf } from '@ec/engine';
import type { ReportNote } from '@ec/reports';
import { empyrean } from '../src/ruleset.js';
import type { MinedEvent } from '../src/events/work.js';
import { empires } from './empires.js';
import { holdingIn, type SmallGame } from './small-game.js';
import { viewOf } from './star-map.js';

/** Turns 0 to 80 of the historical home colony whose owner never writes an order. */
const turns: SmallGame[] = [
  createGame(empyrean, { name: 'EC-1', seed: 1978n, players: empires(1), edition: 'first' }),
];
for (let turn = 1; turn <= 80; turn++)
  turns.push(...turns.slice(-1).map((game) => resolveTurn(empyrean, game)));

function at(turn: number): SmallGame {
  const game = turns[turn];
  if (!game) throw new RangeError(`turn: expected 0 to 80, received ${turn}`);
  return game;
}
const stock = (turn: number, code: ItemCode): number => quantityOf(holdingIn(at(turn)).stored, code);
const worked = (turn: number, kind: 'farmed' | 'mined' | 'manufactured'): number[] =>
  at(turn).journal.flatMap((event) => (event.kind === kind ? [event.worked] : []));
const until = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

describe('what an empire wrote down of its people and goods', () => {
  it('fuel goes from 1,400,000 to 94,991 in nine quarters, as the state of each has it, and nobody counted rebels but its spies', () => {
    const { history } = viewOf(at(9));
    expect(history.since).toBe(0);
    expect(history.fuel).toEqual([0, ...until(9)].map((turn) => stock(turn, 'FUEL')));
    expect(history.goods).toEqual([0, ...until(9)].map((turn) => stock(turn, 'CNGD')));
    expect(history.people).toEqual([0, ...until(9)].map((turn) => headCount(holdingIn(at(turn)).population)));
    expect(history.rebels.slice(0, 2)).toEqual([null, 0]);
  });

  it('a state from before there was a history reads as one in which no turn has passed, and goes on from there', () => {
    const game = at(9);
    const text = JSON.stringify({
      ...game.state,
      knowledge: game.state.knowledge.map(({ history: _, ...known }) => known),
    });
    const state = readState(empyrean, text, '2');
    expect(state.knowledge.map(({ history }) => history.people)).toEqual([[]]);
    const { history } = viewOf(resolveTurn(empyrean, { ...game, state }));
    expect([history.since, history.fuel]).toEqual([10, [stock(10, 'FUEL')]]);
  });
});

describe('what the reports tell the owner who never writes an order', () => {
  const urgent = (game: SmallGame): ReportNote[] =>
    turnReportOf(empyrean, game, 1)
      .sections.filter(({ id }) => id === 'needs')
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'notes' ? block.notes : [])))
      .filter(({ isUrgent }) => isUrgent);

  it('fuel: after six quarters, six before all starve, 529,994 last three turns more, as 445,001 are burnt and 300,000 mined', () => {
    const [note] = urgent(at(6));
    expect(note?.text).toContain(
      'fuel lasts 3 more turns at the present rate: 529,994 stored, 445,001 needed and 300,000 coming in each turn',
    );
    expect(note?.order).toMatch(/^1, mining, 3, \d+$/);
  });

  it.each(until(5).map((before) => 12 - before))('hunger: the report of turn %i warns of it', (turn) => {
    expect(urgent(at(turn)).map(({ text }) => /people starve from/.test(text))).toContain(true);
  });

  it('whoever gives the orders that urgent needs offer, and no other, feeds all for thirty quarters', () => {
    let game = at(0);
    for (const _ of until(30)) {
      const sheet = urgent(game)
        .flatMap(({ order }) => order ?? [])
        .join('\n');
      game = resolveTurn(empyrean, game, new Map([[1, sheet]]));
      const starved = game.journal.flatMap((event) => (event.kind === 'provided' ? [event.starved] : []));
      expect(starved).toEqual([0]);
    }
    expect(headCount(holdingIn(game).population)).toBeGreaterThan(headCount(holdingIn(at(0)).population));
  });
});

describe('E-12: eighty quarters of the historical home colony without orders', () => {
  it('every state is one that the codec reads as it wrote it', () => {
    for (const { state } of turns) {
      expect(empyrean.codec.decode(empyrean.codec.encode(state))).toEqual(state);
    }
    expect(at(80).state.turn).toBe(80);
  });

  it('fuel: 300,000 are mined, 445,001 burnt (sensors 1, farms 50,000, mines 110,000, factories 285,000) for nine quarters', () => {
    expect(until(9).map((turn) => stock(turn, 'FUEL'))).toEqual(
      until(9).map((turn) => 1_400_000 - 145_001 * turn),
    );
    expect(stock(9, 'FUEL')).toBe(94_991);
  });

  it('non-metallics: 1,237,500 are mined, 1,673,331 used, so 420,845 are left after five quarters and none after six', () => {
    expect(until(5).map((turn) => stock(turn, 'NMTS'))).toEqual(
      until(5).map((turn) => 2_600_000 - 435_831 * turn),
    );
    expect(stock(5, 'NMTS')).toBe(420_845);
    // in the sixth, group 6 gets what the first five leave: 1,658,345 − 1,033,331 = 625,014 for 1,562,535 structural units
    expect(stock(6, 'NMTS')).toBe(0);
    expect(at(6).journal).toContainEqual(
      expect.objectContaining({ kind: 'manufactured', group: 6, started: 1_562_535 }),
    );
  });

  it('E-23: 12,500 research points a quarter pay for TL 2 in the eighth', () => {
    expect(until(7).map((turn) => stock(turn, 'RSCH'))).toEqual(until(7).map((turn) => 12_500 * turn));
    expect([holdingIn(at(7)).techLevel, holdingIn(at(8)).techLevel, stock(8, 'RSCH')]).toEqual([1, 2, 0]);
  });

  it('tenth quarter: of 94,991 fuel 14,990 are left for the second mines, ½ each, and none for the third', () => {
    expect(worked(10, 'farmed')).toEqual([100_000]);
    expect(worked(10, 'mined')).toEqual([60_000, 29_980, 0]);
    expect(worked(10, 'manufactured')).toEqual([160_000, 50_000, 50_000, 50_000, 50_000, 160_000, 50_000]);
    expect(stock(10, 'FUEL')).toBe(300_000 - 285_000);
  });

  it('eleventh: 14,999 fuel are left for 29,998 farms, and nothing else works', () => {
    expect(worked(11, 'farmed')).toEqual([29_998]);
    expect(worked(11, 'mined')).toEqual([0, 0, 0]);
    expect(worked(11, 'manufactured')).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(stock(11, 'FUEL')).toBe(0);
    expect(at(11).journal).toContainEqual(expect.objectContaining({ kind: 'farmed', produced: 749_950 }));
  });

  it('until the tenth all were paid and fed, and nobody rebelled; in the eleventh they do', () => {
    for (const turn of until(10)) {
      expect(Object.values(holdingIn(at(turn)).rebels).every((units) => units === 0)).toBe(true);
    }
    expect(Object.values(holdingIn(at(11)).rebels).some((units) => units > 0)).toBe(true);
  });

  it('eleventh: the last food and a harvest of 749,950 are eaten; twelfth: everyone starves', () => {
    expect([stock(10, 'FOOD'), stock(11, 'FOOD')]).toEqual([417_624, 0]);
    expect(at(11).journal).toContainEqual(
      expect.objectContaining({ kind: 'provided', foodEaten: 417_624 + 749_950, starved: 0 }),
    );
    expect(headCount(holdingIn(at(11)).population)).toBe(12_620_833);
    expect(headCount(holdingIn(at(12)).population)).toBe(0);
    expect(holdingIn(at(12))).toMatchObject({
      spies: [],
      rebels: { UEM: 0, USK: 0, PRO: 0, SLD: 0, SPY: 0, CNW: 0 },
    });
  });

  it('E-20: ten quarters of fuel are gone from its deposit: 99,000,000 − 10 × 300,000', () => {
    const [fuelMines] = holdingIn(at(0)).mines;
    const mined = turns.flatMap(({ journal }) =>
      journal.filter((event): event is MinedEvent => event.kind === 'mined' && event.group === 1),
    );
    expect(mined.filter(({ produced }) => produced > 0)).toHaveLength(10);
    const deposit = at(80).state.cluster.deposits.find(({ id }) => id === fuelMines?.depositId);
    expect(deposit?.quantity).toBe(96_000_000);
  });

  it('afterwards nothing changes but the turn, when its planet and deposits were seen last, and its history', () => {
    const undated = (turn: number): string =>
      JSON.stringify(at(turn).state, (key, value: unknown) =>
        ['turn', 'seen', 'history'].includes(key) ? 0 : value,
      );
    expect([at(80).state.turn, undated(80) === undated(15)]).toEqual([80, true]);
  });
});
