import { REPORT_FORMATS, renderReport, renderText, type Cell, type TableBlock } from '@ec/reports';
import { describe, expect, it } from 'vitest';
import { empyrean } from '../../src/ruleset.js';
import { EMPYREAN_RULEBOOK } from '../../src/rulebook/rulebook.js';
import { resolveParameters } from '@ec/engine';

/** Tables of the rulebook by name, in a game with these parameters. */
function tablesWith(given: Readonly<Record<string, unknown>> = {}): ReadonlyMap<string, TableBlock> {
  const parameters = resolveParameters(empyrean.parameters, given);
  return new Map(
    EMPYREAN_RULEBOOK.flatMap(({ tables }) =>
      Object.entries(tables).map(([name, make]) => [name, make(parameters)] as const),
    ),
  );
}

const TABLES = tablesWith();

/** One row of a table by its first cells, from the column after them on. */
function row(name: string, ...first: readonly Cell[]): Cell[] {
  const found = TABLES.get(name)?.rows.filter((cells) => first.every((cell, i) => cells[i] === cell)) ?? [];
  expect(found, `${name} ${first.join()}`).toHaveLength(1);
  return (found[0] ?? []).slice(first.length);
}

/** Cells that differ from those with the defaults: table, first cell of the row, column, and what it says now. */
function changes(given: Readonly<Record<string, unknown>>): string[] {
  return [...tablesWith(given)].flatMap(([name, { caption, columns, rows }]) => {
    const before = TABLES.get(name);
    expect({ caption, columns, height: rows.length }).toEqual({
      caption: before?.caption,
      columns: before?.columns,
      height: before?.rows.length,
    });
    return rows.flatMap((cells, y) =>
      cells.flatMap((cell, x) =>
        cell === before?.rows[y]?.[x] ? [] : [`${name}, ${cells[0]}, ${columns[x]?.id}: ${cell}`],
      ),
    );
  });
}

