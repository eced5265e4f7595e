import { checkSheet, createGame, rehearsalDoubts, rehearse, resolveTurn, turnReportOf } from '@ec/engine';
import { renderText, type ReportDocument } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import { empyrean } from '../../src/ruleset.js';
import { empires } from '../empires.js';
import { withHolding, type SmallGame } from '../small-game.js';

const game = createGame(empyrean, {
  name: 'EC-1',
  seed: 1978n,
  players: empires(2),
  parameters: { 'cluster.starCount': 4, 'cluster.axisSize': 4 },
});
const home = game.state.holdings.find(({ empireId }) => empireId === 1);
if (!home) throw new Error('expected a home colony');
const { id } = home;

const rehearsed = (sheet: string, of: SmallGame = game) => {
  const { orders } = empyrean.parse(sheet, { game: 'EC-1', seat: 1, turn: 1 });
  const found = rehearse(empyrean, of, 1, orders);
  if (!found) throw new Error('expected a rehearsal');
  return found;
};
/** Status and code of each order. */
const results = (sheet: string) =>
  rehearsed(sheet).results.map(({ result }) => result && `${result.status} ${result.code}`.trim());
/** Codes of the warnings, and their messages. */
const doubts = (sheet: string) => {
  const found = rehearsed(sheet);
  return rehearsalDoubts(found.results, empyrean.rehearsal?.doubts?.(found)).map(
    ({ code, message }) => `${code}: ${message}`,
  );
};

describe('orders are rehearsed on what an empire knows', () => {
  test('orders that follow from one another are settled in turn: what one took, the next lacks', () => {
    const spd = home.stored.find(({ code }) => code === 'FUEL')?.quantity ?? 0;
    expect(spd).toBeGreaterThan(0);
    const [first, second] = results(`${id}, disband, 1 soldiers\n${id + 1000}, survey`);
    expect(first).toBe('done done');
    expect(second).toBe('refused not-yours');
  });

  test('a refusal has the reason and figures of the turn', () => {
    const sheet = `set up, ship, ${id}, transfer, 10 structural units, 1 professional, end`;
    const [order] = rehearsed(sheet).results;
    const { journal } = resolveTurn(empyrean, game, new Map([[1, sheet]]));
    const event = journal.find((of) => of.kind === 'order');
    expect(order?.result).toMatchObject({
      status: 'refused',
      reason: event?.kind === 'order' ? event.reason : '',
    });
    expect(order?.result?.reason).toMatch(/missing/);
  });

  test('spies of an order that is refused are there for the next, which is not doubted then', () => {
    const spies = home.population.SPY;
    const spied = `${id}, ${spies}, attack spies, ${id}`;
    const codes = (sheet: string) =>
      checkSheet(empyrean, game, 1, sheet).diagnostics.map(({ line, code }) => [line, code]);
    const refused = [1, 'not-here'];
    expect(codes(`${spied}\n${id}, ${spies}, check rebels`)).toEqual([refused]);
    expect(codes(`${spied}\n${id}, ${spies}, check rebels\n${id}, 1, check for spies`)).toEqual([
      refused,
      [3, 'no-spies'],
    ]);
  });

  test('trades are open: they take a partner', () => {
    expect(results(`${id}, sell, 1, food, 1`)).toEqual([null]);
    expect(results(`${id}, sell, 1, gold, 1`)).toEqual(['refused not-for-sale']);
  });

  test('the game is left as it is, and the forecast has its orders, stocks and dangers', () => {
    const before = empyrean.codec.encode(game.state);
    const text = renderText(
      empyrean.rehearsal?.report?.(rehearsed(`${id}, ration, 100%`)) ?? expect.unreachable(),
    );
    expect(empyrean.codec.encode(game.state)).toBe(before);
    expect(text).toContain(`${id}, ration, 100%`);
    expect(text).toContain('After the turn');
  });
});

describe('orders that do great harm are doubted', () => {
  test('a ration below 25 % starves people, and the doubt says how many', () => {
    const [doubt = ''] = doubts(`${id}, ration, 12.5%`);
    expect(doubt).toMatch(
      /^starves: [\d,]+ population units would starve in this turn, 50% of all; nobody starves at 25%$/,
    );
    expect(doubts(`${id}, ration, 25%`)).toEqual([]);
  });

  test('a wage of ten times the last', () => {
    const { numerator, denominator } = home.pay.PRO;
    const tenfold = (10 * numerator) / denominator;
    expect(doubts(`${id}, pay, ${tenfold}, professionals`)).toEqual([
      `tenfold: ${tenfold} is 10 times what you pay now, ${numerator / denominator}`,
    ]);
    expect(doubts(`${id}, pay, ${(9 * numerator) / denominator}, professionals`)).toEqual([]);
  });

  test('a tenth of the last wage, and none', () => {
    expect(doubts(`${id}, pay, 0.038, professionals`)).toEqual([]);
    expect(doubts(`${id}, pay, 0.0375, professionals`)).toEqual([
      'unpaid: 0.0375 is a tenth or less of what you pay now, 0.375; unpaid people turn rebel',
    ]);
    expect(doubts(`${id}, pay, 0, professionals`)).toEqual([
      'unpaid: 0 is nothing of what you pay now, 0.375; unpaid people turn rebel',
    ]);
  });
});

