import { MAX_DEPOSITS } from '@ec/cluster';
import { POPULATION_CODES } from '@ec/economy';
import { choiceSlot, integerSlot, mappedSlot, type StatementOf, variantSlot } from '@ec/orders-parser';
import type { AssembledCode, BuildChange, Foundation, Product, ProductCode } from '../terms.js';
import type { EmpyreanOrder } from '../orders.js';
import { unitCountSlot, unitKindSlot } from '../slots/unit-slots.js';
import { actor, level, planet, someone, permissionSlot, ITEMS } from './fields.js';

const ALL_UNITS = [...POPULATION_CODES, ...ITEMS] as const;

const PRODUCTS = [
  'FRM', 'MIN', 'FCT', 'ASW', 'ASC', 'MTBT', 'MSS', 'MSL', 'ANM', 'EWP', 'ESH', 'MTSP',
  'HEN', 'SPD', 'SEN', 'TPT', 'LFS', 'STU', 'LSTU', 'AUT', 'CNGD',
] as const satisfies readonly ProductCode[]; // prettier-ignore

/** Units that are assembled outside groups of mines and factories. */
const LOOSE = [
  'FRM', 'MSL', 'EWP', 'ESH', 'HEN', 'SPD', 'SEN', 'LFS', 'STU', 'LSTU', 'AUT', 'SPY', 'CNW',
] as const satisfies readonly AssembledCode[]; // prettier-ignore

const productUnit = mappedSlot(
  unitKindSlot('a unit that factories make, such as automation units-2', PRODUCTS),
  (kind) => ({ kind: 'unit', ...kind }) as const,
  ({ code, techLevel: level }) => ({ code, techLevel: level }),
);

const research = mappedSlot(
  choiceSlot<'research'>('research', [
    { value: 'research', names: ['research', 'research points', 'RSCH'], description: 'research points' },
  ]),
  (kind) => ({ kind }) as const,
  ({ kind }) => kind,
);

const retool = mappedSlot(
  choiceSlot<'retool'>('retool', [
    { value: 'retool', names: ['retool'], description: 'empties the pipeline without a new product' },
  ]),
  (kind) => ({ kind }) as const,
  ({ kind }) => kind,
);

const product = variantSlot<Product>('product-invalid', 'a unit that factories make, or "research"', {
  research,
  unit: productUnit,
});

const buildChange = variantSlot<BuildChange>(
  'product-invalid',
  'a unit that factories make, "research" or "retool"',
  { research, retool, unit: productUnit },
);

const receiver = {
  key: 'receiverId',
  name: 'receiver',
  type: integerSlot('the ID of the ship or colony that receives'),
} as const;

const group = { key: 'group', name: 'group', type: integerSlot('the number of a group') } as const;

const deposit = {
  key: 'deposit',
  name: 'deposit',
  type: integerSlot('the number of a deposit', { high: MAX_DEPOSITS }),
} as const;

/**
 * What is set up, taken apart, moved and put to work.
 *
 * @see E-15
 */
