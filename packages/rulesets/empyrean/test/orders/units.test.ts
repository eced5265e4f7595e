import { formatOrder } from '@ec/orders-parser';
import type { UnitCode } from '@ec/economy';
import { describe, expect, test } from 'vitest';
import { empyreanLanguage } from '../../src/orders/language.js';

interface Unit {
  readonly code: UnitCode;
  readonly name: string;
  readonly plural: string;
  /** What the printer writes for one and for many. */
  readonly canonical: readonly [one: string, many: string];
  readonly levels: readonly number[];
}

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Units that are printed with the word "unit" behind their name. */
const PRINTED_AS_UNITS = new Set<UnitCode>(['LFS', 'STU', 'LSTU', 'AUT']);

function unit(code: UnitCode, name: string, plural: string, levels: readonly number[]): Unit {
  const canonical = PRINTED_AS_UNITS.has(code)
    ? ([`${name} unit`, `${name} units`] as const)
    : ([name, plural] as const);
  return { code, name, plural, canonical, levels };
}

const UNITS = [
  unit('UEM', 'unemployable', 'unemployables', []),
  unit('USK', 'unskilled worker', 'unskilled workers', []),
  unit('PRO', 'professional', 'professionals', []),
  unit('SLD', 'soldier', 'soldiers', []),
  unit('SPY', 'spy', 'spies', []),
  unit('CNW', 'construction worker', 'construction workers', []),
  unit('TRN', 'trainee', 'trainees', []),
  unit('GOLD', 'gold', 'gold', []),
  unit('FUEL', 'fuel', 'fuel', []),
  unit('METS', 'metallics', 'metallics', []),
  unit('NMTS', 'non-metallics', 'non-metallics', []),
  unit('FOOD', 'food', 'food', []),
  unit('CNGD', 'consumer goods', 'consumer goods', []),
  unit('MTSP', 'military supply', 'military supplies', []),
  unit('STU', 'structural', 'structurals', []),
  unit('LSTU', 'light structural', 'light structurals', []),
  unit('RSCH', 'research point', 'research points', []),
  unit('FRM', 'farm', 'farms', LEVELS),
  unit('MIN', 'mine', 'mines', LEVELS),
  unit('FCT', 'factory', 'factories', LEVELS),
  unit('ASW', 'assault weapon', 'assault weapons', LEVELS),
  unit('ASC', 'assault craft', 'assault craft', LEVELS),
  unit('MTBT', 'military robot', 'military robots', LEVELS),
  unit('MSS', 'missile', 'missiles', LEVELS),
  unit('MSL', 'missile launcher', 'missile launchers', LEVELS),
  unit('ANM', 'anti-missile', 'anti-missiles', LEVELS),
  unit('EWP', 'energy weapon', 'energy weapons', LEVELS),
  unit('ESH', 'energy shield', 'energy shields', LEVELS),
  unit('HEN', 'hyper engine', 'hyper engines', LEVELS),
  unit('SPD', 'space drive', 'space drives', LEVELS),
  unit('SEN', 'sensor', 'sensors', LEVELS),
  unit('TPT', 'transport', 'transports', LEVELS),
  unit('LFS', 'life support', 'life supports', LEVELS),
  unit('AUT', 'automation', 'automations', LEVELS),
];

/** Every spelling of a unit in every case. */
const spellingsOf = ({ code, name, plural }: Unit) =>
  [code, name, plural, `${name} unit`, `${name} units`].flatMap((words) => [
    words,
    words.toUpperCase(),
    words.toLowerCase(),
    words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  ]);

/** A unit with its lowest level where it has one. */
const lowest = ({ code, levels: [level] }: Unit) => (level === undefined ? code : `${code}-${level}`);

const read = (text: string) => {
  const { orders, diagnostics } = empyreanLanguage.parse(text);
  return {
    orders: orders.map(({ order }) => order),
    mistakes: diagnostics.map(({ code, line, column, suggestion }) => [
      code,
      `${line}:${column}`,
      suggestion,
    ]),
  };
};

