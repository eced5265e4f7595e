import type { LoopEvent } from '@ec/engine';
import { packShot, unpackShot } from '../combat/protocol.js';
import type { BattleEvent, BattleGroupRecord, GalaxyEvent, LeftEvent, MessageEvent } from '../events.js';
import type { Race } from '../state.js';
import { compareContents, compareTexts } from './compare-contents.js';
import type { SeenTypes } from './seen-types.js';

/**
 * An event as a race sees it: it names no other seat, has the shots of a battle only where the race wants them, and does not say how many
 * ships a race had that left.
 */
export type SeenEvent = Exclude<GalaxyEvent, LeftEvent> | Omit<LeftEvent, 'ships'> | LoopEvent;

/**
 * Events as a race sees them, in the order in which they happened, and messages after all others by their text: their place would show
 * who wrote them.
 *
 * @param events - those that the race sees
 * @see manual "Personal Messages"; N-27, N-35
 */
export function shownEvents(
  events: readonly (GalaxyEvent | LoopEvent)[],
  own: Race,
  types: SeenTypes,
): SeenEvent[] {
  const seats = [own.id];
  const shown: SeenEvent[] = [];
  const messages: MessageEvent[] = [];
  for (const event of events) {
    if (event.kind === 'message') messages.push({ ...event, seats });
    else shown.push({ ...shownEvent(event, own, types), seats });
  }
  messages.sort((a, b) => Number(b.isToAll) - Number(a.isToAll) || compareTexts(a.text, b.text));
  return [...shown, ...messages];
}

function shownEvent(event: GalaxyEvent | LoopEvent, own: Race, types: SeenTypes): SeenEvent {
  if (event.kind === 'battle') return shownBattle(event, own, types);
  if (event.kind === 'bombing') return { ...event, product: types.product(event.oldOwnerId, event.product) };
  if (event.kind !== 'left') return event;
  const { ships: _, ...told } = event;
  return told;
}

/**
 * A battle with its groups by race, contents and survivors; in the journal they stand by number. The shots name them as they now stand.
 *
 * Groups that are alike stand by the first shot that concerns them.
 */
function shownBattle(battle: BattleEvent, { options }: Race, types: SeenTypes): BattleEvent {
  const groups = battle.groups.map((group) => types.group(group));
  if (!options.battleprotocol) return { ...battle, groups: groups.sort(compareRecords), protocol: [] };
  const { length } = groups;
  const first = firstShots(battle.protocol, length);
  const rows = groups
    .map((group, index) => ({ group, index, first: first[index] ?? 0 }))
    .sort((a, b) => compareRecords(a.group, b.group) || a.first - b.first);
  const placeOf: number[] = [];
  for (const [place, { index }] of rows.entries()) placeOf[index] = place;
  const protocol = battle.protocol.map((packed) => {
    const { shooter, target, destroyed } = unpackShot(packed, length);
    return packShot(placeOf[shooter] ?? 0, placeOf[target] ?? 0, destroyed, length);
  });
  return { ...battle, groups: rows.map(({ group }) => group), protocol };
}

function compareRecords(a: BattleGroupRecord, b: BattleGroupRecord): number {
  return a.raceId - b.raceId || compareContents(a, b) || a.survivors - b.survivors;
}

/** When each group of a battle first fired or was fired at, twice the number of shots for one that never did. */
function firstShots(shots: readonly number[], groups: number): number[] {
  const first = Array<number>(groups).fill(2 * shots.length);
  for (const [i, packed] of shots.entries()) {
    const { shooter, target } = unpackShot(packed, groups);
    first[shooter] = Math.min(first[shooter] ?? 0, 2 * i);
    first[target] = Math.min(first[target] ?? 0, 2 * i + 1);
  }
  return first;
}
