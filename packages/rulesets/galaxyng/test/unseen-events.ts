import type { LoopEvent } from '@ec/engine';
import type { Prng } from '@ec/prng';
import { packShot, unpackShot } from '../src/combat/protocol.js';
import type { BattleEvent, GalaxyEvent } from '../src/events.js';
import type { GalaxyGame } from './turns.js';
import { renumberTypes } from './unseen.js';

type AnyEvent = GalaxyEvent | LoopEvent;

/**
 * The game with what a seat cannot see of a turn's events changed: other recipients, other IDs of others' ship types in state and journal,
 * the order of a battle's groups, the shots of battles that the seat does not want, the ships of races that left, and the places of messages.
 *
 * @see N-35
 */
export function changeUnseenEvents(game: GalaxyGame, seat: number, rng: Prng): GalaxyGame {
  const state = structuredClone(game.state);
  const idOf = renumberTypes(state, seat, rng.stream('types'), () => false);
  const wantsShots = state.races[seat - 1]?.options.battleprotocol ?? false;
  const change = (event: AnyEvent): AnyEvent => {
    const others = state.races.flatMap(({ id }) => (id !== seat && rng.chance(1, 2) ? [id] : []));
    const seats = event.seats.includes(seat) ? [...others, seat].sort((a, b) => a - b) : others;
    if (event.kind === 'battle') {
      const groups = event.groups.map((group) => ({ ...group, typeId: idOf(group.raceId, group.typeId) }));
      return shuffled({ ...event, seats, groups, protocol: wantsShots ? event.protocol : [1, 2] }, rng);
    }
    if (event.kind === 'bombing' && event.product.kind === 'ships') {
      const product = { ...event.product, typeId: idOf(event.oldOwnerId, event.product.typeId) };
      return { ...event, seats, product };
    }
    return event.kind === 'left'
      ? { ...event, seats, ships: event.ships + rng.intN(9) }
      : { ...event, seats };
  };
  const [messages, rest] = [
    game.journal.filter(({ kind }) => kind === 'message'),
    game.journal.filter(({ kind }) => kind !== 'message'),
  ];
  for (const message of rng.shuffle(messages)) rest.splice(rng.intN(rest.length + 1), 0, message);
  return { ...game, state, journal: rest.map(change) };
}

/** A battle with its groups in another order, race by race, and the same shots. */
function shuffled(battle: BattleEvent, rng: Prng): BattleEvent {
  const { groups, protocol } = battle;
  const { length } = groups;
  const order = rng.shuffle([...groups.keys()]);
  order.sort((a, b) => (groups[a]?.raceId ?? 0) - (groups[b]?.raceId ?? 0));
  const placeOf = (index: number): number => order.indexOf(index);
  return {
    ...battle,
    groups: order.flatMap((index) => groups[index] ?? []),
    protocol: protocol.map((packed) => {
      const { shooter, target, destroyed } = unpackShot(packed, length);
      return packShot(placeOf(shooter), placeOf(target), destroyed, length);
    }),
  };
}
