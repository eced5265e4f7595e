import { formatHeader, writeOrders, type WrittenOrders } from '@ec/orders-parser';
import { usualWages } from '../holdings/usual-wages.js';
import { headCount, quantityOf, type ItemCode, type PopulationCode, PAID_CODES } from '@ec/economy';
import { empyreanLanguage, format } from '../orders/language.js';
import type { EmpyreanOrder } from '../orders/orders.js';
import type { UnitCount } from '../orders/terms.js';
import type { HoldingView } from '../view/holding-view.js';
import type { TurnView } from '../view/turn-view.js';

/** An order sheet for the next turn with some orders. */
export function sheetOf(
  { game, turn, empire }: TurnView,
  orders: readonly EmpyreanOrder[],
): WrittenOrders<EmpyreanOrder> {
  const header = formatHeader(empyreanLanguage, { empireId: empire.id, turn: turn + 1, game });
  return writeOrders(orders, format, `${header}\n`);
}

/** Units of one kind in the storage of a ship or colony. */
export function stockOf({ stored }: HoldingView, code: ItemCode, techLevel = 0): number {
  return quantityOf(stored, code, techLevel);
}

/** A number of units; the technology level is left out where the kind has none. */
export function units(code: ItemCode | PopulationCode, quantity: number, techLevel = 0): UnitCount {
  return { code, techLevel, quantity };
}

/** Own colonies on a surface, those with most people first. */
export function mainColonies({ holdings }: TurnView): HoldingView[] {
  return holdings
    .filter(({ kind }) => kind === 'open' || kind === 'enclosed')
    .toSorted((a, b) => people(b) - people(a));
}

/** Orders that keep people quiet: the wages of the rulebook and full rations. */
export function careFor({ id: actorId, kind, rates }: HoldingView): EmpyreanOrder[] {
  const wages = usualWages(kind);
  const raises = PAID_CODES.flatMap((code): EmpyreanOrder[] => {
    const { numerator, denominator } = wages[code];
    const { numerator: paid, denominator: per } = rates.pay[code];
    if (paid * denominator >= numerator * per) return [];
    return [{ kind: 'pay', actorId, rate: { numerator, denominator }, populationClass: code }];
  });
  const { numerator, denominator } = rates.ration;
  if (numerator === denominator) return raises;
  return [...raises, { kind: 'ration', actorId, percent: { numerator: 1, denominator: 1 } }];
}

/**
 * Puts what is in storage to work, as far as the structure has room for it: structural units, farms, automation, mines on the deposit of
 * the scarcest resource, and factories for consumer goods.
 *
 * @param kept - units that stay in storage
 */
export function putToWork(
  colony: HoldingView,
  kept: Partial<Record<ItemCode, number>> = {},
): EmpyreanOrder[] {
  const { id: actorId, kind, structure, mines, factories } = colony;
  const [mine] = mines.toSorted((a, b) => stockOf(colony, a.resource) - stockOf(colony, b.resource));
  const isFull = kind === 'ship' || structure.units <= structure.needed;
  return colony.stored.flatMap((stack): EmpyreanOrder[] => {
    const { code, techLevel } = stack;
    const quantity = stack.quantity - (kept[code] ?? 0);
    if (quantity <= 0 || (isFull && code !== 'STU')) return [];
    const count = { techLevel, quantity };
    if (code === 'STU' || code === 'AUT' || code === 'FRM')
      return [{ kind: 'assemble', actorId, units: { code, ...count } }];
    if (code === 'MIN' && mine)
      return [{ kind: 'assemble-mines', actorId, units: { code, ...count }, deposit: mine.depositNumber }];
    if (code === 'FCT' && factories.some(({ product }) => product === 'CNGD')) {
      const product = { kind: 'unit', code: 'CNGD', techLevel: 0 } as const;
      return [{ kind: 'assemble-factories', actorId, units: { code, ...count }, product }];
    }
    return [];
  });
}

/** People of a ship or colony, spies and construction workers as single units. */
export function people({ population }: HoldingView): number {
  return Object.values(population).reduce((sum, count) => sum + count, 0);
}

/** Population units from which a colony is no longer one of settlers, but like a home world. */
const LARGE = 100_000;

/** Whether a colony is one of settlers. */
export function isSmall({ population }: Pick<HoldingView, 'population'>): boolean {
  return headCount(population) < LARGE;
}
