import { headCount, lifeSupportCapacity, quantityOf, starvesOn } from '@ec/economy';
import type { PlacedOrder } from '@ec/orders-parser';
import type { OrderDoubt, Rehearsed } from '@ec/engine';
import { formatInteger, formatRatio, type Ratio } from '@ec/prng';
import type { EmpyreanEvent } from '../events.js';
import { holdingOf } from '../lookup.js';
import type { EmpyreanOrder } from '../orders/orders.js';
import type { EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';
import { airless } from './airless.js';
import { asThingsStand } from './as-things-stand.js';
import { deprived } from './deprived.js';
import { uncertain, weaklyFounded } from './founded.js';

type RehearsedTurn = Rehearsed<EmpyreanState, EmpyreanOrder, EmpyreanEvent>;
type Doubted = Pick<OrderDoubt<EmpyreanOrder>, 'code' | 'reason'>;

/** Wages this many times the last, or the last this many times them, are doubted: a slip of the decimal point is the likeliest reason. */
const FOLD = 10n;

/**
 * Doubts about orders that can be carried out and do great harm: they starve people, pay ten times what was paid or a tenth, leave a ship or colony
 * without fuel, life support, drive or crew, or set one up that cannot live on; and about those that would be refused, unless chance helps.
 */
export function harmful(turn: RehearsedTurn): OrderDoubt<EmpyreanOrder>[] {
  const died = diedOfWant(turn);
  const harms = turn.results.flatMap(({ placed, result }) => {
    if (result?.status === 'refused') return [];
    return harmOf(turn, died, placed).map((doubt) => ({ placed, ...doubt }));
  });
  // several orders may empty the same ship: the last of them is doubted
  const byHarm = new Map(harms.map((doubt) => [`${doubt.code}: ${doubt.reason}`, doubt]));
  return [
    ...byHarm.values(),
    ...deprived(turn),
    ...weaklyFounded(turn),
    ...uncertain(turn),
    ...asThingsStand(turn),
  ];
}

/** People who died in a turn for want of air, and of food, ship by ship and colony by colony. */
interface Deaths {
  readonly air: ReadonlyMap<number, number>;
  readonly food: ReadonlyMap<number, number>;
}

function diedOfWant({ journal }: RehearsedTurn): Deaths {
  const air = new Map<number, number>();
  const food = new Map<number, number>();
  for (const event of journal) {
    if (event.kind === 'sustained') air.set(event.holdingId, event.died);
    if (event.kind === 'provided') food.set(event.holdingId, event.starved);
  }
  return { air, food };
}

function harmOf(turn: RehearsedTurn, died: Deaths, { order }: PlacedOrder<EmpyreanOrder>): Doubted[] {
  if (!('actorId' in order)) return [];
  const before = holdingOf(turn.before, order.actorId);
  const after = holdingOf(turn.after, order.actorId);
  if (before?.empireId !== turn.seat || !after) return [];
  if (order.kind === 'ration') return hunger(after, died.food.get(after.id) ?? 0, order.percent);
  if (order.kind === 'pay') return wages(before, order.populationClass, order.rate);
  if (order.kind === 'move') return suffocation(before, after);
  const want = (died.air.get(after.id) ?? 0) + (died.food.get(after.id) ?? 0);
  if (order.kind === 'set-up')
    return losses(
      { before, after, want },
      order.units.map(({ code }) => code),
    );
  return TAKING.has(order.kind) && 'units' in order
    ? losses({ before, after, want }, [order.units.code])
    : [];
}

/** Orders that take units or people from a ship or colony, or make them something else. */
const TAKING: ReadonlySet<EmpyreanOrder['kind']> = new Set(['transfer', 'disassemble', 'disband', 'draft']);

/** People that a ration starves, with food enough for it; the others starve by want, of which the report tells. */
function hunger({ ration, living }: Holding, starving: number, ordered: Ratio): Doubted[] {
  // of a few, nobody dies on a ration that starves many
  if (!living || !isSame(ration, ordered) || !starvesOn(ordered) || starving === 0) return [];
  const percent = Math.round((100 * starving) / living.heads);
  const reason = `${formatInteger(starving)} population units would starve in this turn, ${percent}% of all; nobody starves at 25%`;
  return [{ code: 'starves', reason }];
}

function isSame(a: Ratio, b: Ratio): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

function wages({ pay }: Holding, payee: keyof Holding['pay'], rate: Ratio): Doubted[] {
  const before = pay[payee];
  const [now, then] = [
    BigInt(before.numerator) * BigInt(rate.denominator),
    BigInt(rate.numerator) * BigInt(before.denominator),
  ];
  if (now === 0n) return [];
  const [was, is] = [formatRatio(before), formatRatio(rate)];
  if (then >= FOLD * now)
    return [{ code: 'tenfold', reason: `${is} is ${then / now} times what you pay now, ${was}` }];
  if (FOLD * then > now) return [];
  const share = then === 0n ? 'nothing of' : 'a tenth or less of';
  return [{ code: 'unpaid', reason: `${is} is ${share} what you pay now, ${was}; unpaid people turn rebel` }];
}

/**
 * What a ship or colony had before, has no longer, and needs, where an order took some of it.
 *
 * @param want - people who died there for want of air and food: where some did, it is not the order that left nobody
 */
function losses(
  { before, after, want }: { readonly before: Holding; readonly after: Holding; readonly want: number },
  codes: readonly string[],
): Doubted[] {
  const found: Doubted[] = [];
  const heads = headCount(after.population);
  const fuel = [before, after].map(({ stored }) => quantityOf(stored, 'FUEL'));
  const [had = 0, left = 0] = fuel;
  if (codes.includes('FUEL') && had > 0 && left === 0)
    found.push({
      code: 'no-fuel-left',
      reason: `${before.id} has ${formatInteger(had)} fuel, and would have none left`,
    });
  else if (codes.includes('FUEL')) found.push(...suffocation(before, after));
  const isLeft = codes.some((code) => code in before.population) && headCount(before.population) > 0;
  if (isLeft && heads === 0 && want === 0)
    found.push({
      code: 'no-crew',
      reason: `nobody would be left aboard ${before.id}, and it would be abandoned`,
    });
  if (codes.includes('LFS') && before.kind !== 'open') {
    const places = lifeSupportCapacity(after.assembled);
    if (places < heads)
      found.push({
        code: 'too-few-places',
        reason: `life support would carry ${formatInteger(places)} of ${formatInteger(heads)} population units`,
      });
  }
  const drives = [before, after].map(({ assembled }) =>
    assembled.reduce((sum, { code, quantity }) => sum + (code === 'SPD' || code === 'HEN' ? quantity : 0), 0),
  );
  if (
    before.kind === 'ship' &&
    codes.some((code) => code === 'SPD' || code === 'HEN') &&
    (drives[0] ?? 0) > 0 &&
    drives[1] === 0
  )
    found.push({ code: 'no-drive', reason: `ship ${before.id} would have no drive left` });
  return found;
}

/** People who would have too little air next turn, and have enough now. */
function suffocation(before: Holding, after: Holding): Doubted[] {
  const reason = airless(after);
  return reason === undefined || airless(before) !== undefined ? [] : [{ code: 'no-air', reason }];
}
