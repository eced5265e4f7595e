import { headCount, starvesOn } from '@ec/economy';
import { whereToRead } from '@ec/engine';
import { formatInteger } from '@ec/prng';
import { formatShare, type ReportNote, type ReportSection } from '@ec/reports';
import { empyreanLanguage, format } from '../orders/language.js';
import type { HoldingView } from '../view/holding-view.js';
import type { TurnView } from '../view/turn-view.js';
import { assemble, bring, fewerFactories, halveRation, makeGoods, moreFuel } from './help.js';
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
        ? { kind: 'paragraph', text: `Nothing runs short in the next ${HORIZON} turns at the present rate.` }
        : { kind: 'notes', notes: [...urgent, ...others] },
      ...(reading === undefined ? [] : [{ kind: 'paragraph' as const, text: reading }]),
    ],
  };
}

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
      order: () => moreFuel(view, holding, missing(lifeSupport)),
      end: 'people without it die',
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

/** More people than life support carries. */
function capacityNotes(view: TurnView, holding: HoldingView, name: string): ReportNote[] {
  const { lifeSupport, population } = holding;
  const lacking = headCount(population) - (lifeSupport?.capacity ?? Number.MAX_SAFE_INTEGER);
  if (lacking <= 0) return [];
  return [
    noteOf(
      `${name}: life support carries ${formatInteger(lacking)} population units too few; they die next turn.`,
      holdingId(holding),
      { isUrgent: true, order: assemble(view, holding, 'LFS', lacking) },
    ),
  ];
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
    order: () => bring(view, holding, 'FOOD', missing(food)) ?? assemble(view, holding, 'FRM', Number.MAX_SAFE_INTEGER) ?? halveRation(holding),
    end,
  }); // prettier-ignore
}

function ordinal(turn: number): string {
  return (
    ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'][turn - 1] ?? `${turn}th`
  );
}
