import { MAX_DEPOSITS } from '@ec/cluster';
import { GOODS_CODES, POPULATION_CODES, RESOURCE_CODES, unitOf } from '@ec/economy';
import {
  choiceSlot,
  integerSlot,
  labelledType,
  mappedSlot,
  percentSlot,
  rateSlot,
  type StatementOf,
  textSlot,
  variantSlot,
} from '@ec/orders-parser';
import type {
  AssembledCode,
  BuildChange,
  EmpyreanOrder,
  Foundation,
  NewsService,
  PaidClass,
  Party,
  Product,
  ProductCode,
} from './orders.js';
import { destinationSlot, orbitSlot, planetSlot } from './slots/place-slots.js';
import { techLevelSlot } from './slots/tech-level-slot.js';
import { spellingsOf } from './slots/unit-names.js';
import { quantitySlot, unitCountSlot, unitKindSlot } from './slots/unit-slots.js';

/** Most characters of a name or signature (included). */
const MAX_NAME_LENGTH = 24;
/** Most characters of a news text or message (included). */
const MAX_TEXT_LENGTH = 500;

const ITEMS = [...RESOURCE_CODES, ...GOODS_CODES] as const;
const ALL_UNITS = [...POPULATION_CODES, ...ITEMS] as const;
const PRODUCTS = [
  'FRM', 'MIN', 'FCT', 'ASW', 'ASC', 'MTBT', 'MSS', 'MSL', 'ANM', 'EWP', 'ESH', 'MTSP',
  'HEN', 'SPD', 'SEN', 'TPT', 'LFS', 'STU', 'LSTU', 'AUT', 'CNGD',
] as const satisfies readonly ProductCode[]; // prettier-ignore
/** Units that are assembled outside groups of mines and factories. */
const LOOSE = [
  'FRM', 'MSL', 'EWP', 'ESH', 'HEN', 'SPD', 'SEN', 'LFS', 'STU', 'LSTU', 'AUT', 'SPY', 'CNW',
] as const satisfies readonly AssembledCode[]; // prettier-ignore

const id = integerSlot('a ship or colony ID');
const party = variantSlot<Party>('party-invalid', 'a ship or colony ID, or "empire" and an empire ID', {
  'ship-or-colony': mappedSlot(
    id,
    (number) => ({ kind: 'ship-or-colony', id: number }) as const,
    (value) => value.id,
  ),
  empire: mappedSlot(
    labelledType('empire', integerSlot('an empire ID')),
    (number) => ({ kind: 'empire', id: number }) as const,
    (value) => value.id,
  ),
});
const newsService = variantSlot<NewsService>(
  'service-invalid',
  'a planet with a market, such as 02-29-04/3, or the ID of a trade station',
  {
    market: mappedSlot(
      planetSlot,
      (planet) => ({ kind: 'market', planet }) as const,
      ({ planet }) => planet,
    ),
    station: mappedSlot(
      integerSlot('the ID of a trade station'),
      (number) => ({ kind: 'station', id: number }) as const,
      (value) => value.id,
    ),
  },
);
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

const actor = { key: 'actorId', name: 'id', type: id } as const;
const target = { key: 'targetId', name: 'target', type: integerSlot('the ID of the target') } as const;
const receiver = {
  key: 'receiverId',
  name: 'receiver',
  type: integerSlot('the ID of the ship or colony that receives'),
} as const;
const commitment = { key: 'commitment', name: 'share', type: percentSlot } as const;
const group = { key: 'group', name: 'group', type: integerSlot('the number of a group') } as const;
const deposit = {
  key: 'deposit',
  name: 'deposit',
  type: integerSlot('the number of a deposit', { high: MAX_DEPOSITS }),
} as const;
const level = { key: 'techLevel', name: 'level', type: techLevelSlot } as const;
const quantity = {
  key: 'quantity',
  name: 'quantity',
  type: quantitySlot('a number of units'),
} as const;
const item = { key: 'item', name: 'unit', type: unitKindSlot('a resource or kind of goods', ITEMS) } as const;
const price = { key: 'price', name: 'price', type: rateSlot('a price such as 0.5', true) } as const;
const fee = { key: 'price', name: 'price', type: rateSlot('a price such as 25,000') } as const;
const spies = {
  key: 'spies',
  name: 'spies',
  type: integerSlot('a number of spies', { isGrouped: true }),
} as const;
const planet = { key: 'planet', name: 'planet', type: planetSlot } as const;
const someone = { key: 'party', name: 'who', type: party } as const;
const name = {
  key: 'name',
  name: 'name',
  type: textSlot('a name in quotation marks', MAX_NAME_LENGTH),
} as const;
const text = {
  key: 'text',
  name: 'text',
  type: textSlot('a text in quotation marks', MAX_TEXT_LENGTH),
} as const;
const perTarget = { per: ['actorId', 'targetId'] } as const;
const perActor = { per: ['actorId'] } as const;

