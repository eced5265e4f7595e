import type { OrderDoubt, OrderEvent, Rehearsed } from '@ec/engine';
import type { EmpyreanEvent } from '../events.js';
import type { EmpyreanOrder } from '../orders/orders.js';
import type { EmpyreanState } from '../state.js';
import { hangsOnChance } from './chance.js';
import { withoutDrawn } from './settled.js';

/** Doubts about orders whose result is open, as chance decides before them, and that would be refused or done in part if nothing came of that. */
export function asThingsStand({
  seat,
  before,
  results,
  journal,
}: Rehearsed<EmpyreanState, EmpyreanOrder, EmpyreanEvent>): OrderDoubt<EmpyreanOrder>[] {
  const events = Map.groupBy(
    journal.filter((event): event is OrderEvent => event.kind === 'order'),
    keyOf,
  );
  return results.flatMap(({ placed, result }) => {
    const event = events.get(keyOf(placed))?.shift();
    // the check says of itself what is not one's own
    if (result || !event || event.status === 'done' || event.code === 'not-yours') return [];
    if (!hangsOnChance({ ...placed, seat }, event, before, results)) return [];
    return [{ placed, code: event.code, reason: `as things stand, ${withoutDrawn(event.reason, before)}` }];
  });
}

function keyOf({ line, text }: { readonly line: number; readonly text: string }): string {
  return `${line} ${text}`;
}