describe('the tables of the rules say what the rules say', () => {
  it('E-03, seed "General Rules": masses of units', () => {
    // code, unit, levels, assembled, mass and mass at TL 10
    expect(row('units', 'FRM').slice(1, 5)).toEqual(['1–10', 'yes', 7, 16]);
    expect(row('units', 'HEN').slice(3, 5)).toEqual([45, 450]);
    expect(row('units', 'SEN').slice(3, 5)).toEqual([3000, 3018]);
    expect(row('units', 'STU').slice(2, 5)).toEqual(['yes', '0.5', '—']);
    expect(row('units', 'MTSP').slice(3, 5)).toEqual(['0.04', '—']);
    expect(row('units', 'SPY').slice(3, 4)).toEqual([2]);
    expect(row('units', 'TPT').at(-1)).toBe(
      '200 × TL² mass units a transfer; 3 × TL mass units a combat trip',
    );
  });

  it('seed "Farm", E-02: food of a farm a year and a quarter, and its fuel', () => {
    expect(row('farms', 1)).toEqual([100, 25, '0.5', 3, 1, 7]);
    expect(row('farms', 2).slice(0, 3)).toEqual([40, 10, 1]);
    expect(row('farms', 10).slice(0, 3)).toEqual([200, 50, 10]);
    expect(row('farm-places', 1)).toEqual(['yes', 'no', 'no', 'no']);
    expect(row('farm-places', 2)).toEqual(['orbits 1–5', 'orbits 1–5', 'yes', 'no']);
  });

  it('seed "Mine": 100 × TL ore a year, of which the yield is the resource', () => {
    // 100 mines of TL 3: 7,500 ore a quarter, 55 % of them 4,125
    expect(row('mines', 3)).toEqual([300, 75, 4125, '1.5', 16]);
  });

  it('seed "Factory", E-23: 5 × TL mass units a quarter, and the price of a technology level', () => {
    // 100 factories of TL 2: 1,000 mass units, of consumer goods (0.6 each) 1,666, of automation-2 (8 each) 125
    expect(row('factories', 2)).toEqual([1000, 1666, 125, 50, 16]);
    expect(row('research', 2)).toEqual([100_000, 100_000, 8]);
    expect(row('research', 10).slice(0, 2)).toEqual([25_600_000, 51_100_000]);
    expect(row('unit-costs', 'FRM', 'farms').slice(0, 2)).toEqual([5, 3]);
    expect(row('unit-costs', 'CNGD')).toEqual(['consumer goods', '0.2', '0.4', '—', '—', '—', '—']);
  });

  it('seed "Transport", "Life Support" and "Structural Unit"', () => {
    expect(row('transports', 3)).toEqual([1800, '0.9', 18_000, 12]);
    expect(row('life-support', 4)).toEqual([16, 4, 32, 63, 252]);
    expect(row('structure', 'ship')).toEqual([10, 5]);
    expect(row('structure', 'enclosed colony')).toEqual([5, '2.5']);
  });

  it('E-27: the seller receives the asking price less 1 %', () => {
    // 200 at 0.4 are 80 gold, and 99 % of them 79.2
    expect(row('market-trades', 'Elm', 'Birch')).toEqual([200, '0.4', 80, 79, 1]);
  });

  it('E-30, E-32, E-33: food, starvation, growth and unrest', () => {
    expect(row('classes', 'SPY')).toEqual(['spy', 2, 200, 625, 500]);
    expect(row('starvation', 15)).toEqual(['0.0375', 37_500, 40]);
    expect(row('starvation', 25)).toEqual(['0.0625', 62_500, 0]);
    expect(row('growth', 'deaths')).toEqual(['0.0625', '% of each class']);
    expect(row('unrest-weights', 'unrest.crowded').slice(0, 1)).toEqual(['0.5']);
    // 30 % × 0.5 + 30 % × 0.2 of a million
    expect(row('unrest-cases', 'half of the wages, 80 % rations')).toEqual(['+210,000', '+420,000']);
    expect(row('unrest-cases', 'nothing is wrong')).toEqual(['−10', '−10']);
  });

  it('E-36 to E-41: distances, missiles, beams, crossing and ground combat', () => {
    expect(row('starting-distances', 'surface colonies')).toEqual(['1', '2', '1–100']);
    // 1,000 ÷ (5² − 5) = 50
    expect(row('missile-hits', 5)).toEqual([41, 50, 66]);
    // (1,000 ÷ 2) × 10 − 1,000
    expect(row('beam-damage', 2)).toEqual([5000, 4000, 0]);
    expect(row('combat-levels', 3).slice(0, 3)).toEqual([65, 40, 300]);
    expect(row('crossing-fire', 'energy weapons of ships')).toEqual(['40 %', '40 %']);
    expect(row('crossing-fire', 'anti-missiles of TL 1')).toEqual(['13.75 %', '27.5 %']);
    expect(row('ground-factors', 5)).toEqual([11, 51, 10, 30]);
    expect(row('ground-losses', '2 to 1')).toEqual(['20.00', '60.00', '100.00', '0.600']);
  });

  it('E-31, E-42: militia are a tenth of the rebels, and soldiers give up at 6 to 1', () => {
    expect(row('rebellion-cases', 6000, 600, 101)).toEqual(['they fight']);
    expect(row('rebellion-cases', 6000, 600, 100)).toEqual([
      'the soldiers give up at once, the militia take the colony',
    ]);
  });

  it('seed "Hyper Engine", E-29: range, engines and fuel of a jump', () => {
    // five engines of TL 4 move 20,000 mass units: 5 × 40 fuel a light year, a tenth of it to another orbit
    expect(row('jump-engines', 4)).toEqual([4000, 5, 900, 20, 40, 200, 400, '—', '—']);
    // √(1 + 4 + 4) = 3, and √50 = 7.07 for which an engine of TL 8 is needed
    expect(row('jump-distances', '1, 2, 2')).toEqual(['3.00', 3, 1200]);
    expect(row('jump-distances', '3, 4, 5')).toEqual(['7.07', 8, 2828]);
  });

  it('E-05 to E-07, seed "Deposit": planets, habitability and deposits', () => {
    expect(row('planet-types', 'terrestrial')).toEqual(['1–29', 29]);
    expect(row('habitability', 'terrestrial', 3)).toEqual(['3d4-3', '0–9', '4.5', '98.44']);
    expect(row('deposit-counts', 'gas giant')).toEqual(['4d10', '4–40', 22, 'no cap', 2]);
    expect(row('deposit-resources', 'asteroid belt', 'fuel')).toEqual(['2–10', 9, '1.8450']);
    expect(row('deposit-yields', 'terrestrial', 'gold', 'above 0')).toEqual(['3d4-3', '0–9', '4.5']);
    expect(row('magnitudes', 45_372)).toEqual(['10,000s', '10,000–99,999']);
  });
});

