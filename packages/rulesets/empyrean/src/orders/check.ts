import { diagnose, type Diagnostic, type PlacedOrder } from '@ec/orders-parser';
import { empyreanLanguage } from './language.js';
import type { EmpyreanOrder } from './orders.js';
import type { KnownEmpire, KnownHolding } from './known-empire.js';
import { Totals } from './totals.js';
import {
  buildChangeDoubts,
  contactDoubts,
  depositDoubts,
  empireDoubts,
  isFetched,
  levelDoubts,
  miningChangeDoubts,
  moveDoubts,
  notYours,
  placeDoubts,
  productDoubts,
  receiverDoubts,
  stationDoubts,
  stockDoubts,
  targetDoubts,
  type Doubt,
} from './doubts.js';

/** What a single order is checked against. */
interface Knowledge {
  readonly empire: KnownEmpire;
  /** The own ship or colony that carries out the order, if it is one. */
  readonly actor: KnownHolding | undefined;
}

/**
 * Doubts about orders that were read without errors, from what their player knows. All are warnings: a turn may change what was known (a
 * colony is captured, a technology level is reached), and the orders stand.
 *
 * @returns the warnings in the order of the text
 * @see E-16
 */
export function check(orders: readonly PlacedOrder<EmpyreanOrder>[], known: KnownEmpire): Diagnostic[] {
  const holdings = new Map(known.holdings.map((holding) => [holding.id, holding]));
  const totals = new Totals();
  return orders.flatMap((placed) => {
    const { order } = placed;
    const actor = 'actorId' in order ? holdings.get(order.actorId) : undefined;
    const knowledge = { empire: known, actor };
    const doubts = [...doubtsAbout(order, knowledge), ...totals.doubtsAfter(order, actor)];
    return doubts.map(({ key, mistake, element }) =>
      diagnose(empyreanLanguage.declaration, 'warning', placed, key, mistake, element),
    );
  });
}

function doubtsAbout(order: EmpyreanOrder, { empire, actor }: Knowledge): Doubt[] {
  if ('actorId' in order && !actor && !isFetched(order, empire)) return [notYours(order.actorId, empire)];
  switch (order.kind) {
    case 'bombard':
    case 'invade':
    case 'raid':
    case 'support-attacker':
    case 'attack-spies':
    case 'incite-rebels':
    case 'information':
      return targetDoubts(order.targetId, empire, actor);
    case 'build-change':
      return buildChangeDoubts(order, actor);
    case 'mining-change':
      return miningChangeDoubts(order, empire, actor);
    case 'assemble-factories':
      return [...stockDoubts(order.units, actor), ...productDoubts(order.product, 'product', actor)];
    case 'assemble-mines':
      return [...stockDoubts(order.units, actor), ...depositDoubts(order.deposit, empire, actor)];
    case 'transfer':
      return [...stockDoubts(order.units, actor), ...receiverDoubts(order)];
    case 'transfer-technology':
      return [...levelDoubts(order.techLevel, actor), ...receiverDoubts(order)];
    case 'sell-technology':
      return levelDoubts(order.techLevel, actor);
    case 'assemble':
      return order.units.code === 'SPY' || order.units.code === 'CNW' ? [] : stockDoubts(order.units, actor);
    case 'sell':
      return stockDoubts(order.item, actor, 'item');
    case 'set-up':
      return [
        ...stationDoubts(order, empire, actor),
        ...order.units.flatMap((units, element) =>
          stockDoubts(units, actor).map((found) => ({ ...found, element })),
        ),
      ];
    case 'move':
      return moveDoubts(order, empire, actor);
    case 'control':
    case 'un-control':
      return [
        ...empireDoubts(order.empireId, empire),
        ...placeDoubts('planet', order.planet.coordinates, empire),
      ];
    case 'name-planet':
    case 'permission-to-colonize':
      return placeDoubts('planet', order.planet.coordinates, empire);
    case 'news':
      return order.service.kind === 'market'
        ? placeDoubts('service', order.service.planet.coordinates, empire)
        : [];
    case 'support-defender':
    case 'disassemble':
    case 'buy':
    case 'buy-technology':
    case 'permission':
    case 'survey':
    case 'probe':
    case 'check-rebels':
    case 'convert-rebels':
    case 'check-for-spies':
    case 'draft':
    case 'disband':
    case 'pay':
    case 'ration':
    case 'name':
      return [];
    case 'message':
      return contactDoubts(order.party, empire);
  }
}
