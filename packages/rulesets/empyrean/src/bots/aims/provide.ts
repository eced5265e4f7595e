import { headCount, type ItemCode } from '@ec/economy';
import type { Draft } from '../draft.js';
import type { ProductCode } from '../../orders/terms.js';
import type { HoldingView } from '../../view/holding-view.js';
import type { FactoryGroupView } from '../../view/production-view.js';
import { stockOf } from '../sheet.js';
import { mine, redeploy } from './mine.js';
import { train } from './train.js';
import { isShortOfGoods, addFactories, stockOfAll, codeOf, productOf } from './factories.js';

/** Sees to it that a small colony earns its wages, digs for what it uses and moves its mines where it has to. */
export function provide(draft: Draft, colony: HoldingView): void {
  const level = bestLevel(colony);
  const made = madeBy(colony);
  const kept = FORGES.every((forge) => forgeOf(made, forge)) ? 0 : Math.ceil(SMITHY / level);
  const isPoor = stockOf(colony, 'CNGD') < SAVINGS * (colony.vital?.wagesDue ?? 0);
  if (isPoor) isShortOfGoods(draft, colony, kept, level);
  for (const forge of FORGES) work(draft, colony, forgeOf(made, forge), forge);
  const builders = Math.floor(headCount(colony.population) / HEADS_PER_BUILDER) - powerFor(made, 'STU');
  if (builders > 0) addFactories(draft, colony, Math.ceil(builders / level), kept, productOf('STU', 0));
  if (!isPoor) isShortOfGoods(draft, colony, kept, level);
  mine(draft, colony, 0);
  redeploy(draft, colony);
  train(draft, colony);
}

/** Factories of a group that makes machines in a small colony, and population units for which a factory of the first level makes structure. */
const [SMITHY, HEADS_PER_BUILDER] = [6, 200];
/** Quarters of wages in storage from which a small colony sees to its structure first. */
const SAVINGS = 8;
/** Machines that a group of a small colony makes, most important first, with the stock below which it does; otherwise it does research. */
interface Forge {
  readonly place: number;
  readonly wanted: readonly (readonly [code: ProductCode, least: number])[];
  readonly codes: readonly ProductCode[];
  /** What the other groups make. */
  readonly others: readonly ProductCode[];
}
/** The groups: one for food and ore, and one for factories. */
const FORGES: readonly Forge[] = [
  {
    place: 0,
    wanted: [
      ['FRM', 15],
      ['MIN', 4],
    ],
    codes: ['FRM', 'MIN'],
    others: ['FCT'],
  },
  { place: 1, wanted: [['FCT', 8]], codes: ['FCT'], others: ['FRM', 'MIN'] },
];

/** Has a group of a small colony make the machines that it needs next. */
function work(draft: Draft, colony: HoldingView, group: FactoryGroupView | undefined, forge: Forge): void {
  const [needed = 'RSCH'] = forge.wanted
    .filter(([code, least]) => stockOfAll(colony, code) < least)
    .map(([code]) => code);
  const product = productOf(needed, colony.techLevel);
  if (!group) {
    const units = Math.ceil(SMITHY / bestLevel(colony));
    addFactories(draft, colony, units, 0, productOf(forge.codes[0] ?? needed, colony.techLevel));
  }
  if (group?.change === null && codeOf(group.product) !== needed)
    draft.orders.push({ kind: 'build-change', actorId: colony.id, group: group.group, change: product });
}

/** Level of the best factories in storage. */
function bestLevel({ stored }: HoldingView): number {
  return Math.max(1, ...stored.filter(({ code }) => code === 'FCT').map(({ techLevel }) => techLevel));
}

/** The group of a forge: the first that makes one of its machines, or the first that does research instead. */
function forgeOf(made: readonly Made[], { place, codes, others }: Forge): FactoryGroupView | undefined {
  const makes = (group: Made, wanted: readonly ItemCode[]): boolean =>
    group.code !== undefined && wanted.includes(group.code);
  const own = made.find((group) => makes(group, codes));
  if (own) return own.group;
  const idle = made.filter((group) => makes(group, RESEARCH));
  const isOther = made.some((group) => makes(group, others));
  return idle[isOther ? 0 : place]?.group;
}

/** A group of factories, and what it makes, or will once its change is through. */
interface Made {
  readonly group: FactoryGroupView;
  readonly code: ItemCode | undefined;
}

function madeBy({ factories }: HoldingView): Made[] {
  return factories.map((group) => ({ group, code: codeOf(group.change ?? group.product) }));
}

const RESEARCH = ['RSCH'] as const;

/** Factories of a colony that make something, each as many times as its level. */
function powerFor(made: readonly Made[], wanted: ItemCode): number {
  return made.reduce(
    (sum, { group, code }) => (code === wanted ? sum + group.units * group.techLevel : sum),
    0,
  );
}