/** An order that takes any unit; the unit stands at column 14. */
const transfer = (units: string) => read(`7, transfer, ${units}, 21`);
const transferred = (code: UnitCode, techLevel: number, quantity: number) => ({
  orders: [{ kind: 'transfer', actorId: 7, units: { code, techLevel, quantity }, receiverId: 21 }],
  mistakes: [],
});
const refused = (code: string, suggestion?: string) => ({
  orders: [],
  mistakes: [[code, '1:14', suggestion]],
});

describe.each(UNITS)('E-15: unit codes, $code', (row) => {
  const { code, canonical, levels } = row;

  test(`E-15: ${code} by name, plural and code, with "unit" and "units", in any case, of any level it has`, () => {
    for (const spelling of spellingsOf(row)) {
      if (levels.length === 0) expect(transfer(`12 ${spelling}`)).toEqual(transferred(code, 0, 12));
      for (const level of levels) {
        expect(transfer(`12 ${spelling}-${level}`)).toEqual(transferred(code, level, 12));
      }
    }
  });

  test(`E-16: ${code} is printed by its name, in the plural but for one, and read back`, () => {
    const [techLevel = 0] = levels;
    const level = techLevel === 0 ? '' : `-${techLevel}`;
    for (const [quantity, name] of [
      ['1', canonical[0]],
      ['2', canonical[1]],
      ['1,234', canonical[1]],
    ] as const) {
      const printed = `7, transfer, ${quantity} ${name}${level}, 21`;
      const { orders } = read(`7, transfer, ${quantity} ${lowest(row)}, 21`);
      expect(orders.map((order) => formatOrder(empyreanLanguage, order))).toEqual([printed]);
      expect(read(printed)).toEqual({ orders, mistakes: [] });
    }
  });

  test(`E-15: ${code} has ${levels.length === 0 ? 'no technology level' : 'the levels 1 to 10'}`, () => {
    for (const spelling of spellingsOf(row)) {
      if (levels.length === 0) {
        for (const level of [1, 10, 11]) {
          expect(transfer(`12 ${spelling}-${level}`)).toEqual(
            refused('level-unneeded', `12 ${canonical[1]}`),
          );
        }
      } else {
        expect(transfer(`12 ${spelling}`)).toEqual(refused('level-missing'));
        for (const level of [0, 11, 99]) {
          expect(transfer(`12 ${spelling}-${level}`)).toEqual(refused('level-range'));
        }
      }
    }
  });
});

describe('E-15: the dash before the level', () => {
  test('E-15: all 34 units of the ruling are tested', () => {
    expect(new Set(UNITS.map(({ code }) => code)).size).toBe(34);
  });

  test.each([
    'space drives - 3',
    'space drives -3',
    'space drives- 3',
    'space\tdrives  -  3',
    'SPD - 3',
    'SPD–3',
    'SPD — 3',
    'SPD‑3',
    'SPD−3',
    'space drives-03',
  ])('E-15: %j is space drives of level 3', (words) => {
    expect(transfer(`12 ${words}`)).toEqual(transferred('SPD', 3, 12));
  });

  test.each<[string, UnitCode, number]>([
    ['anti–missiles–3', 'ANM', 3],
    ['non–metallics', 'NMTS', 0],
    ['non‑metallics units', 'NMTS', 0],
    ['anti-missile - 10', 'ANM', 10],
  ])('E-15: %j has a dash in its name', (words, code, level) => {
    expect(transfer(`12 ${words}`)).toEqual(transferred(code, level, 12));
  });

  test.each([
    ['space drives 3', 'unit-unknown', '12 space drives-3'],
    ['SPD3', 'unit-unknown', '12 space drives-3'],
    ['SPD 3', 'unit-unknown', '12 space drives-3'],
    ['SPD-', 'unit-unknown', undefined],
    ['SPD--3', 'unit-unknown', '12 space drives-3'],
    ['SPD-three', 'unit-unknown', undefined],
    ['SPD-1000', 'level-range', undefined],
    ['SPD-100', 'level-range', undefined],
  ])('E-16: %j is refused as %s, did you mean %s', (words, code, suggestion) => {
    expect(transfer(`12 ${words}`)).toEqual(refused(code, suggestion));
  });
});

