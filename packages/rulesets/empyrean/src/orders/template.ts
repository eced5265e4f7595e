import { formatHeader, formatOrder } from '@ec/orders-parser';
import { formatRatio } from '@ec/prng';
import { parseUnit, PAID_CODES } from '@ec/economy';
import { empyreanLanguage } from './language.js';
import type { EmpyreanOrder } from './orders.js';
import { KIND_NAMES } from '../report/holding-topic.js';
import type { HoldingView } from '../view/holding-view.js';
import type { FactoryGroupView } from '../view/production-view.js';
import type { SightingView } from '../view/map-view.js';
import type { TurnView } from '../view/turn-view.js';

/** Most ships and colonies that are listed in one line. */
const NAMES_A_LINE = 5;

/** White space other than a single blank. */
const UNEVEN = /\s{2,}|[^\S ]/g;

/**
 * An order sheet for the next turn: its header, and as comments the settings of each ship and colony, written as orders, with the numbers
 * of groups and of others at the same place. As it is, it is a valid sheet without orders.
 *
 * @see E-14, E-15
 */
export function template(view: TurnView): string {
  const { game, turn, empire, holdings, sightings } = view;
  const present = Map.groupBy(
    sightings.filter((seen) => seen.turn === turn),
    ({ location }) => location,
  );
  const lines = [
    formatHeader(empyreanLanguage, { empireId: empire.id, turn: turn + 1, game }),
    ...holdings.flatMap((holding) => ['', ...commentsOf(holding, present.get(holding.location) ?? [])]),
  ];
  return `${lines.join('\n')}\n`;
}

function commentsOf(holding: HoldingView, present: readonly SightingView[]): string[] {
  const { id, kind, name, location, techLevel } = holding;
  const title = name === null ? `${id}` : `${id} "${name.replaceAll(UNEVEN, ' ')}"`;
  const others = present.map(({ id: other, empire, isAbandoned }) => {
    const ownerless = isAbandoned ? 'abandoned' : 'independent';
    return `${other} (${empire === null ? ownerless : `empire ${empire}`})`;
  });
  return [
    `${title}: ${KIND_NAMES[kind]} at ${location}, TL-${techLevel}`,
    ...inLines(others).map((list) => `also there: ${list}`),
    ...inForce(holding).map((order) => formatOrder(empyreanLanguage, order)),
  ].map((line) => `// ${line}`);
}

/** Names in lists that fit into a line. */
function inLines(names: readonly string[]): string[] {
  const lines: string[] = [];
  for (let i = 0; i < names.length; i += NAMES_A_LINE)
    lines.push(names.slice(i, i + NAMES_A_LINE).join(', '));
  return lines;
}

/** What is in force, as the orders that would have it so. */
function inForce({ id: actorId, techLevel, rates, mines, factories }: HoldingView): EmpyreanOrder[] {
  return [
    ...PAID_CODES.filter((code) => isDecimal(formatRatio(rates.pay[code]))).map((code) => {
      return { kind: 'pay', actorId, rate: rates.pay[code], populationClass: code } as const;
    }),
    { kind: 'ration', actorId, percent: rates.ration },
    ...mines.map(({ group, depositNumber }) => {
      return { kind: 'mining-change', actorId, group, deposit: depositNumber } as const;
    }),
    // a colony that fell below the level of a product goes on with it, and could not be given it again
    ...factories
      .flatMap((group) => productOrder(actorId, group))
      .filter(({ change }) => change.kind !== 'unit' || change.techLevel <= techLevel),
  ];
}

function productOrder(
  actorId: number,
  { group, product, change }: FactoryGroupView,
): Extract<EmpyreanOrder, { readonly kind: 'build-change' }>[] {
  const made = change ?? product;
  if (made === null) return [];
  if (made === 'idle') return [{ kind: 'build-change', actorId, group, change: { kind: 'retool' } }];
  if (made === 'RSCH') return [{ kind: 'build-change', actorId, group, change: { kind: 'research' } }];
  const unit = parseUnit(made);
  if (!unit) return [];
  return [{ kind: 'build-change', actorId, group, change: { kind: 'unit', ...unit } as ProductChange }];
}

type ProductChange = Extract<
  Extract<EmpyreanOrder, { readonly kind: 'build-change' }>['change'],
  { readonly kind: 'unit' }
>;

/** Whether a rate can be written in an order. */
function isDecimal(text: string): boolean {
  return !text.includes('/');
}