/**
 * The statements of Empyrean Challenge in the order of the phases in which they run, one row each.
 *
 * @see E-15 for the statements; "Turn sequence" for their phases
 */
export const EMPYREAN_STATEMENTS: readonly [StatementOf<EmpyreanOrder>, ...StatementOf<EmpyreanOrder>[]] = [
  {
    kind: 'bombard',
    phase: 'combat',
    meaning: 'Fires missiles and beams at a ship or colony, with a share of the weapons.',
    example: '7, bombard, 112, 75%',
    fields: [actor, { keyword: 'bombard' }, target, commitment],
    once: perTarget,
  },
  {
    kind: 'invade',
    phase: 'combat',
    meaning: 'Lands a share of the soldiers and robots to take a ship or colony.',
    example: '7, invade, 112, 55%',
    fields: [actor, { keyword: 'invade' }, target, commitment],
    once: perTarget,
  },
  {
    kind: 'raid',
    phase: 'combat',
    meaning: 'Lands a share of the soldiers and robots for one round, to bring home one kind of goods.',
    example: '7, raid, 112, 28%, gold',
    fields: [
      actor,
      { keyword: 'raid' },
      target,
      commitment,
      { key: 'item', name: 'unit', type: unitKindSlot('what to bring home, such as gold', ITEMS) },
    ],
    once: perTarget,
  },
  {
    kind: 'support-defender',
    phase: 'combat',
    meaning: 'Helps to defend a ship or colony, with a share of the weapons and troops.',
    example: '7, support, 21, 40%',
    fields: [
      actor,
      { keyword: 'support' },
      { ...target, type: integerSlot('the ID of the ship or colony to defend') },
      commitment,
    ],
    once: perTarget,
  },
  {
    kind: 'support-attacker',
    phase: 'combat',
    meaning:
      'Helps an attacker against its target, with a share of the weapons, and of the troops where it lands some.',
    example: '7, support, 21, 112, 35%',
    fields: [
      actor,
      { keyword: 'support' },
      { key: 'attackerId', name: 'attacker', type: integerSlot('the ID of the attacker') },
      target,
      commitment,
    ],
    once: { per: ['actorId', 'attackerId', 'targetId'] },
  },
  {
    kind: 'permission-to-colonize',
    phase: 'set up orders',
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
    meaning: 'Moves a mine group to another deposit of the planet.',
    example: '7, mining, 2, 14',
    fields: [actor, { keyword: 'mining', aliases: ['mining change'] }, group, deposit],
    once: { per: ['actorId', 'group'] },
  },
  {
    kind: 'transfer',
    phase: 'transfers',
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
    meaning: 'Hands a technology level over.',
    example: '7, transfer, TL-6, 21',
    fields: [actor, { keyword: 'transfer' }, level, receiver],
  },
  {
    kind: 'assemble',
    phase: 'assembly orders',
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
    meaning: 'Puts stored mines to work on a deposit of the planet.',
    example: '7, assemble, 25,680 mines-2, 18',
    fields: [
      actor,
      { keyword: 'assemble' },
      { key: 'units', name: 'mines', type: unitCountSlot('a number of mines', ['MIN']) },
      deposit,
    ],
  },
  {
    kind: 'permission',
    phase: 'market and trade station activity',
    meaning: 'Lets somebody trade at a trade station of yours from this turn on, or no longer.',
    example: '31, permission, 112, granted',
    fields: [
      { ...actor, type: integerSlot('the ID of a trade station of yours') },
      { keyword: 'permission' },
      someone,
      {
        key: 'permission',
        name: 'granted',
        type: permissionSlot('may trade', 'may not trade'),
      },
    ],
    once: { per: ['actorId', 'party'] },
  },
  {
    kind: 'buy',
    phase: 'market and trade station activity',
    meaning: 'Bids for units at the market or trade station, at no more than a price in gold for each.',
    example: '7, buy, 1,000, food, 0.25',
    fields: [actor, { keyword: 'buy' }, quantity, item, price],
  },
  {
    kind: 'buy-technology',
    phase: 'market and trade station activity',
    meaning: 'Bids for a technology level, at no more than a price in gold.',
    example: '7, buy, TL-6, 25000',
    fields: [actor, { keyword: 'buy' }, level, fee],
  },
  {
    kind: 'sell',
    phase: 'market and trade station activity',
    meaning: 'Offers stored units at the market or trade station, at no less than a price in gold for each.',
    example: '7, sell, 250, missiles-1, 1.5',
    fields: [actor, { keyword: 'sell' }, quantity, item, price],
  },
  {
    kind: 'sell-technology',
    phase: 'market and trade station activity',
    meaning: 'Offers a technology level to all who pay a price in gold.',
    example: '7, sell, TL-4, 9000',
    fields: [actor, { keyword: 'sell' }, level, fee],
  },
  {
    kind: 'survey',
    phase: 'surveys',
    meaning: 'Surveys the deposits of the planet, with one transport and one professional.',
    example: '7, survey',
    fields: [actor, { keyword: 'survey' }],
    once: perActor,
  },
  {
    kind: 'probe',
    phase: 'probe and sensor reports',
    meaning: 'Sends a probe to each of the named orbits of the star.',
    example: '7, probe, 2, 4, 5',
    fields: [
      actor,
      { keyword: 'probe' },
      { key: 'orbits', name: 'orbit', type: orbitSlot, occurs: 'repeated' },
    ],
  },
  spyStatement('check-rebels', 'check rebels', 'Has spies count the rebels.'),
  spyStatement('convert-rebels', 'convert rebels', 'Has spies win rebels back, one each.'),
  spyStatement('check-for-spies', 'check for spies', 'Has spies look for the spies of others.'),
  foreignSpyStatement('attack-spies', 'attack spies', 'Has spies fight the spies at another ship or colony.'),
  foreignSpyStatement(
    'incite-rebels',
    'incite rebels',
    'Has spies turn people of another ship or colony into rebels, one each.',
  ),
  foreignSpyStatement(
    'information',
    'information',
    'Has spies bring lines of the report of another ship or colony, one each.',
  ),
  {
    kind: 'move',
    phase: 'ship movement',
    meaning: 'Moves a ship to an orbit, to an orbit of another star of the system, or to another system.',
    example: '12, move, 04-06-19',
    fields: [
      { ...actor, type: integerSlot('the ID of a ship') },
      { keyword: 'move' },
      { key: 'destination', name: 'destination', type: destinationSlot },
    ],
    once: perActor,
  },
  {
    kind: 'draft',
    phase: 'draft orders',
    meaning: 'Makes soldiers, trainees or construction workers of people.',
    example: '7, draft, 1,000 soldiers',
    fields: [
      actor,
      { keyword: 'draft' },
      {
        key: 'units',
        name: 'units',
        type: unitCountSlot('a number of soldiers, trainees or construction workers', ['SLD', 'TRN', 'CNW']),
      },
    ],
  },
  {
    kind: 'disband',
    phase: 'draft orders',
    meaning: 'Returns soldiers, trainees, spies or construction workers to the people they were made of.',
    example: '7, disband, 500 trainees',
    fields: [
      actor,
      { keyword: 'disband' },
      {
        key: 'units',
        name: 'units',
        type: unitCountSlot('a number of soldiers, trainees, spies or construction workers', [
          'SLD',
          'TRN',
          'SPY',
          'CNW',
        ]),
      },
    ],
  },
  {
    kind: 'pay',
    phase: 'pay and ration orders',
    meaning: 'Sets the wage of a class of people, in consumer goods per population unit and turn.',
    example: '7, pay, 0.375, professionals',
    fields: [
      actor,
      { keyword: 'pay' },
      { key: 'rate', name: 'rate', type: rateSlot('a decimal such as 0.375', true) },
      {
        key: 'populationClass',
        name: 'class',
        type: choiceSlot('a class of people that is paid', [paid('USK'), paid('PRO'), paid('SLD')]),
      },
    ],
    once: { per: ['actorId', 'populationClass'] },
  },
  {
    kind: 'ration',
    phase: 'pay and ration orders',
    meaning: 'Sets the share of the full food ration that is handed out.',
    example: '7, ration, 50%',
    fields: [actor, { keyword: 'ration' }, { key: 'percent', name: 'percent', type: percentSlot }],
    once: perActor,
  },
  controlStatement('control', [], 'Claims a planet where you have a colony.', '2, control, 02-04-06/9'),
  controlStatement('un-control', ['uncontrol'], 'Gives a planet up.', '2, un-control, 17-00-30/B/4'),
  {
    kind: 'name',
    phase: 'naming and control orders',
    meaning: `Names a ship or colony; a name has at most ${MAX_NAME_LENGTH} characters.`,
    example: '12, name, "Dragonfire"',
    fields: [actor, { keyword: 'name' }, name],
    once: perActor,
  },
  {
    kind: 'name-planet',
    phase: 'naming and control orders',
    meaning: `Names a planet that you control; a name has at most ${MAX_NAME_LENGTH} characters.`,
    example: '05-12-28/2, name, "Goldball"',
    fields: [planet, { keyword: 'name' }, name],
    once: { per: ['planet'] },
  },
  {
    kind: 'news',
    phase: 'news service reports',
    meaning: `Has a text of at most ${MAX_TEXT_LENGTH} characters printed by the news service of a market or trade station.`,
    example: 'news, 02-29-04/3, "Metallics wanted at Goldball.", "The Guild"',
    fields: [
      { keyword: 'news' },
      { key: 'service', name: 'service', type: newsService },
      text,
      {
        key: 'signature',
        name: 'signature',
        type: textSlot('a signature in quotation marks', MAX_NAME_LENGTH),
        occurs: 'optional',
      },
    ],
  },
  {
    kind: 'message',
    phase: 'news service reports',
    meaning: `Sends a text of at most ${MAX_TEXT_LENGTH} characters to an empire, or to whoever owns a ship or colony.`,
    example: 'message, empire 3, "Shall we trade?"',
    fields: [{ keyword: 'message' }, someone, text],
  },
];

