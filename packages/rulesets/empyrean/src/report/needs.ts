import { deathsIn, headCount, starvesOn, unitCapacity } from '@ec/economy';
import { whereToRead } from '@ec/engine';
import { formatInteger, ratio } from '@ec/prng';
import { formatShare, type ReportNote, type ReportSection } from '@ec/reports';
import { empyreanLanguage, format } from '../orders/language.js';
import type { HoldingView } from '../view/holding-view.js';
import type { TurnView } from '../view/turn-view.js';
import { assemble, bring, fewerFactories, makeGoods, moreFarms, moreFuel } from './help.js';
import { hasWorks, holdingId, holdingName } from './holding-topic.js';
import { HORIZON, outlookOf, type Outlook } from './outlook.js';
import { noteOf } from './note-of.js';
import { progressNotes } from './progress.js';
import { missing, supplyNotes } from './supply-notes.js';
import { unrestNotes } from './unrest.js';

/** Turns within which a death, and any other shortage, is urgent (included). */
const URGENT = { death: 4, shortage: 2 } as const;

/**
 * What needs the player: dangers to the lives of people first, then what runs short, and then what stands idle, ship by ship and colony by
 * colony; each with the turns that are left at the present rate and an order that would help.
 */
export function needsSection(view: TurnView): ReportSection {
  const notes = view.holdings.flatMap((holding) => {
    const outlook = outlookOf(view, holding);
    return [
      ...survivalNotes(view, holding, outlook),
      ...unrestNotes(holding),
      ...progressNotes(view, holding, outlook),
    ];
  });
  const urgent = notes.filter(({ isUrgent }) => isUrgent);
  const others = notes.filter(({ isUrgent }) => !isUrgent);
  const ordered = notes.flatMap(({ order }) => order ?? []);
  const reading = ordered.length > 0 ? whereToRead(empyreanLanguage, oneOfEach(ordered)) : undefined;
  return {
    id: 'needs',
    title: 'What needs you',
    blocks: [
      notes.length === 0
        ? { kind: 'paragraph', text: view.holdings.length === 0 ? OUT : ALL_IS_WELL }
        : { kind: 'notes', notes: [...urgent, ...others] },
      ...(reading === undefined ? [] : [{ kind: 'paragraph' as const, text: reading }]),
    ],
  };
}

const ALL_IS_WELL = `Nothing runs short in the next ${HORIZON} turns at the present rate.`;

/** Said to an empire that can no longer give orders. */
const OUT =
  'You have no ship and no colony left: you are out of the game, and no order of yours is carried out.';

/** One of the orders that differ in their numbers alone, and are read about at the same place. */
function oneOfEach(orders: readonly string[]): string[] {
  return [...new Map(orders.map((order) => [order.replace(NUMBERS, ''), order])).values()];
}

const NUMBERS = /\d+/g;

/** Life support, food, wages and fuel. */
function survivalNotes(view: TurnView, holding: HoldingView, outlook: Outlook): ReportNote[] {
  const { lifeSupport, fuel, goods, starving } = outlook;
  const section = `${holdingId(holding)}-storage`;
  const { location } = holding;
  const name = `${holdingName(holding)} at ${location}`;
  return [
    ...capacityNotes(view, holding, name),
    ...supplyNotes(`${name}: fuel for life support`, lifeSupport, URGENT.death, section, {
      // life support has drawn its fuel before any order is carried out
      order: () => (lifeSupport.short === 1 ? undefined : moreFuel(view, holding, missing(lifeSupport))),
      end: lifeSupport.short === 1 ? `people without it die${TOO_LATE}` : 'people without it die',
    }),
    ...foodNotes(view, holding, outlook, name),
    ...supplyNotes(`${name}: consumer goods for wages`, goods, URGENT.shortage, section, {
      isPlural: true,
      order: () => bring(view, holding, 'CNGD', missing(goods)) ?? makeGoods(holding),
      end: 'people who are paid less turn rebel',
    }),
    ...(fuel.short === lifeSupport.short && fuel.short !== null
      ? []
      : supplyNotes(`${name}: fuel`, fuel, starving === null ? URGENT.shortage : URGENT.death, section, {
          order: () =>
            moreFuel(view, holding, missing(fuel)) ?? fewerFactories(view, holding, fuel.need - fuel.stock),
          end: hasWorks(holding.kind)
            ? 'farms, mines and factories stand still without it'
            : 'sensors are blind without it',
        })),
  ];
}

/** Said where people die in upkeep. */
const TOO_LATE = ' before any order of the next turn is carried out';

/**
 * More people than life support carries: they die in the next turn, a share of each class, truncated.
 *
 * @see E-18
 */
function capacityNotes(view: TurnView, holding: HoldingView, name: string): ReportNote[] {
  const { lifeSupport, population } = holding;
  const heads = headCount(population);
  const lacking = heads - (lifeSupport?.capacity ?? Number.MAX_SAFE_INTEGER);
  if (lacking <= 0) return [];
  const dying = deathsIn(population, ratio(lacking, heads));
  const carries = `${name}: life support carries ${unitsOf(lacking)} too few`;
  const text =
    dying > 0
      ? `${carries}; ${dying === lacking ? 'they' : unitsOf(dying)} die${TOO_LATE}.`
      : `${carries}; nobody dies of that, as a share of each class is truncated.`;
  const places = (techLevel: number): number =>
    Math.ceil((lacking - dying) / unitCapacity('LFS', techLevel, 'population units'));
  return [
    noteOf(text, holdingId(holding), { isUrgent: dying > 0, order: assemble(view, holding, 'LFS', places) }),
  ];
}

function unitsOf(people: number): string {
  return `${formatInteger(people)} population ${people === 1 ? 'unit' : 'units'}`;
}

function foodNotes(
  view: TurnView,
  holding: HoldingView,
  { food, starving }: Outlook,
  name: string,
): ReportNote[] {
  const { rates: { ration }, id: actorId } = holding; // prettier-ignore
  const section = `${holdingId(holding)}-vital`;
  if (headCount(holding.population) > 0 && starvesOn(ration)) {
    const order = format({ kind: 'ration', actorId, percent: { numerator: 1, denominator: 4 } });
    return [
      noteOf(`${name}: people starve on a ration of ${formatShare(ration.numerator, ration.denominator)}; 25 % keeps them alive.`, section, { isUrgent: true, order }), // prettier-ignore
    ];
  }
  const end =
    starving === null
      ? 'people who eat less turn rebel'
      : `people starve from the ${ordinal(starving)} turn on`;
  return supplyNotes(`${name}: food`, food, starving === null ? URGENT.shortage : URGENT.death, section, {
    order: () => bring(view, holding, 'FOOD', missing(food)) ?? moreFarms(view, holding),
    end,
  });
}

function ordinal(turn: number): string {
  return (
    ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'][turn - 1] ?? `${turn}th`
  );
}
