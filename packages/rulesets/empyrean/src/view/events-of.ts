/** Events that an empire sees, looked up by what they are and whose they are: they are gone through once for all parts of a view. */
import type { LoopEvent } from '@ec/engine';
import type { EmpyreanEvent } from '../events.js';

type SeenEvent = EmpyreanEvent | LoopEvent;

/** Event of one ship or colony. */
export type OwnEvent = Extract<EmpyreanEvent, { readonly holdingId: number }>;

type EventOf<Kind extends SeenEvent['kind']> = Extract<SeenEvent, { readonly kind: Kind }>;

/** Events of a kind, in their order. */
export function ofKind<Kind extends SeenEvent['kind']>(
  seen: readonly SeenEvent[],
  kind: Kind,
): readonly EventOf<Kind>[] {
  const found = indexOf(seen).byKind.get(kind);
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
export function eventsOf(seen: readonly SeenEvent[], holdingId: number): readonly OwnEvent[] {
  return indexOf(seen).byHolding.get(holdingId) ?? [];
}

/** How far a list of events was gone through, and what was found. */
interface Index {
  read: number;
  readonly byKind: Map<string, SeenEvent[]>;
  readonly byHolding: Map<number, OwnEvent[]>;
}

const indexes = new WeakMap<readonly SeenEvent[], Index>();

/** The index of a list; events that were added to it since are taken in. */
function indexOf(seen: readonly SeenEvent[]): Index {
  const index = indexes.get(seen) ?? { read: 0, byKind: new Map(), byHolding: new Map() };
  if (index.read === 0) indexes.set(seen, index);
  for (; index.read < seen.length; index.read += 1) {
    const event = seen[index.read];
    if (!event) continue;
    add(index.byKind, event.kind, event);
    if ('holdingId' in event) add(index.byHolding, event.holdingId, event);
  }
  return index;
}

function add<Key, Entry>(lists: Map<Key, Entry[]>, key: Key, entry: Entry): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}
