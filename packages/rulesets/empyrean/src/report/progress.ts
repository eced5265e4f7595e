import { mineCapacity, quantityOf, type ItemCode } from '@ec/economy';
import { formatInteger } from '@ec/prng';
import type { ReportNote } from '@ec/reports';
import { format } from '../orders/language.js';
import type { HoldingView } from '../view/holding-view.js';
import type { MineGroupView } from '../view/production-view.js';
import { surveyOf } from '../view/survey-of.js';
import type { TurnView } from '../view/turn-view.js';
import { addStructure, automate, bring, goodsOrder, mineElsewhere, moreOf } from './help.js';
import { holdingId, holdingName } from './holding-topic.js';
import { noteOf } from './note-of.js';
import { HORIZON, type Outlook, type Supply } from './outlook.js';
import { missing, supplyNotes, type SupplyText } from './supply-notes.js';
import { unitName } from './unit-name.js';

/** Resources that machines and factories use up: their mines are not moved. */
const USED = ['FUEL', 'METS', 'NMTS'] as const;

/** Turns within which it is urgent that materials fall short: nobody dies of that. */
const NEVER_URGENT = 0;

/**
 * What holds a ship or colony up: structure that lacks, materials and deposits that run out, groups that stand idle; and research that comes
 * to its end.
 */
export function progressNotes(view: TurnView, holding: HoldingView, outlook: Outlook): ReportNote[] {
  return [
    ...structureNotes(view, holding),
    ...materialNotes(view, holding, outlook),
    ...holding.mines.flatMap((mine) => depositNotes(view, holding, mine)),
    ...idleNotes(view, holding),
    ...researchNotes(holding, outlook),
  ];
}

function structureNotes(view: TurnView, holding: HoldingView): ReportNote[] {
  const { structure: { units, needed } } = holding; // prettier-ignore
  const lacking = needed - units;
  if (lacking <= 0) return [];
  const order = addStructure(view, holding, lacking);
  return [
    {
      text: `${holdingName(holding)}: ${formatInteger(lacking)} structural units are lacking for what it houses; nothing more can be assembled or taken in.`,
      section: holdingId(holding),
      ...(order !== undefined && { order }),
    },
  ];
}

/** Materials of which factories want more than there are, and supplies of which a turn of fighting takes more than it brings. */
function materialNotes(view: TurnView, holding: HoldingView, outlook: Outlook): ReportNote[] {
  const end = 'factories begin less without them';
  const supplies = suppliesOf(holding);
  const note = (code: ItemCode, supply: Supply, text: Omit<SupplyText, 'isPlural'>): ReportNote[] =>
    supplyNotes(`${holdingName(holding)}: ${unitName(code)}`, supply, NEVER_URGENT, `${holdingId(holding)}-storage`, {
      isPlural: true,
      ...text,
    }); // prettier-ignore
  const ore = (code: 'METS' | 'NMTS', supply: Supply): ReportNote[] =>
    note(code, supply, { end, order: () => moreOf(view, holding, code, missing(supply), USED) });
  return [
    ...ore('METS', outlook.metallics),
    ...ore('NMTS', outlook.nonMetallics),
    ...note('MTSP', supplies, {
      end: 'soldiers and weapons fight worse without them',
      order: () => bring(view, holding, 'MTSP', missing(supplies)),
    }),
  ];
}

/** Military supplies, if every turn used as many as the last one; trade and transfers are left aside. */
function suppliesOf({ ledger, stored }: HoldingView): Supply {
  const row = ledger.find(({ place, unit }) => place === 'stored' && unit === 'MTSP');
  const { used: need, produced: income } = row ?? { used: 0, produced: 0 };
  const stock = quantityOf(stored, 'MTSP');
  const turns = need > income ? Math.floor(stock / (need - income)) : HORIZON;
  return { stock, need, income, lastIncome: income, short: turns < HORIZON ? turns + 1 : null };
}

/** A deposit that is nearly empty. */
function depositNotes(view: TurnView, holding: HoldingView, mine: MineGroupView): ReportNote[] {
  const { location } = holding;
  const deposits = surveyOf(view, location)?.deposits ?? [];
  const deposit = deposits.find(({ number }) => number === mine.depositNumber);
  const taken = view.holdings
    .filter((other) => other.location === location)
    .flatMap(({ mines }) => mines)
    .filter(({ depositNumber }) => depositNumber === mine.depositNumber)
    .reduce(
      (sum, one) => sum + mineCapacity(Math.min(one.units, one.worked), one.techLevel, one.yieldPercent),
      0,
    );
  if (!deposit?.isExact || mine.units === 0) return [];
  const quantity = deposit.quantity ?? 0;
  const turns = quantity === 0 ? 0 : taken === 0 ? HORIZON : Math.floor(quantity / taken);
  if (turns >= HORIZON) return [];
  const order = mineElsewhere(view, holding, mine, mine.resource);
  const left =
    quantity === 0
      ? 'is empty'
      : `runs out in ${turns + 1} ${turns === 0 ? 'turn' : 'turns'} at the present rate: ${formatInteger(quantity)} left`;
  return [
    {
      text: `${holdingName(holding)}: deposit ${mine.depositNumber} (${unitName(mine.resource)}) of mine group ${mine.group} ${left}.`,
      section: `${holdingId(holding)}-mines`,
      ...(order !== undefined && { order }),
    },
  ];
}

/** Farms, mines and factories that stood still, and factory groups with nothing to make. */
function idleNotes(view: TurnView, holding: HoldingView): ReportNote[] {
  const { vital, farms, mines, factories, id: actorId, labour } = holding;
  const works = [
    ['farms', farms],
    ['mines', mines],
    ['factories', factories.filter(({ product }) => product !== null)],
  ] as const;
  const idle = works.flatMap(([name, groups]) => {
    const units = total(groups.map((one) => one.units));
    // those that were taken apart since have worked, too
    const still = total(groups.map((one) => Math.max(0, one.units - one.worked)));
    return vital === null || still === 0
      ? []
      : [`${formatInteger(still)} of ${formatInteger(units)} ${name}`];
  });
  const hands = (labour?.required.USK ?? 0) - (labour?.used.USK ?? 0);
  const order = hands > 0 ? automate(view, holding, hands) : undefined;
  const unused = factories.filter(
    ({ product, change, units }) => product === null && change === null && units > 0,
  );
  return [
    ...(idle.length === 0
      ? []
      : [
          {
            text: `${holdingName(holding)}: ${idle.join(', ')} stood still for want of workers, fuel, room or time to begin.`,
            section: `${holdingId(holding)}-labour`,
            ...(order !== undefined && { order }),
          },
        ]),
    ...unused.map(({ group }) => ({
      text: `${holdingName(holding)}: factory group ${group} has nothing to make.`,
      section: `${holdingId(holding)}-factories`,
      order: format(goodsOrder(actorId, group)),
    })),
  ];
}

/** When the research for the next technology level is done. */
function researchNotes(holding: HoldingView, { advance }: Outlook): ReportNote[] {
  if (advance === null) return [];
  return [
    noteOf(
      `${holdingName(holding)}: research for technology level ${holding.techLevel + 1} is done in ${advance} ${advance === 1 ? 'turn' : 'turns'} at the present rate.`,
      holdingId(holding),
    ),
  ];
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
