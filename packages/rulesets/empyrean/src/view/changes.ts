import { formatOrbit, formatPlanet } from '@ec/cluster';
import type { LoopEvent } from '@ec/engine';
import type { EmpyreanEvent } from '../events.js';
import type { EmpyreanState } from '../state.js';
import type { ChangeView } from './turn-view.js';

/** Events of ships, colonies and planets that were lost or gained without a fight. */
type ChangeEvent = Extract<
  EmpyreanEvent,
  { readonly kind: 'abandoned' | 'occupied' | 'joined' | 'uncontrolled' }
>;

const KINDS: ReadonlySet<string> = new Set<ChangeEvent['kind']>([
  'abandoned',
  'occupied',
  'joined',
  'uncontrolled',
]);

/** Whether an event is one that {@link changeViews} shows. */
export function isChange(event: EmpyreanEvent | LoopEvent): event is ChangeEvent {
  return KINDS.has(event.kind);
}

/** What an event says of ships, colonies and planets that were lost or gained without a fight; nothing for other events. */
export function changeViews({ cluster }: EmpyreanState, event: EmpyreanEvent | LoopEvent): ChangeView[] {
  if (event.kind === 'abandoned' || event.kind === 'occupied')
    return [{ change: event.kind, id: event.holdingId, ...event.of, location: formatOrbit(cluster, event) }];
  if (event.kind === 'joined') return [{ change: 'joined', ...event.joined, to: event.holdingId }];
  if (event.kind === 'uncontrolled')
    return [{ change: 'uncontrolled', planet: formatPlanet(cluster, event.planetId) }];
  return [];
}