function spyStatement(
  kind: 'check-rebels' | 'convert-rebels' | 'check-for-spies',
  keyword: string,
  meaning: string,
) {
  return {
    kind,
    phase: 'espionage',
    meaning: `${meaning} They go on until they are told otherwise.`,
    example: `7, 10, ${keyword}`,
    fields: [actor, spies, { keyword }],
    once: perActor,
  } as const;
}

function foreignSpyStatement(
  kind: 'attack-spies' | 'incite-rebels' | 'information',
  keyword: string,
  meaning: string,
) {
  return {
    kind,
    phase: 'espionage',
    meaning: `${meaning} They go on until they are told otherwise.`,
    example: `7, 10, ${keyword}, 112`,
    fields: [actor, spies, { keyword }, target],
    once: perTarget,
  } as const;
}

function controlStatement(
  kind: 'control' | 'un-control',
  aliases: readonly string[],
  meaning: string,
  example: string,
) {
  const empire = { key: 'empireId', name: 'empire', type: integerSlot('the ID of your empire') } as const;
  return {
    kind,
    phase: 'naming and control orders',
    meaning,
    example,
    fields: [empire, { keyword: kind, aliases }, planet],
    once: { topic: 'control', per: ['planet'] },
  } as const;
}

/** Whether something is permitted, with what either word means. */
function permissionSlot(granted: string, denied: string) {
  return choiceSlot<'granted' | 'denied'>('granted or denied', [
    { value: 'granted', names: ['granted', 'grant'], description: granted },
    { value: 'denied', names: ['denied', 'deny'], description: denied },
  ]);
}

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

/** A class by any of its names. */
function paid(value: PaidClass) {
  const unit = unitOf(value);
  return { value, names: [unit.plural, ...spellingsOf(unit)], description: `code ${value}` } as const;
}
