import { type ByCargo, type GalaxyState } from '@ec/galaxyng';
import { shipMass, type PhaseName } from '@ec/galaxyng/rules';
import type { Law, PlayedTurn } from './played-turn.ts';
import { aboard, plus, unlike, wealthByPlace, wealthOfAll } from './wealth.ts';

/** Steps in which colonists, capital and materials change hands at a planet. */
const AT_PLANETS: readonly PhaseName[] = ['cargo', 'autounload', 'route unload'];

/** Steps in which they may only move, or not even that. */
const ON_THE_WAY: readonly PhaseName[] = [
  'messages',
  'alliances and war',
  'upgrades',
  'departure',
  'routes',
  'interception',
  'movement',
  'merge',
  'renumber',
  'renames',
];

/** Battles, in which cargo is lost with its ships. */
const BATTLES: readonly PhaseName[] = ['combat', 'combat after movement'];

/** Colonists, capital and materials only change hands: what a planet gains its ships lose, and what is scrapped is materials. */
export const cargo: Law = function* (turn) {
  for (const name of AT_PLANETS) {
    const { before, after } = stepOf(turn, name);
    const expected = wealthByPlace(before);
    if (name === 'cargo') addScrapped(expected, before, turn);
    const actual = wealthByPlace(after);
    for (const [i, place] of expected.entries())
      yield* unlike(`${name}: planet ${i + 1}`, place, actual[i] ?? place);
  }
  for (const name of ON_THE_WAY) {
    const { before, after } = stepOf(turn, name);
    yield* unlike(name, wealthOfAll(before), wealthOfAll(after));
  }
  let expected: ByCargo<number> = { COL: 0, CAP: 0, MAT: 0 };
  let actual = expected;
  for (const name of BATTLES) {
    const { before, after } = stepOf(turn, name);
    expected = plus(expected, aboard(before));
    actual = plus(actual, aboard(after));
  }
  for (const event of turn.after.journal) {
    if (event.kind !== 'battle') continue;
    for (const { cargo: kind, load, ships, survivors } of event.groups)
      if (kind) expected[kind] -= load * (ships - survivors);
  }
  yield* unlike('battles', expected, actual);
};

function addScrapped(places: ByCargo<number>[], { races }: GalaxyState, { after }: PlayedTurn): void {
  for (const event of after.journal) {
    if (event.kind !== 'scrapped') continue;
    const design = races[event.raceId - 1]?.types.find(({ id }) => id === event.typeId)?.design;
    const place = places[event.planetId - 1];
    if (design && place) place.MAT += shipMass(design) * event.ships;
  }
}

/** A step of a turn. */
export function stepOf({ steps }: PlayedTurn, name: PhaseName): { before: GalaxyState; after: GalaxyState } {
  const step = steps.get(name);
  if (!step) throw new RangeError(`step: expected one of ${[...steps.keys()].join(', ')}, received ${name}`);
  return step;
}