test('what a forecast says of the next turn, the report of the turn says, with harvests and deliveries', () => {
  // unpaid professionals turn rebel, and spies of the home colony count them
  const sheet = `${id}, pay, 0, professionals\n${id}, assemble, 9,900 farms-1`;
  const forecast = empyrean.rehearsal?.report?.(rehearsed(sheet)) ?? expect.unreachable();
  const report = turnReportOf(empyrean, resolveTurn(empyrean, game, new Map([[1, sheet]])), 1);
  const [foretold, told] = [notesIn(forecast, 'dangers'), notesIn(report, 'needs')];
  expect(foretold).toEqual(told);
  expect(
    foretold.some((text) =>
      /^Colony \d+: [\d,]+ population units, 1\d\.\d\d % of the people, are rebels/.test(text),
    ),
  ).toBe(true);
});

test('a forecast says which ships and colonies are no longer there: nobody is left where 16 people have no air', () => {
  const doomed = withHolding(game, {
    kind: 'ship',
    population: { PRO: 16 },
    assembled: { 'LFS-1': 16, STU: 900 },
  });
  const ship = doomed.state.holdings.at(-1)?.id ?? 0;
  const report = empyrean.rehearsal?.report?.(rehearsed(`${id}, transfer, 100 fuel, ${ship}`, doomed));
  expect(notesIn(report ?? expect.unreachable(), 'dangers')[0]).toBe(
    `Ship ${ship} is no longer yours after the turn.`,
  );
});

test('a note about what is set up has no number, which the turn draws, and no order with one', () => {
  const units =
    '20,000 STU, 20 HEN-1, 1 SPD-1, 40 LFS-1, 10 professionals, 5 food, 5 consumer goods, 100 fuel';
  const report = empyrean.rehearsal?.report?.(rehearsed(`set up, ship, ${id}, transfer, ${units}, end`));
  const notes = notesIn(report ?? expect.unreachable(), 'dangers').filter(
    (text) => !text.startsWith('Colony'),
  );
  // ten people eat 2 food of 2.5 a turn, and need 10 fuel
  expect(notes).toContainEqual(
    expect.stringMatching(
      /^What is set up at .*: food lasts 1 more turn at the present rate: 3 stored, 3 needed and 0/,
    ),
  );
  expect(renderText(report ?? expect.unreachable())).not.toMatch(/ship \d/i);
});

test('a check warns of a trade station at a home world, also where its people would not be paid', () => {
  const units = '30,000 STU, 500 LFS-1, 100 professionals, 50 food, 100 fuel';
  const sheet = `set up, trade station, ${id}, transfer, ${units}, end`;
  const codes = checkSheet(empyrean, game, 1, sheet).diagnostics.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['unpaid', 'no-trade-there']));
});

test('a trade station has no number in its notes either before it is set up, and is called one afterwards', () => {
  const units = '30,000 STU, 500 LFS-1, 100 professionals, 50 food, 100 fuel';
  const sheet = `set up, trade station, ${id}, transfer, ${units}, end`;
  const report = empyrean.rehearsal?.report?.(rehearsed(sheet)) ?? expect.unreachable();
  expect(renderText(report)).not.toMatch(/trade station \d/i);
  // a hundred people eat 25 food a turn
  expect(notesIn(report, 'dangers')).toContainEqual(
    expect.stringMatching(
      /^What is set up at .*: food lasts 1 more turn at the present rate: 25 stored, 25 needed/,
    ),
  );
  const founded = resolveTurn(empyrean, game, new Map([[1, sheet]]));
  const station = founded.state.holdings.find(({ kind }) => kind === 'trade-station')?.id ?? 0;
  const { orders } = empyrean.parse(`${station}, ration, 50%`, { game: 'EC-1', seat: 1, turn: 2 });
  const next = rehearse(empyrean, founded, 1, orders) ?? expect.unreachable();
  const titles = empyrean.rehearsal?.report?.(next).sections.map(({ title }) => title);
  expect(titles).toContain(`Trade station ${station}`);
});

test('no result before the turn has a number of what is set up: neither that of a station in part, nor of one that stands in the way', () => {
  const units = '30,000 STU, 500 LFS-1, 100 professionals, 50 food, 100 fuel';
  const setUp = `set up, trade station, ${id}, transfer, ${units}, 9,000 spies, end`;
  const sheet = `${setUp}\n${setUp}`;
  const [station, again] = rehearsed(sheet).results.map(({ result }) => result);
  expect(station?.reason).toMatch(/^trade station: SPY 20 of 9,000: /);
  expect(again?.reason).toBe('you have one of this kind at the planet');
  const { diagnostics } = checkSheet(empyrean, game, 1, sheet);
  expect(diagnostics.map(({ message }) => message).join()).not.toMatch(/trade station \d/);
  const [colony] = rehearsed(`set up, open colony, ${id}, transfer, ${units}, end`).results;
  expect(colony?.result?.reason).toBe(`you have one of this kind at the planet, colony ${id}`);
});

function notesIn({ sections }: ReportDocument, wanted: string): string[] {
  const blocks = sections.filter(({ id: one }) => one === wanted).flatMap((section) => section.blocks);
  return blocks.flatMap((block) => (block.kind === 'notes' ? block.notes : [])).map(({ text }) => text);
}
