import { factoryOutput, materialsOf, mineCapacity } from '@ec/economy';
import { formatInteger } from '@ec/prng';
import type { ReportNote } from '@ec/reports';
import { format } from '../orders/language.js';
import type { HoldingView } from '../view/holding-view.js';
import type { MineGroupView } from '../view/production-view.js';
import type { TurnView } from '../view/turn-view.js';
import { addStructure, assemble, goodsOrder, mineElsewhere } from './help.js';
import { holdingId, holdingName } from './holding-topic.js';
import { productNamed } from './product-named.js';
import { HORIZON } from './outlook.js';
import { unitName } from './unit-name.js';

/** Materials and supplies that are used up by what a colony makes and how it fights. */
const USED_UP = ['METS', 'NMTS', 'MTSP'] as const;

/**
 * What holds a ship or colony up: structure that lacks, materials and deposits that run out, groups that stand idle; and research that comes
 * to its end.
 */
export function progressNotes(view: TurnView, holding: HoldingView): ReportNote[] {
  return [
    ...structureNotes(view, holding),
    ...materialNotes(holding),
    ...holding.mines.flatMap((mine) => depositNotes(view, holding, mine)),
    ...idleNotes(view, holding),
    ...researchNotes(holding),
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

/** Materials of which a turn takes more than it brings, trade and transfers left aside. */
function materialNotes(holding: HoldingView): ReportNote[] {
  const asked = materialsAsked(holding);
  return USED_UP.flatMap((code): ReportNote[] => {
    const row = holding.ledger.find(({ place, unit }) => place === 'stored' && unit === code);
    if (!row) return [];
    // where it ran out, less was used than was asked for
    const isOut = row.opening + row.produced < asked[code];
    const lost = (isOut ? asked[code] : row.used) - row.produced;
    if (lost <= 0) return [];
    const turns = Math.floor(row.closing / lost);
    if (turns >= HORIZON) return [];
    const lasts =
      turns === 0 ? 'fall short next turn' : `last ${turns} more ${turns === 1 ? 'turn' : 'turns'}`;
    return [
      {
        text: `${holdingName(holding)}: ${unitName(code)} ${lasts} at the present rate: ${formatInteger(row.closing)} stored, ${formatInteger(lost)} more needed than come in each turn.`,
        section: `${holdingId(holding)}-storage`,
      },
    ];
  });
}

/** What the factories that worked would begin to use in a turn in which no material is missing. */
function materialsAsked({ factories }: HoldingView): Record<(typeof USED_UP)[number], number> {
  const batches = factories.flatMap(({ product, change, worked, techLevel }) => {
    const made = product === null || change !== null ? undefined : productNamed(product);
    return made ? [materialsOf(made, factoryOutput(worked, techLevel, made))] : [];
  });
  return {
    METS: total(batches.map(({ metallics }) => metallics)),
    NMTS: total(batches.map(({ nonMetallics }) => nonMetallics)),
    MTSP: 0,
  };
}

/** A deposit that is nearly empty. */
function depositNotes(view: TurnView, holding: HoldingView, mine: MineGroupView): ReportNote[] {
  const { location } = holding;
  const deposits = view.surveys.find(({ planet }) => planet === location)?.deposits ?? [];
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
  const order = hands > 0 ? assemble(view, holding, 'AUT', hands) : undefined;
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
function researchNotes(holding: HoldingView): ReportNote[] {
  const { research: { points, next }, factories, techLevel } = holding; // prettier-ignore
  const made = total(factories.map(({ product, delivered }) => (product === 'RSCH' ? delivered : 0)));
  if (next === null || made === 0) return [];
  const turns = Math.max(1, Math.ceil((next - points) / made));
  if (turns > HORIZON) return [];
  return [
    {
      text: `${holdingName(holding)}: research for technology level ${techLevel + 1} is done in ${turns} ${turns === 1 ? 'turn' : 'turns'} at the present rate.`,
      section: holdingId(holding),
    },
  ];
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