describe('architecture 4: a parameter changes the cells that depend on it, and no others', () => {
  it.each<[Readonly<Record<string, unknown>>, string[]]>([
    [{ 'cluster.starCount': 40, 'cluster.axisSize': 10 }, []],
    [{ 'combat.rounds': 12 }, ['combat-rulings, combat.rounds, value: 12']],
    [
      { 'cluster.terrestrialHabitability.4': '1d4' },
      [
        'habitability, terrestrial, dice: 1d4',
        'habitability, terrestrial, range: 1–4',
        'habitability, terrestrial, mean: 2.5',
      ],
    ],
    [
      { 'unrest.calmed': 250 },
      [
        'unrest-weights, unrest.calmed, percent: 2.5',
        'unrest-cases, nothing is wrong, own-race: −25',
        'unrest-cases, nothing is wrong, another-race: −25',
      ],
    ],
    [
      { 'combat.surfaceToOrbit': 4 },
      [
        'starting-distances, surface colonies, orbit: 4',
        'starting-distances, orbiting colonies and trade stations, surface: 4',
        'combat-rulings, combat.surfaceToOrbit, value: 4',
      ],
    ],
    [
      { 'combat.shipHitting': 45 },
      [
        'crossing-fire, energy weapons of ships, craft: 45 %',
        'crossing-fire, energy weapons of ships, transports: 45 %',
        'combat-rulings, combat.shipHitting, value: 45',
      ],
    ],
    [
      { 'combat.surrender': 7 },
      ['combat-rulings, combat.surrender, value: 7', 'rebellion-cases, 6000, outcome: they fight'],
    ],
    [
      { 'cluster.resourcePercent.asteroid.gold': 3, 'cluster.resourcePercent.asteroid.nonMetallics': 38 },
      [
        'deposit-resources, asteroid belt, roll: 1–3',
        'deposit-resources, asteroid belt, percent: 3',
        'deposit-resources, asteroid belt, mean: 0.6150',
        'deposit-resources, asteroid belt, roll: 4–12',
        'deposit-resources, asteroid belt, roll: 13–62',
        'deposit-resources, asteroid belt, roll: 63–100',
        'deposit-resources, asteroid belt, percent: 38',
        'deposit-resources, asteroid belt, mean: 7.7900',
      ],
    ],
  ])('%o', (given, expected) => {
    expect(changes(given)).toEqual(expected);
  });

  it('E-36: fire is shown as far as it reaches', () => {
    const distances = (reach: number): (Cell | undefined)[] | undefined =>
      tablesWith({ 'combat.reach': reach })
        .get('missile-hits')
        ?.rows.map(([distance]) => distance);
    expect(distances(3)).toEqual([1, 2, 3]);
    expect(distances(10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(distances(50)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 50]);
  });

  it('a chance that is no finite decimal is a fraction', () => {
    expect(changes({ 'combat.craftDivisor': 3 })).toContain(
      'crossing-fire, anti-missiles of TL 1, craft: 55/3 %',
    );
  });

  it.each([{ 'combat.leastLosses': 501 }, { 'cluster.resourcePercent.asteroid.gold': 3 }])(
    '%o does not go together with the defaults',
    (given) => {
      const parameters = resolveParameters(empyrean.parameters, given);
      expect(() => empyrean.rulebook(parameters)).toThrow(RangeError);
    },
  );
});

describe('architecture 1: the rulebook as a document', () => {
  const document = empyrean.rulebook(resolveParameters(empyrean.parameters));

  it('holds every table once, in sections of their own names', () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(document.sections.flatMap(({ blocks }) => blocks)).toEqual([...TABLES.values()]);
    const names = EMPYREAN_RULEBOOK.flatMap(({ tables }) => Object.keys(tables));
    expect(TABLES.size).toBe(names.length);
  });

  it('names every table, and no two of a section alike', () => {
    for (const { id, blocks } of document.sections) {
      const captions = blocks.map((block) => (block.kind === 'table' ? block.caption : ''));
      expect(captions, id).not.toContain('');
      expect(new Set(captions).size, id).toBe(captions.length);
    }
  });

  it('can be had in every format', () => {
    for (const format of REPORT_FORMATS) {
      const text = renderReport(document, format);
      for (const { title } of document.sections) expect(text, format).toContain(title);
    }
  });

  it('fits a page of 132 columns, every table as a table', () => {
    for (const { id, title, blocks } of document.sections) {
      const text = renderText({ ...document, sections: [{ id, title, blocks }] });
      const lines = text.split('\n');
      expect(Math.max(...lines.map((line) => line.length)), id).toBeLessThanOrEqual(132);
      for (const block of blocks) {
        if (block.kind !== 'table') continue;
        const rules = lines.filter((line) => /^-+(?: {2}-+)+$/.test(line));
        expect(
          rules.map((rule) => rule.split('  ').length),
          block.caption,
        ).toContain(block.columns.length);
      }
      expect(
        lines.filter((line) => /^-+(?: {2}-+)+$/.test(line)),
        id,
      ).toHaveLength(blocks.length);
    }
  });
});
