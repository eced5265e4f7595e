/** Events that an empire sees, looked up by what they are and whose they are. */
import type { LoopEvent } from '@ec/engine';
import type { EmpyreanEvent } from '../events.js';

type SeenEvent = EmpyreanEvent | LoopEvent;

/** Event of one ship or colony. */
export type OwnEvent = Extract<EmpyreanEvent, { readonly holdingId: number }>;

type EventOf<Kind extends SeenEvent['kind']> = Extract<SeenEvent, { readonly kind: Kind }>;

/** Events that an empire sees, indexed. */
export interface SeenEvents {
  /** In their order. */
  readonly all: readonly SeenEvent[];
  readonly byKind: ReadonlyMap<string, readonly SeenEvent[]>;
  readonly byHolding: ReadonlyMap<number, readonly OwnEvent[]>;
}

/** Goes through events once for all parts of a view. */
export function indexed(all: readonly SeenEvent[]): SeenEvents {
  const byKind = new Map<string, SeenEvent[]>();
  const byHolding = new Map<number, OwnEvent[]>();
  for (const event of all) {
    add(byKind, event.kind, event);
    if ('holdingId' in event) add(byHolding, event.holdingId, event);
  }
  return { all, byKind, byHolding };
}

/** Events of a kind, in their order. */
export function ofKind<Kind extends SeenEvent['kind']>(
  { byKind }: SeenEvents,
  kind: Kind,
): readonly EventOf<Kind>[] {
  const found = byKind.get(kind);
  return found && areOf(found, kind) ? found : [];
}

/** Whether events, which are all of one kind, are of this one. */
function areOf<Kind extends SeenEvent['kind']>(
  events: readonly SeenEvent[],
  kind: Kind,
): events is readonly EventOf<Kind>[] {
  return events[0]?.kind === kind;
}

/** Events of a ship or colony, in their order. */
export function eventsOf({ byHolding }: SeenEvents, holdingId: number): readonly OwnEvent[] {
  return byHolding.get(holdingId) ?? [];
}

function add<Key, Entry>(lists: Map<Key, Entry[]>, key: Key, entry: Entry): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}