describe('E-16: a level of 0', () => {
  test('E-16: a unit without levels has no level 0 either', () => {
    for (const row of UNITS.filter(({ levels }) => levels.length === 0)) {
      expect(transfer(`12 ${row.plural}-0`)).toEqual(refused('level-unneeded', `12 ${row.canonical[1]}`));
    }
  });
});

describe('E-16: a unit that nobody knows', () => {
  test.each([
    ['12 space drivs-3', '12 space drives-3'],
    ['1,200 spce drives-3', '1,200 space drives-3'],
    ['12 spacedrives-3', '12 space drives-3'],
    ['12 solders', '12 soldiers'],
    ['12 soldeirs', '12 soldiers'],
    ['12 golf', '12 gold'],
    ['12 consumer good', '12 consumer goods'],
    ['12 metallic', '12 metallics'],
    ['12 factorys-6', '12 factories-6'],
    ['12 soldiers units', '12 soldiers'],
    ['12 lite structural units', '12 light structural units'],
    ['12 xyzzy', undefined],
    ['12 sodiers-3', undefined],
    ['12 space drivs', undefined],
    ['12 space drivs-11', undefined],
  ])('E-16: %j, did you mean %j', (units, suggestion) => {
    expect(transfer(units)).toEqual(refused('unit-unknown', suggestion));
    if (suggestion !== undefined) expect(transfer(suggestion).mistakes).toEqual([]);
  });

  test('E-16: the guess is one that the statement takes', () => {
    expect(read('7, draft, 12 spie').mistakes).toEqual([['unit-unknown', '1:11', undefined]]);
    expect(read('7, disband, 12 spie').mistakes).toEqual([['unit-unknown', '1:13', '12 spies']]);
    expect(read('7, raid, 112, 28%, solder').mistakes).toEqual([['unit-unknown', '1:20', undefined]]);
  });
});

describe('E-15: how many', () => {
  test.each([
    ['1 gold', 1],
    ['50000 gold', 50_000],
    ['50,000 gold', 50_000],
    ['1,234,567 gold', 1_234_567],
    ['9007199254740991 gold', 9_007_199_254_740_991],
    ['9,007,199,254,740,991 gold', 9_007_199_254_740_991],
    ['50,000\tgold', 50_000],
    ['50,000   gold', 50_000],
  ])('E-15: %j', (units, quantity) => {
    expect(transfer(units)).toEqual(transferred('GOLD', 0, quantity));
  });

  test.each([
    ['gold', 'quantity-missing'],
    ['space drives-3', 'quantity-missing'],
    ['many space drives-3', 'quantity-missing'],
    ['12', 'quantity-invalid'],
    ['1,234', 'quantity-invalid'],
    ['12gold', 'quantity-invalid'],
    ['12x gold', 'quantity-invalid'],
    ['1.5 gold', 'quantity-invalid'],
    ['0 gold', 'quantity-range'],
    ['9007199254740992 gold', 'quantity-range'],
    ['9,007,199,254,740,993 space drives-3', 'quantity-range'],
  ])('E-16: %j is refused as %s', (units, code) => {
    expect(transfer(units)).toEqual(refused(code));
  });

  test('E-14: a comma that groups no three digits parts two fields', () => {
    expect(transfer('50, 000 gold')).toEqual(refused('quantity-invalid'));
    expect(transfer('5,00 gold')).toEqual(refused('quantity-invalid'));
    expect(transfer('1234,567 gold')).toEqual(refused('quantity-invalid'));
  });
});

