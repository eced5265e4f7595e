import type { GalaxyState } from '@ec/galaxyng';
import type { Law } from './played-turn.ts';

/** Ships of each type: before + built = after + shot + scrapped + removed. */
export const ships: Law = function* ({ before, after }) {
  const counts = shipsByType(before.state);
  const add = (raceId: number, typeId: number, count: number): void => {
    const key = `${raceId} ${typeId}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  };
  const removed = new Map<number, number>();
  for (const event of after.journal) {
    if (event.kind === 'produced' && event.product.kind === 'ships')
      add(event.raceId, event.product.typeId, event.made);
    else if (event.kind === 'scrapped') add(event.raceId, event.typeId, -event.ships);
    else if (event.kind === 'left') removed.set(event.raceId, event.ships);
    else if (event.kind === 'battle')
      for (const { raceId, typeId, ships: had, survivors } of event.groups)
        add(raceId, typeId, survivors - had);
  }
  const left = shipsByType(after.state);
  const gone = new Map<number, number>();
  for (const key of new Set([...counts.keys(), ...left.keys()])) {
    const [expected, actual] = [counts.get(key) ?? 0, left.get(key) ?? 0];
    const raceId = Number(key.split(' ')[0]);
    if (removed.has(raceId)) gone.set(raceId, (gone.get(raceId) ?? 0) + expected - actual);
    else if (expected !== actual) yield `type ${key}: expected ${expected} ships, received ${actual}`;
  }
  for (const [raceId, expected] of removed) {
    const actual = gone.get(raceId) ?? 0;
    if (actual !== expected) yield `race ${raceId}: ${expected} ships removed, ${actual} gone`;
  }
};

function shipsByType({ groups }: GalaxyState): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { raceId, typeId, ships: count } of groups) {
    const key = `${raceId} ${typeId}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}