export const BUILDING_STATEMENTS: readonly StatementOf<EmpyreanOrder>[] = [
  {
    kind: 'permission-to-colonize',
    phase: 'set up orders',
    rule: 'E-50',
    meaning:
      'Lets somebody found a colony on a planet that you control, from this turn on; "denied" takes that back.',
    example: 'empire 9, permission to colonize, 09-12-26/3',
    fields: [
      someone,
      { keyword: 'permission to colonize', aliases: ['permission to colonise'] },
      planet,
      {
        key: 'permission',
        name: 'granted',
        type: permissionSlot('may found colonies', 'may not found colonies'),
        occurs: 'optional',
      },
    ],
    once: { per: ['party', 'planet'] },
  },
  {
    kind: 'set-up',
    phase: 'set up orders',
    rule: 'E-24',
    meaning:
      'Founds a ship or colony at the same place, with units of a ship or colony of yours. It may run over several lines, up to "end".',
    example:
      'set up, ship, 7, transfer, 3,000 structural units, 12 life support units-1, 2 space drives-1, 10 professionals, 40 food, end',
    fields: [
      { keyword: 'set up', aliases: ['setup', 'set-up'] },
      { key: 'foundation', name: 'what', type: choiceSlot('what to set up', foundations()) },
      actor,
      { keyword: 'transfer' },
      {
        key: 'units',
        name: 'units',
        type: unitCountSlot('a number of units, such as 100 professionals', ALL_UNITS),
        occurs: 'repeated',
      },
      { keyword: 'end' },
    ],
    isBlock: true,
  },
  {
    kind: 'disassemble',
    phase: 'dis-assembly orders',
    rule: 'seed "Turn Sequence"',
    meaning: 'Takes assembled units apart, to be stored or moved; a tenth is lost.',
    example: '7, disassemble, 500 factories-2',
    fields: [
      actor,
      { keyword: 'disassemble', aliases: ['dis-assemble'] },
      {
        key: 'units',
        name: 'units',
        type: unitCountSlot('a number of assembled units, such as 500 factories-2', [...LOOSE, 'MIN', 'FCT']),
      },
    ],
  },
  {
    kind: 'build-change',
    phase: 'build change orders',
    rule: 'E-25',
    meaning: 'Gives a factory group a new product, once what it is making is finished.',
    example: '7, build change, 3, automation units-2',
    fields: [
      actor,
      { keyword: 'build change' },
      group,
      { key: 'change', name: 'product', type: buildChange },
    ],
    once: { per: ['actorId', 'group'] },
  },
  {
    kind: 'mining-change',
    phase: 'mining change orders',
    rule: 'seed "Turn Sequence"',
    meaning: 'Moves a mine group to another deposit of the planet.',
    example: '7, mining, 2, 14',
    fields: [actor, { keyword: 'mining', aliases: ['mining change'] }, group, deposit],
    once: { per: ['actorId', 'group'] },
  },
  {
    kind: 'transfer',
    phase: 'transfers',
    rule: 'E-26, E-43',
    meaning: 'Moves stored units or people to a ship or colony at the same place.',
    example: '7, transfer, 50,000 space drives-3, 21',
    fields: [
      actor,
      { keyword: 'transfer' },
      {
        key: 'units',
        name: 'units',
        type: unitCountSlot('a number of units, such as 100 professionals', ALL_UNITS),
      },
      receiver,
    ],
  },
  {
    kind: 'transfer-technology',
    phase: 'transfers',
    rule: 'E-26',
    meaning: 'Hands a technology level over.',
    example: '7, transfer, TL-6, 21',
    fields: [actor, { keyword: 'transfer' }, level, receiver],
  },
  {
    kind: 'assemble',
    phase: 'assembly orders',
    rule: 'seed "Turn Sequence"',
    meaning: 'Puts stored units to work, or makes spies and construction workers of people.',
    example: '7, assemble, 200 life support units-1',
    fields: [
      actor,
      { keyword: 'assemble' },
      {
        key: 'units',
        name: 'units',
        type: unitCountSlot('a number of units to assemble, such as 200 life support units-1', LOOSE),
      },
    ],
  },
  {
    kind: 'assemble-factories',
    phase: 'assembly orders',
    rule: 'E-19, E-22',
    meaning: 'Puts stored factories to work on a product.',
    example: '7, assemble, 50,000 factories-6, consumer goods',
    fields: [
      actor,
      { keyword: 'assemble' },
      { key: 'units', name: 'factories', type: unitCountSlot('a number of factories', ['FCT']) },
      { key: 'product', name: 'product', type: product },
    ],
  },
  {
    kind: 'assemble-mines',
    phase: 'assembly orders',
    rule: 'E-20',
    meaning: 'Puts stored mines to work on a deposit of the planet.',
    example: '7, assemble, 25,680 mines-2, 18',
    fields: [
      actor,
      { keyword: 'assemble' },
      { key: 'units', name: 'mines', type: unitCountSlot('a number of mines', ['MIN']) },
      deposit,
    ],
  },
];

function foundations() {
  const row = (value: Foundation, what: string, description: string, ...others: string[]) =>
    ({ value, names: [what, ...others], description }) as const;
  return [
    row('ship', 'ship', 'a ship in orbit'),
    row('open', 'open colony', 'on a habitable terrestrial planet'),
    row('enclosed', 'enclosed colony', 'on any other surface'),
    row('orbiting', 'orbiting colony', 'in orbit'),
    row('colony', 'colony', 'open where people can live outside, enclosed elsewhere'),
    row('trade-station', 'trade station', 'in orbit, for trade alone'),
  ] as const;
}