const POPULATION: readonly UnitCode[] = ['UEM', 'USK', 'PRO', 'SLD', 'SPY', 'CNW', 'TRN'];
/** The seed's units that require assembly besides mines and factories. */
const LOOSE: readonly UnitCode[] = [
  'SPD', 'SEN', 'AUT', 'LFS', 'EWP', 'ESH', 'FRM', 'HEN', 'STU', 'LSTU', 'MSL',
]; // prettier-ignore
const NEVER_BUILT: readonly UnitCode[] = [...POPULATION, 'GOLD', 'FUEL', 'METS', 'NMTS', 'FOOD'];
const ALL = UNITS.map(({ code }) => code);
const allBut = (codes: readonly UnitCode[]) => ALL.filter((code) => !codes.includes(code));

describe('E-15: which units a statement takes', () => {
  test.each<[string, string, readonly UnitCode[], string]>([
    ['7, transfer, 12 UNIT, 21', '1:14', ALL, ''],
    ['set up, ship, 7, transfer, 12 UNIT, end', '1:28', ALL, ''],
    ['7, raid, 112, 28%, UNIT', '1:20', allBut(POPULATION), 'unit-unfit'],
    ['7, buy, 12, UNIT, 0.5', '1:13', allBut(POPULATION), 'unit-unfit'],
    ['7, sell, 12, UNIT, 0.5', '1:14', allBut(POPULATION), 'unit-unfit'],
    ['7, disassemble, 12 UNIT', '1:17', [...LOOSE, 'MIN', 'FCT', 'SPY', 'CNW'], 'unit-unfit'],
    ['7, draft, 12 UNIT', '1:11', ['SLD', 'TRN', 'CNW'], 'unit-unfit'],
    ['7, disband, 12 UNIT', '1:13', ['SLD', 'TRN', 'SPY', 'CNW'], 'unit-unfit'],
    ['7, build change, 3, UNIT', '1:21', allBut(NEVER_BUILT), 'product-invalid'],
    ['12, assemble, 100 FCT-6, UNIT', '1:26', allBut(NEVER_BUILT), 'product-invalid'],
  ])('E-15: %s', (statement, place, takes, code) => {
    for (const row of UNITS) {
      const { mistakes } = read(statement.replace('UNIT', lowest(row)));
      expect([row.code, mistakes]).toEqual([
        row.code,
        takes.includes(row.code) ? [] : [[code, place, undefined]],
      ]);
    }
  });

  test('E-15: what is assembled stands alone, but for factories and mines', () => {
    for (const row of UNITS) {
      const { mistakes } = read(`7, assemble, 12 ${lowest(row)}`);
      const isInGroup = row.code === 'FCT' || row.code === 'MIN';
      const isLoose = [...LOOSE, 'SPY', 'CNW'].includes(row.code);
      const mistake = isInGroup ? ['missing-field', '1:22', undefined] : ['unit-unfit', '1:14', undefined];
      expect([row.code, mistakes]).toEqual([row.code, isLoose ? [] : [mistake]]);
    }
  });

  test.each([
    ['7, draft, 12 gold-2', '1:11', 'unit-unfit'],
    ['7, draft, 12 factories', '1:11', 'unit-unfit'],
    ['7, draft, 12 factories-12', '1:11', 'unit-unfit'],
    ['7, draft, 12 SPD 3', '1:11', 'unit-unfit'],
    ['7, disassemble, 12 transports', '1:17', 'unit-unfit'],
    ['7, raid, 112, 28%, soldiers-1', '1:20', 'unit-unfit'],
    ['7, build change, 3, food-2', '1:21', 'product-invalid'],
  ])('E-16: %s is of the wrong kind, whatever its level: no guess leads on', (text, place, code) => {
    expect(read(text)).toEqual({ orders: [], mistakes: [[code, place, undefined]] });
  });
});
