import { formatRate, parseUnit } from '@ec/economy';
import { formatEmpyreanHeader, formatEmpyreanOrder, type EmpyreanOrder } from '@ec/orders-parser';
import { KIND_NAMES, type FactoryGroupView, type HoldingView, type TurnView } from '@ec/reports';

/** Most ships and colonies that are listed in one line. */
const NAMES_A_LINE = 5;

const PAID = ['USK', 'PRO', 'SLD'] as const;

/**
 * An order sheet for the next turn: its header, and as comments what is in force in each ship and colony, in the words of orders,
 * with the numbers of groups and of who else is there. As it stands it is a valid sheet without orders.
 *
 * @see E-14, E-15
 */
export function orderTemplate(view: TurnView): string {
  const { game, turn, empire, holdings } = view;
  const lines = [
    formatEmpyreanHeader({ empireId: empire.id, turn: turn + 1, game }),
    ...holdings.flatMap((holding) => ['', ...commentsOf(view, holding)]),
  ];
  return `${lines.join('\n')}\n`;
}

function commentsOf({ sightings, turn }: TurnView, holding: HoldingView): string[] {
  const { id, kind, name, location, techLevel } = holding;
  const title = name === null ? `${id}` : `${id} "${name}"`;
  const others = sightings
    .filter((seen) => seen.turn === turn && seen.location === location)
    .map((seen) =>
      seen.empire === null ? `${seen.id} (independent)` : `${seen.id} (empire ${seen.empire})`,
    );
  return [
    `${title}: ${KIND_NAMES[kind]} at ${location}, TL-${techLevel}`,
    ...inLines(others).map((list) => `also there: ${list}`),
    ...inForce(holding).map((order) => formatEmpyreanOrder(order)),
  ].map((line) => `// ${line.replaceAll(/\s+/g, ' ')}`);
}

/** Names in lists that fit into a line. */
function inLines(names: readonly string[]): string[] {
  return names.flatMap((_, i) =>
    i % NAMES_A_LINE === 0 ? [names.slice(i, i + NAMES_A_LINE).join(', ')] : [],
  );
}

/** What is in force, as the orders that would have it so. */
function inForce({ id: actorId, rates, mines, factories }: HoldingView): EmpyreanOrder[] {
  return [
    ...PAID.filter((code) => isDecimal(formatRate(rates.pay[code]))).map((code) => {
      return { kind: 'pay', actorId, rate: rates.pay[code], populationClass: code } as const;
    }),
    { kind: 'ration', actorId, percent: rates.ration },
    ...mines.map(({ group, depositNumber }) => {
      return { kind: 'mining-change', actorId, group, deposit: depositNumber } as const;
    }),
    ...factories.flatMap((group) => productOrder(actorId, group)),
  ];
}

function productOrder(actorId: number, { group, product, change }: FactoryGroupView): EmpyreanOrder[] {
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
