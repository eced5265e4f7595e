import { describe, expect, it } from 'vitest';
import {
  PARAMETER_COLUMNS,
  parameterFaults,
  parameterTable,
  resolveParameters,
  SetupError,
  turnSequenceTable,
  type ParameterRow,
} from '../src/index.js';

const ROWS: readonly ParameterRow[] = [
  {
    kind: 'integer',
    key: 'sides',
    default: 6,
    min: 2,
    max: 2000,
    unit: 'sides',
    description: 'Die.',
    source: 'R-1',
  },
  {
    kind: 'text',
    key: 'hoard',
    default: '2d6',
    unit: 'dice',
    description: 'Gold of a hoard.',
    source: 'R-2',
    check: () => undefined,
  },
  {
    kind: 'text',
    key: 'luck',
    default: 'good',
    unit: 'kind',
    description: 'Luck of all.',
    source: 'R-3',
    check: () => undefined,
    bounds: 'good or bad',
  },
];

describe('architecture 4: the table of parameters', () => {
  it('shows each one with its value in force and its other properties', () => {
    const { columns, rows } = parameterTable(ROWS, resolveParameters(ROWS, { sides: 20 }));
    expect(columns.map(({ id }) => id)).toEqual([...PARAMETER_COLUMNS]);
    expect(rows).toEqual([
      ['sides', 20, 6, '2 to 2,000', 'sides', 'R-1', 'Die.'],
      ['hoard', '2d6', '2d6', 'any dice in range', 'dice', 'R-2', 'Gold of a hoard.'],
      ['luck', 'good', 'good', 'good or bad', 'kind', 'R-3', 'Luck of all.'],
    ]);
  });

  it('has the columns that are asked for, in that order', () => {
    const { columns, rows } = parameterTable(ROWS, resolveParameters(ROWS), ['description', 'key']);
    expect(columns.map(({ title }) => title)).toEqual(['What it does', 'Key']);
    expect(rows).toEqual([
      ['Die.', 'sides'],
      ['Gold of a hoard.', 'hoard'],
      ['Luck of all.', 'luck'],
    ]);
  });

  it('requires a value for every row', () => {
    expect(() => parameterTable(ROWS, { sides: 6 })).toThrow(
      'parameters["hoard"]: expected a value, received none',
    );
    const inherited = Object.create({ hoard: '1d6' }) as Record<string, string>;
    expect(() => parameterTable(ROWS, Object.assign(inherited, { sides: 6 }))).toThrow(RangeError);
  });
});

describe('architecture 4: the values in force', () => {
  it('are the defaults, replaced by what is given', () => {
    expect(resolveParameters(ROWS)).toEqual({ sides: 6, hoard: '2d6', luck: 'good' });
    expect(resolveParameters(ROWS, { sides: 2000, luck: 'bad' })).toEqual({
      sides: 2000,
      hoard: '2d6',
      luck: 'bad',
    });
  });

  it('lists everything that is wrong, in the order in which it is given', () => {
    const faults = parameterFaults(ROWS, { luck: 'good', hoard: 7, side: 6, sides: 1 }, 'edition');
    expect(faults.map(({ code, path }) => [code, path])).toEqual([
      ['bad-parameter', 'edition["hoard"]'],
      ['unknown-parameter', 'edition["side"]'],
      ['bad-parameter', 'edition["sides"]'],
    ]);
    expect(parameterFaults(ROWS, { sides: 2000 })).toEqual([]);
  });

  it.each([
    [{ side: 6 }, 'unknown-parameter', 'parameters["side"]: expected the key of a parameter, received "side"; did you mean "sides"?'],
    [{ zyzzyva: 6 }, 'unknown-parameter', 'parameters["zyzzyva"]: expected the key of a parameter, received "zyzzyva"'],
    [{ toString: 6 }, 'unknown-parameter', 'parameters["toString"]: '],
    [{ sides: 1 }, 'bad-parameter', 'parameters["sides"]: expected an integer from 2 to 2000, received 1'],
    [{ sides: 2001 }, 'bad-parameter', 'expected an integer from 2 to 2000, received 2001'],
    [{ sides: 6.5 }, 'bad-parameter', 'expected an integer from 2 to 2000, received 6.5'],
    [{ sides: '6' }, 'bad-parameter', 'expected an integer from 2 to 2000, received "6"'],
    [{ hoard: 7 }, 'bad-parameter', 'parameters["hoard"]: expected dice, received 7'],
    [{ dice: 'many' }, 'bad-parameter', 'parameters["dice"]: expected dice such as 3d4-3, received "many"'],
  ])('%o is refused (%s)', (given, code, message) => {
    const dice: ParameterRow = {
      kind: 'text',
      key: 'dice',
      default: '1d6',
      unit: 'dice',
      description: 'Dice.',
      source: 'R-4',
      check: (value) => (/^\d+d\d+$/.test(value) ? undefined : 'dice such as 3d4-3'),
    };
    const resolve = (): unknown => resolveParameters([...ROWS, dice], given);
    expect(resolve).toThrow(SetupError);
    expect(resolve).toThrow(expect.objectContaining({ code }));
    expect(resolve).toThrow(message);
  }); // prettier-ignore
});

describe('seed "Turn Sequence": the table of phases', () => {
  it('numbers them from 1', () => {
    expect(turnSequenceTable([{ name: 'push' }, { name: 'shove' }]).rows).toEqual([
      [1, 'push'],
      [2, 'shove'],
    ]);
  });
});
